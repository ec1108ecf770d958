// Loaded into every program that bin/launch.js starts: stops it in order when its launcher or its terminal is gone.

// The program's own children load this file too, but they are up to the program.
if (process.ppid === Number(process.env.LAUNCHER_PID)) {
  process.on('disconnect', terminate)
  process.on('SIGHUP', terminate)
  // The channel to the launcher must not keep the program running.
  process.channel?.unref()
}

function terminate() {
  if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(1)
}
