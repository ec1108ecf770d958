// npm run admin -- setup-link | reset-link EMAIL | verify EMAIL | change-email EMAIL NEW | role EMAIL admin|public | suspend EMAIL | restore EMAIL | audit | backup FILE | restore FILE
import { run } from './launch.js'
import { envFile } from './node24.js'

try {
  process.exit(await run([...envFile(), 'server/admin.ts', ...process.argv.slice(2)]))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
