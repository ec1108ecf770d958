// npm start: installs, builds and compiles what is missing or has changed, then runs the server.
// npm start -- --demo: runs a demonstration with a fictional group instead.
import { buildIfStale, compileIfStale } from './build-if-stale.js'
import { installMissing } from './install.js'
import { run } from './launch.js'
import { envFile } from './node24.js'

try {
  await installMissing({ development: false })
  await buildIfStale()
  await compileIfStale()
  const server = process.argv.includes('--demo') ? 'server/demo/main.ts' : 'server/main.ts'
  // A larger young generation takes 200 MB under load and gains nothing measurable.
  process.exit(await run(['--max-semi-space-size=8', ...envFile(), server, ...process.argv.slice(2)]))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
