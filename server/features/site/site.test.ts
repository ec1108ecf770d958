import { expect, test } from 'vitest'
import { startTestApp } from '#test/start-test-app.ts'

const productBranding = {
  name: 'Seven Pillars',
  logoUrl: null,
  accent: null,
  headline: null,
  welcome: null,
  figures: null,
  imprint: false,
  questions: [],
}

test('describes what the site offers and whether the next account is the first', async () => {
  const site = await startTestApp({ signUp: 'closed' })
  const offered = async () => (await site.visitor('GET', '/api/site')).json()
  expect(await offered()).toEqual({
    ...productBranding,
    signUp: 'open',
    firstAccount: true,
    firstAccountIsAdmin: true,
    mail: true,
    payments: null,
    embeds: 'auto',
  })
  await site.signUp()
  site.services.mail.available = false
  expect(await offered()).toEqual({
    ...productBranding,
    signUp: 'closed',
    firstAccount: false,
    firstAccountIsAdmin: true,
    mail: false,
    payments: null,
    embeds: 'auto',
  })
})

test('does not promise the first account the admin role with ADMIN_EMAILS', async () => {
  const site = await startTestApp({ adminEmails: ['boss@example.org'] })
  expect((await site.visitor('GET', '/api/site')).json()).toMatchObject({
    signUp: 'open',
    firstAccount: true,
    firstAccountIsAdmin: false,
  })
})
