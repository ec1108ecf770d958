import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { startServer } from './server-process.ts'

const secrets = {
  SECRET_KEY: 'canary-secret-key-0123456789-0123456789',
  STRIPE_SECRET_KEY: 'sk_test_canarystripesecret',
  STRIPE_WEBHOOK_SECRET: 'whsec_canarywebhooksecret',
  AI_API_KEY: 'canary-ai-key',
  INSTAGRAM_ACCESS_TOKEN: 'canary-instagram-token',
  SMTP_URL: 'smtp://user:canary-mail-password@127.0.0.1:9',
}
const password = 'canary password of a member'
const storedToken = 'canary-stored-access-token'

test('shows no secret in a reply, a page, a file of the web app or the log', { timeout: 60_000 }, async () => {
  const server = await startServer({
    ...secrets,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_shown',
    STRIPE_API_URL: 'http://127.0.0.1:9',
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: 'http://127.0.0.1:9/v1',
    AI_MODEL: 'none',
    INSTAGRAM_GRAPH_URL: 'http://127.0.0.1:9',
    MAIL_FROM: 'pillars@example.org',
    PUBLIC_URL: 'http://localhost:3000',
    LOG_LEVEL: 'debug',
  })
  const responseTexts: string[] = []
  const request = async (method: string, path: string, body?: unknown, cookie = '') => {
    const response = await fetch(server.url + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
      headers: { ...(cookie && { cookie }), ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    responseTexts.push(JSON.stringify([...response.headers]), await response.text())
    return response
  }

  const account = { email: 'canary@example.org', username: 'canary', password }
  const setupCode = server.takeSetupCode() ?? 'none'
  const signedUp = await request('POST', '/api/auth/sign-up', { ...account, setupCode })
  expect(signedUp.status).toBe(201)
  const cookies = signedUp.headers.getSetCookie().map((header) => header.split(';')[0] ?? '')
  const cookie = cookies.join('; ')
  const session = /seven_pillars_session=([^;]+)/.exec(cookie)?.[1] ?? 'none'
  // The sign-up reply contains the new session's cookie.
  responseTexts.length = 0

  await request('POST', '/api/auth/sign-in', { ...account, username: undefined, password: 'wrong password' })
  await request('POST', '/api/auth/request-reset', { email: account.email })
  // The server sends both tokens to an unreachable Instagram.
  const stored = await request(
    'POST',
    '/api/source-accounts',
    { platform: 'instagram', handle: '17841405822304914', accessToken: storedToken },
    cookie,
  )
  expect(stored.status).toBe(201)
  const { id = '' } = /"id":"(?<id>[\w-]+)"/.exec(responseTexts.at(-1) ?? '')?.groups ?? {}
  expect((await request('POST', `/api/source-accounts/${id}/poll`, undefined, cookie)).status).toBe(503)
  expect((await request('POST', '/api/social/fetch-instagram', { igUserId: '17841405822304915' }, cookie)).status).toBe(
    503,
  )
  expect(
    (
      await request(
        'POST',
        '/api/source-accounts',
        { platform: 'instagram', handle: 'x', accessToken: storedToken },
        cookie,
      )
    ).status,
  ).toBe(400)
  for (const page of ['/', '/journal', '/settings', '/onboarding']) await request('GET', page, undefined, cookie)
  // Last, because a member can only write so often in a minute.
  for (const { method, path, access } of endpoints) {
    if (path === '/api/logout' || path.includes('/events') || (access === 'public' && method !== 'GET')) continue
    const body = method === 'GET' || method === 'DELETE' ? undefined : { password, wrong: secrets.AI_API_KEY.length }
    await request(method, path.replaceAll(/\{\w+\}/g, 'x'), body, cookie).catch(() => null)
  }
  await server.stop()

  const webDir = fileURLToPath(new URL('../dist/web', import.meta.url))
  const files = existsSync(webDir)
    ? readdirSync(webDir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|html|json|css)$/.test(file))
    : []
  const bundle = files.map((file) => readFileSync(join(webDir, file), 'utf8'))

  const canaries = [
    ...Object.values(secrets).filter((value) => !value.startsWith('smtp:')),
    'canary-mail-password',
    password,
    storedToken,
    session,
  ]
  for (const canary of canaries) {
    expect(server.output(), 'the log').not.toContain(canary)
    expect(
      responseTexts.find((text) => text.includes(canary)),
      `a reply with ${canary}`,
    ).toBeUndefined()
    expect(
      bundle.some((text) => text.includes(canary)),
      'the web app',
    ).toBe(false)
  }
  for (const file of readdirSync(server.dataDir))
    expect(readFileSync(join(server.dataDir, file)).includes(storedToken), `${file} of the data`).toBe(false)
})
