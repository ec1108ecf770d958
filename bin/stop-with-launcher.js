// Loaded into every program that bin/launch.js starts. Stops it gracefully when its launcher or terminal is gone.

// The program's own workers inherit this file, but the program takes care of them.
if (process.ppid === Number(process.env.LAUNCHER_PID)) {
  process.on('disconnect', terminate)
  process.on('SIGHUP', terminate)
  // The channel to the launcher must not keep the program running.
  process.channel?.unref()
}

function terminate() {
  if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(1)
}
