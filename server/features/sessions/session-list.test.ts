import { afterAll, expect, test } from 'vitest'
import { formatCookieHeader, createTestApp, password } from '#test/app.ts'

const site = await createTestApp()
const member = await site.signUp()
const stranger = await site.signUp()
afterAll(() => site.close())

const browsers = {
  'Firefox on Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Safari on iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 ' +
    '(KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Edge on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ' +
    '(KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Chrome on Android':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Safari on Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 ' +
    '(KHTML, like Gecko) Version/26.0 Safari/605.1.15',
}

async function signIn(userAgent: string): Promise<string> {
  return formatCookieHeader(
    await site.visitor('POST', '/api/auth/sign-in', { email: member.email, password }, { 'user-agent': userAgent }),
  )
}
const list = async (cookie: string) =>
  (await site.visitor('GET', '/api/account/sessions', undefined, { cookie })).json()

test('lists sessions with browser and sign-in time, the current one first', async () => {
  const cookies: string[] = []
  for (const userAgent of Object.values(browsers)) {
    site.services.clock.advance({ minutes: 5 })
    cookies.push(await signIn(userAgent))
  }
  const [second = ''] = cookies.slice(1)
  const sessions = await list(second)
  expect(sessions[0]).toEqual({
    current: true,
    device: 'Safari on iPhone',
    signedInAt: '2026-03-10T09:10:00.000Z',
    lastActiveAt: '2026-03-10T09:10:00.000Z',
  })
  expect(sessions.slice(1).map(({ device }: { device: string }) => device)).toEqual([
    'Safari on Mac',
    'Chrome on Android',
    'Edge on Windows',
    'Firefox on Linux',
    null,
  ])
  expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1)
  expect(await list(stranger.cookie)).toHaveLength(1)
})

test('updates the last activity of a session when it is used', async () => {
  const cookie = await signIn(browsers['Firefox on Linux'])
  site.services.clock.advance({ days: 1 })
  await site.visitor('POST', '/api/goals', { title: 'A', pillar: 'mental' }, { cookie })
  const [present] = await list(cookie)
  expect(Date.parse(present.lastActiveAt) - Date.parse(present.signedInAt)).toBe(24 * 3_600_000)
})

test("ends a member's other sessions and nobody else's", async () => {
  const here = await signIn(browsers['Safari on Mac'])
  const there = await signIn(browsers['Chrome on Android'])
  const others = (await list(here)).length - 1
  const reply = await site.visitor('DELETE', '/api/account/sessions', undefined, { cookie: here })
  expect(reply.json()).toEqual({ ended: others })
  expect([(await list(here)).length, (await list(stranger.cookie)).length]).toEqual([1, 1])
  expect((await site.visitor('GET', '/api/auth/user', undefined, { cookie: there })).statusCode).toBe(401)
})

test('does not expose session ids', async () => {
  const here = await signIn(browsers['Safari on Mac'])
  const { body } = await site.visitor('GET', '/api/account/sessions', undefined, { cookie: here })
  const rows = await site.database.selectFrom('sessions').select('sid').execute()
  for (const { sid } of rows) expect(body).not.toContain(sid)
})
