// Starts the server. The rest is loaded after the check, because an older Node cannot load it.
import './require-node.ts'

const { startServer } = await import('./start-server.ts')
await startServer()
