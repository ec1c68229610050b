"""Text: lexer, parser, printer, diagnostics."""
