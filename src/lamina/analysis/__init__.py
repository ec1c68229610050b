"""What can be found out about IR without changing it: equivalence, liveness, aliasing, slices, data flow."""
