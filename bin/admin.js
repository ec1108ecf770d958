// npm run admin -- setup-link | reset-link EMAIL | verify EMAIL | change-email EMAIL NEW | role EMAIL ROLE | create EMAIL | invite | suspend EMAIL | restore EMAIL | end-sessions EMAIL | export EMAIL FILE | delete EMAIL --yes | audit | doctor | backup FILE | restore FILE
import { run } from './launch.js'
import { envFile } from './node24.js'

try {
  process.exit(await run([...envFile(), 'server/admin.ts', ...process.argv.slice(2)]))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
