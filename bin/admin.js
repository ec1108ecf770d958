// npm run admin -- COMMAND: without one, it prints what there is.
import { run } from './launch.js'
import { envFile } from './node24.js'

try {
  process.exit(await run([...envFile(), 'server/admin.ts', ...process.argv.slice(2)]))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
