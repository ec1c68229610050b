"""What passes want to know: dominance, liveness, aliasing, data flow."""
