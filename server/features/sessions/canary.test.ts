import { expect, test } from 'vitest'
import { runProgram } from '#test/run-program.ts'

// Sends secrets through a server that logs at the debug level.
const program = `
  import { createTestApp, formatCookieHeader } from './test/app.ts'
  const site = await createTestApp({ logLevel: 'debug' })
  const send = (method, url, payload, headers) => site.inject({ method, url, headers, payload })
  const password = 'canary-password-1'
  const account = { email: 'member@example.org', username: 'marcus', password }
  const setupCode = await site.readSetupCode()
  const signedUp = await send('POST', '/api/auth/sign-up', { ...account, setupCode })
  const cookie = formatCookieHeader(signedUp)
  const failed = new Promise((resolve) => {
    site.services.mail.send = async (message) => {
      if (message.text.includes('/reset#')) resolve(message.text)
      throw new Error('554 rejected: ' + message.text)
    }
  })
  await send('POST', '/api/auth/sign-up', account)
  await send('POST', '/api/auth/sign-in', { email: account.email, password })
  await send('POST', '/api/auth/sign-in', { email: account.email, password: 'canary-password-2' })
  await send('POST', '/api/auth/sign-in', { email: account.email, password: ['canary-password-3'] })
  await send('POST', '/api/auth/sign-in', '{"password":"canary-password-4"', { 'content-type': 'application/json' })
  await send('POST', '/api/auth/sign-in', { email: account.email, password }, { origin: 'https://evil.example' })
  await send('POST', '/api/auth/request-reset', { email: account.email })
  const token = /token=([\\w-]+)/.exec(await failed)[1]
  await send('POST', '/api/auth/request-verification', undefined, { cookie })
  await send('GET', '/api/login?returnTo=/a%3Ftoken=canary-password-5', undefined, { cookie })
  await send('POST', '/api/auth/verify', { token })
  await send('POST', '/api/auth/reset', { token, password: 'canary-password-6' })
  await send('GET', '/api/logout', undefined, { cookie })
  await site.database.destroy()
  await send('POST', '/api/auth/sign-in', { email: account.email, password })
  await send('GET', '/api/auth/user', undefined, { cookie })
  console.log('SECRETS ' + JSON.stringify([setupCode, token, ...signedUp.cookies.map(({ value }) => value)]))
  await site.app.close()
`

test('logs no password, token or cookie', async () => {
  const { stdout, stderr } = await runProgram(program)
  const [line = ''] = stdout.match(/^SECRETS .*$/m) ?? []
  const secrets: string[] = JSON.parse(line.slice('SECRETS '.length))
  const log = stdout.replace(line, '') + stderr
  expect(secrets).toHaveLength(4)
  expect(log).toContain('/api/auth/sign-in')
  expect(log).toContain('a call failed')
  expect(log.match(/"reason":"554 rejected.*could not send an email/g)).toHaveLength(3)
  expect(log).not.toMatch(/token=[\w-]/)
  expect(log).not.toMatch(/canary-password|argon2id\$/)
  for (const secret of secrets) expect(log).not.toContain(secret)
})
