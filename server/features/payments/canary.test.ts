import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

// Everything a server with the most talkative log writes while a card is stored, and while the provider refuses.
const program = `
  import { createTestApp } from './test/app.ts'
  import { startStripeFake, signedMessage, secretKeys, cards } from './test/stripe-fake.ts'
  import { readConfig } from './server/config.ts'
  import { stripePayments } from './server/services/payments-stripe.ts'
  const stripe = await startStripeFake()
  const payments = (key) => stripePayments(readConfig(stripe.settings(key)).stripe)
  const site = await createTestApp({ logLevel: 'debug' }, { payments: payments() })
  const man = await site.signUp()
  const { setupIntentId, clientSecret } = (await man.call('POST', '/api/create-setup-intent')).json()
  stripe.confirm(setupIntentId, cards.troubles)
  await man.call('POST', '/api/complete-onboarding', { setupIntentId })
  const { body, headers } = signedMessage('setup_intent.succeeded', stripe.intents.get(setupIntentId), { at: new Date(0) })
  await site.inject({ method: 'POST', url: '/api/payments/webhook', headers, payload: body })
  for (const key of [secretKeys.down, 'sk_test_', 'rk_live_canary']) {
    site.services.payments = stripePayments({ ...readConfig(stripe.settings()).stripe, secretKey: key })
    await man.call('POST', '/api/create-setup-intent')
    await man.call('GET', '/api/stored-card')
  }
  console.log('SECRETS ' + JSON.stringify([clientSecret, headers['stripe-signature'], 'whsec_standin', 'sk_test_works', secretKeys.down, 'rk_live_canary']))
  await site.close()
  await stripe.close()
`

test('no key, client secret or signature is ever logged', async () => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  const [line = ''] = stdout.match(/^SECRETS .*$/m) ?? []
  const secrets: string[] = JSON.parse(line.slice('SECRETS '.length))
  const log = stdout.replace(line, '') + stderr
  expect(log).toContain('/api/create-setup-intent')
  expect(log).toContain('The payment provider could not be asked: Stripe:')
  for (const secret of secrets) expect(log).not.toContain(secret)
})
