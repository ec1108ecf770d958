import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, password, type TestClient } from '#test/app.ts'
import { sampleImages } from '#test/sample-images.ts'

let member: TestClient
let other: TestClient
let names = 0

const site = await createTestApp()
const admin = await site.signUp()
beforeEach(async () => {
  names++
  site.services.clock.set('2026-03-10T09:00:00.000Z')
  member = await site.signUp({ username: `Marcus${names}x` })
  other = await site.signUp()
})
afterAll(() => site.close())

const rename = ({ call }: TestClient, username: string) => call('PATCH', '/api/account', { username })
const signUp = (username: string) =>
  site.inject({
    method: 'POST',
    url: '/api/auth/sign-up',
    payload: { email: `${names}-${username.length}@example.org`, username, password },
  })

/** Lets 30 days pass, in which everyone stays signed in. */
async function waitForHold() {
  site.services.clock.advance({ days: 30 })
  await site.database.updateTable('sessions').set({ expire: '2026-04-20T09:00:00.000Z' }).execute()
}

const taken = 'This username is taken'
const lookalike = 'This username looks too much like another member’s'

describe('a username that its owner gave up', () => {
  test('is taken for everyone else for 30 days, and so is what looks like it', async () => {
    await rename(member, `Emperor${names}`)
    const name = member.username
    for (const [username, message] of [
      [name, taken],
      [name.toUpperCase(), taken],
      [name.replace('a', 'а'), lookalike],
    ] as const) {
      const replies = [
        await rename(other, username),
        await signUp(username),
        await admin.call('POST', '/api/admin/members', { email: `${names}@example.org`, username }),
      ]
      for (const { statusCode, ...reply } of replies)
        expect([statusCode, reply.json()]).toEqual([
          409,
          { code: 'username-taken', message: `${message}.`, fields: { username: message } },
        ])
    }
    await waitForHold()
    expect((await rename(other, name)).statusCode).toBe(200)
    expect((await rename(member, name)).statusCode).toBe(409)
  })

  test('can be taken back by its former owner', async () => {
    await rename(member, `Emperor${names}`)
    expect((await rename(member, member.username.toLowerCase())).json().username).toBe(member.username.toLowerCase())
    expect((await rename(other, `Emperor${names}`)).statusCode).toBe(409)
    expect((await rename(member, `Emperor${names}`)).statusCode).toBe(200)
  })

  test('stays taken after the account is deleted, and nobody can take it back', async () => {
    await rename(member, `Emperor${names}`)
    await member.call('POST', '/api/account/delete', { password, posts: 'remove' })
    for (const name of [member.username, `Emperor${names}`]) expect((await rename(other, name)).statusCode).toBe(409)
    await waitForHold()
    for (const name of [member.username, `Emperor${names}`]) expect((await rename(other, name)).statusCode).toBe(200)
  })

  test('is not given to a new member whose email address begins with it', async () => {
    await rename(member, `Emperor${names}`)
    const email = `${member.username}@example.org`
    const { username } = (await admin.call('POST', '/api/admin/members', { email })).json().member
    expect(username).toBe(`${member.username.toLowerCase()}2`)
  })
})

