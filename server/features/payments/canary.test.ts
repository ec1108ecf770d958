import { expect, test } from 'vitest'
import { runProgram } from '#test/run-program.ts'

// Stores a card and provokes provider errors on a server that logs at the debug level.
const program = `
  import { createTestApp } from './test/app.ts'
  import { startStripeFake, createSignedEvent, secretKeys, cards } from './test/stripe-fake.ts'
  import { readConfig } from './server/config.ts'
  import { createStripePayments } from './server/services/payments-stripe.ts'
  const stripe = await startStripeFake()
  const payments = (key) => createStripePayments(readConfig(stripe.serverSettings(key)).stripe)
  const site = await createTestApp({ logLevel: 'debug' }, { payments: payments() })
  const member = await site.signUp()
  const { setupIntentId, clientSecret } = (await member.call('POST', '/api/create-setup-intent')).json()
  stripe.confirm(setupIntentId, cards.failsOnNextRead)
  await member.call('POST', '/api/complete-onboarding', { setupIntentId })
  const intent = stripe.intents.get(setupIntentId)
  const { body, headers } = createSignedEvent('setup_intent.succeeded', intent, { at: new Date(0) })
  await site.inject({ method: 'POST', url: '/api/payments/webhook', headers, payload: body })
  for (const key of [secretKeys.down, 'sk_test_', 'rk_live_canary']) {
    site.services.payments = createStripePayments({ ...readConfig(stripe.serverSettings()).stripe, secretKey: key })
    await member.call('POST', '/api/create-setup-intent')
    await member.call('GET', '/api/stored-card')
  }
  const signature = headers['stripe-signature']
  const keys = ['whsec_standin', 'sk_test_works', secretKeys.down, 'rk_live_canary']
  console.log('SECRETS ' + JSON.stringify([clientSecret, signature, ...keys]))
  await site.close()
  await stripe.close()
`

test('logs no key, client secret or signature', async () => {
  const { stdout, stderr } = await runProgram(program)
  const [line = ''] = stdout.match(/^SECRETS .*$/m) ?? []
  const secrets: string[] = JSON.parse(line.slice('SECRETS '.length))
  const log = stdout.replace(line, '') + stderr
  expect(log).toContain('/api/create-setup-intent')
  expect(log).toMatch(/"reason":"Stripe:.*a request to the payment provider failed/)
  for (const secret of secrets) expect(log).not.toContain(secret)
})
