import { afterAll, describe, expect, test, vi } from 'vitest'
import { createTestApp, password as goodPassword } from '#test/app.ts'

const site = await createTestApp({ publicUrl: 'https://pillars.example.org' })
await site.signUp()
const member = await site.signUp({ email: 'marcus.aurelius@example.org', username: 'Stoic' })

afterAll(() => site.close())

const newEmail = 'marcus.aurelius@example.com'
const common = 'Too many people use this password. Choose another one'
const ownEmail = 'Choose a password without your email address'
const ownUsername = 'Choose a password without your username'
const siteName = 'Choose a password without the name of this site'

let count = 0
let token = ''

describe.each([
  [
    'sign-up',
    'password',
    newEmail,
    (password: string) =>
      site.inject({
        method: 'POST',
        url: '/api/auth/sign-up',
        remoteAddress: `10.6.0.${++count}`,
        payload: { email: newEmail, username: 'Stoic_', password },
      }),
  ],
  [
    'a password change',
    'newPassword',
    'marcus.aurelius@example.org',
    (newPassword: string) =>
      member.call('POST', '/api/account/password', { currentPassword: goodPassword, newPassword }),
  ],
  [
    'a password reset',
    'password',
    'marcus.aurelius@example.org',
    async (password: string) => {
      token ||= await requestResetToken()
      return site.visitor('POST', '/api/auth/reset', { token, password })
    },
  ],
])('passwords at %s', (_where, field, email, submit) => {
  test.each([
    ['password', common],
    ['PASSWORD', common],
    ['Password1!', common],
    ['2024Password', common],
    ['p@$$w0rd', common],
    ['iloveyou2', common],
    ['Dragon2024', common],
    ['!!welcome!!', common],
    ['1qaz2wsx', common],
    ['qwertyuiop', common],
    ['ｐａｓｓｗｏｒｄ', common],
    ['123456789012345', common],
    ['zyxwvuts', common],
    ['aaaaaaaaaaaaaaa', common],
    ['abcabcabcabc', common],
    ['FootballFootball1', common],
    ['EMAIL', ownEmail],
    ['marcusaurelius', ownEmail],
    ['Marcus-Aurelius-180', ownEmail],
    ['Stoic_2026', ownUsername],
    ['stoicstoic', ownUsername],
    ['SevenPillars', siteName],
    ['seven pillars 7!', siteName],
  ])('rejects %s', async (password, reason) => {
    const reply = await submit(password.replace('EMAIL', email))
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { code: 'bad-request', message: `${field}: ${reason}`, fields: { [field]: reason } },
    ])
  })
})

test('accepts longer passwords that contain a name or a common word', async () => {
  for (const [each, password] of ['dragon boat on the lake', 'Marcus likes olives', 'stoic-otter-lamp'].entries()) {
    const payload = { email: `marcus@site${each}.example`, username: `stoic${each}x`, password }
    const reply = await site.inject({
      method: 'POST',
      url: '/api/auth/sign-up',
      remoteAddress: `10.5.0.${each}`,
      payload,
    })
    expect(reply.statusCode, password).toBe(201)
  }
})

test('does not reveal by the reason whether the current password is right', async () => {
  const reply = await member.call('POST', '/api/account/password', {
    currentPassword: 'wrong',
    newPassword: 'password',
  })
  expect(reply.json().fields).toEqual({ newPassword: common })
})

async function requestResetToken(): Promise<string> {
  await site.visitor('POST', '/api/auth/request-reset', { email: member.email })
  return vi.waitFor(() => {
    const [, mailed] = /token=([\w-]+)/.exec(site.services.mail.sent.at(-1)?.text ?? '') ?? []
    if (!mailed) throw new Error('No link was sent yet')
    return mailed
  })
}
