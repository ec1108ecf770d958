// npm run admin -- COMMAND. The rest is loaded after the check, because an older Node cannot load it.
import './require-node.ts'

const { runCommandLine } = await import('./admin-command-line.ts')
await runCommandLine(process.argv.slice(2))
