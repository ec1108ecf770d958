// npm run admin -- reset-link EMAIL | verify EMAIL | role EMAIL admin|public
import { run } from './node24.js'

try {
  process.exit(await run(['--env-file-if-exists=.env', 'server/admin.ts', ...process.argv.slice(2)]))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
