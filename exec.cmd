@rem The npm scripts begin with "exec" so that signals reach node and not a shell. cmd.exe has no exec; this is it.
@%*
