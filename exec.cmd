@rem The npm scripts begin with "exec", so that signals reach node instead of a shell. This is exec for cmd.exe.
@%*