describe('changing the username', () => {
  test('is possible three times in 30 days, and once more to go back', async () => {
    const tried = []
    for (const name of ['one', 'two', 'three', 'four']) tried.push(await rename(member, `${name}-${names}`))
    expect(tried.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
    const message = 'You can change your username 3 times in 30 days. You can change it again in 30 days.'
    expect(tried.at(-1)?.json()).toMatchObject({ message, fields: { username: message } })
    expect(tried.at(-1)?.headers['retry-after']).toBe(String(30 * 24 * 60 * 60))
    expect((await member.call('PATCH', '/api/account', { firstName: 'Marc' })).statusCode).toBe(200)
    expect((await rename(member, `TWO-${names}`)).statusCode).toBe(200)
    expect((await rename(member, `three-${names}`)).statusCode).toBe(429)
    await waitForHold()
    expect((await rename(member, `four-${names}`)).statusCode).toBe(200)
  })

  test('does not count a refused name, the same name or another case of it', async () => {
    for (let time = 0; time < 5; time++) {
      expect((await rename(member, other.username)).statusCode).toBe(409)
      expect((await rename(member, time % 2 ? member.username : member.username.toUpperCase())).statusCode).toBe(200)
    }
    expect((await rename(member, `one-${names}`)).statusCode).toBe(200)
  })

  test('is in the security log with both names, until the account is deleted', async () => {
    await rename(member, `Emperor${names}`)
    const readLog = async () => (await admin.call('GET', '/api/admin/audit?kind=username-change&limit=1')).json()
    const detail = `${member.username} → Emperor${names}`
    expect(await readLog()).toMatchObject([{ member: { id: member.id }, actor: { id: member.id }, detail }])
    await member.call('POST', '/api/account/delete', { password, posts: 'remove' })
    expect(await readLog()).toMatchObject([{ member: { username: null }, detail: null }])
  })
})

describe('a name that looks like a web address', () => {
  const message = 'Choose a name that doesn’t look like a web address'

  test.each([
    'example.com',
    '192.168.0.1',
    'evil.xn--p1ai',
    'foo.co.uk',
    'www.marcus',
    'WWW2.marcus',
    'Example.COM',
    'visit_my-site.app_now',
    'a.b.io.',
  ])('is refused at sign-up, by admins and at a change: %s', async (username) => {
    const replies = [
      await rename(member, username),
      await signUp(username),
      await admin.call('POST', '/api/admin/members', { email: 'someone@example.org', username }),
    ]
    for (const { statusCode, ...reply } of replies)
      expect([statusCode, reply.json().fields]).toEqual([400, { username: message }])
  })

  test.each(['ехample.соm', 'example.c0m', 'пример.рф'])('is refused in other letters: %s', async (username) => {
    expect((await rename(member, username)).json().fields).toEqual({ username: message })
  })

  test.each(['john.smith', 'j.r.r', 'com.marcus', '3.14', 'dot.', 'seneca-www'])('can be similar: %s', async (name) => {
    expect((await rename(member, name)).statusCode).toBe(200)
  })

  test('stays valid for who has it, and can be taken back', async () => {
    const username = `old${names}.com`
    await site.database
      .updateTable('users')
      .set({ username, username_key: username, username_skeleton: username })
      .where('id', '=', member.id)
      .execute()
    const saved = await member.call('PATCH', '/api/account', { username, firstName: 'Kept' })
    expect(saved.json()).toMatchObject({ username, firstName: 'Kept' })
    await rename(member, `Emperor${names}`)
    expect((await rename(member, username)).statusCode).toBe(200)
  })

  test('is not made from an email address', async () => {
    const { member: created } = (
      await admin.call('POST', '/api/admin/members', { email: 'my.shop@example.org' })
    ).json()
    expect(created.username).toBe('member')
  })
})

describe('a muted member', () => {
  const image = sampleImages.jpeg
  const mute = (muted_until: string) =>
    site.database.updateTable('users').set({ muted_until }).where('id', '=', member.id).execute()

  test('cannot change what others see, and is told until when', async () => {
    await member.call('PATCH', '/api/account/profile', { about: 'I walk.' })
    await mute('2026-03-12T22:00:00.000Z')
    const replies = [
      await rename(member, `Emperor${names}`),
      await rename(member, member.username.toUpperCase()),
      await member.call('PATCH', '/api/account/profile', { about: 'I run.' }),
      await member.call('PATCH', '/api/account/profile', { shown: true }),
      await member.call('POST', '/api/account/picture', { image }),
    ]
    for (const { statusCode, ...reply } of replies)
      expect([statusCode, reply.json()]).toEqual([
        403,
        { code: 'muted', message: 'You can’t change what others see of you until 12 March, 22:00.' },
      ])
    expect((await member.call('GET', '/api/account/profile')).json().about).toBe('I walk.')
  })

  test('can change what only they see, and take down what others see', async () => {
    await member.call('PATCH', '/api/account/profile', { about: 'I walk.', shown: true })
    await mute('9999-12-31T23:59:59.999Z')
    const body = { username: member.username, firstName: 'Marc', timeZone: 'Europe/Berlin' }
    const replies = [
      await member.call('PATCH', '/api/account', body),
      await member.call('PATCH', '/api/account/profile', { about: 'I walk.', shown: false }),
      await member.call('PATCH', '/api/account/profile', { about: '' }),
      await member.call('DELETE', '/api/account/picture'),
    ]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  })
})
