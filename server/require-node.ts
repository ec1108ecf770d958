// Ends the process on a Node that cannot run the server. It imports nothing else of the project, so that it loads there.
import process from 'node:process'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
// crypto.argon2 needs 24.7.
if (major < 24 || (major === 24 && minor < 7)) {
  process.stderr.write(`Seven Pillars needs Node.js 24.7 or newer, and this is ${process.version}.\n`)
  process.exit(1)
}
