// npm run dev: the API with restart on change, and the web app with reload, on http://localhost:3000. No build.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installMissing } from './install.js'
import { environment, node24, root } from './node24.js'

installMissing({ development: true })
const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
const port = process.env.PORT ?? '3000'
const apiPort = process.env.API_PORT ?? '3001'
const children = [
  spawn(node24(), [...settings, '--watch-path=server', '--watch-path=contract', '--watch-preserve-output', 'server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment({ PORT: apiPort, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }),
  }),
  spawn(node24(), ['node_modules/vite/bin/vite.js', '--port', port, '--strictPort'], {
    cwd: root,
    stdio: 'inherit',
    env: environment({ API_PORT: apiPort }),
  }),
]
const stop = () => children.forEach((child) => child.kill())
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) {
  child.on('exit', (code) => {
    stop()
    process.exitCode = code ?? 0
  })
}
