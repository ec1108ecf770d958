// npm run dev: the API, restarted on change, and the web app with hot reload on http://localhost:3000, without a build.
// npm run dev -- --payments: also starts a Stripe stub, so that storing a card works without keys.
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { installMissing } from './install.js'
import { launch, stop } from './launch.js'
import { envFile, root } from './node24.js'

const apiPort = process.env.API_PORT ?? '3001'
const stripePort = process.env.STRIPE_FAKE_PORT ?? '3002'
const stripeUrl = `http://127.0.0.1:${stripePort}`
const stripeSettings = {
  STRIPE_SECRET_KEY: 'sk_test_works',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_works',
  STRIPE_WEBHOOK_SECRET: 'whsec_standin',
  STRIPE_API_URL: stripeUrl,
  STRIPE_JS_URL: `${stripeUrl}/stripe.js`,
}
const payments = process.argv.includes('--payments')
const port = process.env.PORT ?? '3000'

await installMissing({ development: true })
if (payments)
  launch(['test/stripe-fake.ts'], { env: { STRIPE_FAKE_PORT: stripePort }, stdio: ['ignore', 'ignore', 'inherit'] })
launch(['node_modules/vite/bin/vite.js', '--port', port, '--strictPort'], {
  env: { API_PORT: apiPort },
}).once('exit', () => stop('SIGTERM'))

let api = launchApi()
let restarting = false
/** @type {NodeJS.Timeout | undefined} */
let debounce
for (const folder of ['server', 'contract']) {
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(debounce)
    debounce = setTimeout(restartApi, 100)
  })
}

function launchApi() {
  const child = launch([...envFile(), 'server/main.ts', ...process.argv.slice(2)], {
    env: {
      PORT: apiPort,
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      ...(payments && stripeSettings),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return child.once('exit', (code) => {
    if (code) console.error('The API ended with an error. It will start again when a file changes.')
  })
}

async function restartApi() {
  if (restarting) return
  restarting = true
  if (api.exitCode === null && api.signalCode === null) {
    // The old process holds the lock on the data folder until it ends.
    api.kill('SIGTERM')
    await once(api, 'exit')
  }
  api = launchApi()
  restarting = false
}
