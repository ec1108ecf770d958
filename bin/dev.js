// npm run dev: the API with restart on change, and the web app with reload, on http://localhost:3000. No build.
// npm run dev -- --payments: the same with a stand-in for Stripe, so that storing a card can be tried without keys.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installMissing } from './install.js'
import { environment, node24, root } from './node24.js'

installMissing({ development: true })
const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
const port = process.env.PORT ?? '3000'
const apiPort = process.env.API_PORT ?? '3001'
const payments = process.argv.includes('--payments')
const stripe = `http://127.0.0.1:${process.env.STRIPE_FAKE_PORT ?? '3002'}`
const standIn = {
  STRIPE_SECRET_KEY: 'sk_test_works',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_works',
  STRIPE_WEBHOOK_SECRET: 'whsec_standin',
  STRIPE_API_URL: stripe,
  STRIPE_JS_URL: `${stripe}/stripe.js`,
}
const children = [
  ...(payments
    ? [
        spawn(node24(), ['test/stripe-fake.ts'], {
          cwd: root,
          stdio: ['ignore', 'ignore', 'inherit'],
          env: environment({ STRIPE_FAKE_PORT: new URL(stripe).port }),
        }),
      ]
    : []),
  spawn(
    node24(),
    [...settings, '--watch-path=server', '--watch-path=contract', '--watch-preserve-output', 'server/main.ts'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment({ PORT: apiPort, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn', ...(payments && standIn) }),
    },
  ),
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
