import { afterAll, describe, expect, test } from 'vitest'
import { createTestApp, password } from '#test/app.ts'
import { toUsernameSkeleton } from './username-skeleton.ts'
import { fillUsernameSkeletons } from './usernames.ts'

let count = 0

const site = await createTestApp()
await site.signUp({ username: 'owner' })
await site.signUp({ username: 'Marcus' })
await site.signUp({ username: 'Ivan' })
await site.signUp({ username: 'José' })
await site.signUp({ username: 'Владимир' })
const member = await site.signUp({ username: 'seneca' })

afterAll(() => site.close())

const invisible = 'Remove the invisible characters'
const characters = 'Use letters, digits, dots, dashes and underscores'
const reserved = 'This name is reserved. Please choose another one'
const taken = 'This username is taken'
const lookalike = 'This username looks too much like another member’s'

describe('usernames', () => {
  const change = (username: string) => member.call('PATCH', '/api/account', { username })

  test.each([
    ['a Hangul filler', 'marcus\u3164', 400, invisible],
    ['only fillers', '\u3164\u3164\u3164\u3164', 400, 'Required'],
    ['a zero-width joiner', 'mar\u200dcus', 400, characters],
    ['a soft hyphen', 'mar\u00adcus', 400, characters],
    ['a variation selector', 'marcus\ufe0f', 400, characters],
    ['a tag', 'marcus\u{e0061}', 400, characters],
    ['another case', 'MARCUS', 409, taken],
    ['fullwidth letters', 'ｍａｒｃｕｓ', 409, taken],
    ['a Cyrillic letter', 'Mаrcus', 409, lookalike],
    ['Cherokee letters', 'Ꮇarcus', 409, lookalike],
    ['small capitals', 'ᴍᴀʀᴄᴜꜱ', 409, lookalike],
    ['rn for m', 'rnarcus', 409, lookalike],
    ['an l for an I', 'lvan', 409, lookalike],
    ['a Greek letter', 'Jοsé', 409, lookalike],
    ['a Latin letter in a Cyrillic name', 'Bладимиp', 409, lookalike],
    ['a reserved name', 'admin', 400, reserved],
    ['a reserved name with a digit in it', 'adm1n', 400, reserved],
    ['a reserved name with a number', 'moderator_24', 400, reserved],
    ['a reserved name with dots', 's.u.p.p.o.r.t', 400, reserved],
    ['a reserved name with Cyrillic letters', 'ѕуѕtem', 400, reserved],
    ['a role as a word of a longer name', 'site.admin.team', 400, reserved],
    ['a role after the name of a member', 'marcus-Suррort', 400, reserved],
    ['a name of deleted accounts', 'Deleted', 400, reserved],
    ["the site's name", 'Seven_Pillars', 400, reserved],
  ])('rejects %s at a profile change', async (_what, username, status, message) => {
    const before = await listUsernames()
    const reply = await change(username)
    expect([reply.statusCode, reply.json().fields]).toEqual([status, { username: message }])
    expect(reply.json().message).toBe(status === 400 ? `username: ${message}` : `${message}.`)
    expect(await listUsernames()).toEqual(before)
  })

  test.each([
    ['marcus\u3164', 400, invisible],
    ['mar\u00adcus', 400, characters],
    ['MARCUS', 409, taken],
    ['Mаrcus', 409, lookalike],
    ['adm1n', 400, reserved],
  ])('rejects %j at sign-up too', async (username, status, message) => {
    const before = await listUsernames()
    const reply = await signUp(username)
    expect([reply.statusCode, reply.json().fields]).toEqual([status, { username: message }])
    expect(await listUsernames()).toEqual(before)
  })

  test.each(['Jose', 'Marcus2', 'Nadmin', 'модест', '李小龍', 'محمود', 'iron.discipline', 'admiral_2'])(
    'accepts %s',
    async (username) => {
      const { call } = await site.signUp()
      expect((await call('PATCH', '/api/account', { username })).json()).toMatchObject({ username })
    },
  )
})

test('lets only the first account and admins have a reserved name', async () => {
  const other = await createTestApp()
  const admin = await other.signUp({ username: 'admin' })
  expect((await admin.call('PATCH', '/api/account', { username: 'support' })).json().username).toBe('support')
  await other.close()
})

test('keeps names from before these rules, also when they collide, but not for others', async () => {
  const [one, two] = [await site.signUp({ username: 'plato' }), await site.signUp({ username: 'cicero' })]
  const older = { plato: 'moderator\u3164', cicero: 'mоderator' }
  for (const [username, olderName] of Object.entries(older)) {
    await site.database
      .updateTable('users')
      .set({ username: olderName, username_key: olderName.normalize('NFKC'), username_skeleton: null })
      .where('username', '=', username)
      .execute()
  }
  await fillUsernameSkeletons(site.database)
  const skeletons = await site.database
    .selectFrom('users')
    .select('username_skeleton')
    .where('id', 'in', [one.id, two.id])
    .execute()
  expect(skeletons.map(({ username_skeleton }) => username_skeleton)).toEqual(['rnoderator', 'rnoderator'])

  for (const [{ call }, username] of [
    [one, older.plato],
    [two, older.cicero.toUpperCase()],
  ] as const) {
    const reply = await call('PATCH', '/api/account', { username, firstName: 'Kept' })
    expect(reply.json()).toMatchObject({ username, firstName: 'Kept' })
  }
  expect((await one.call('PATCH', '/api/account', { username: 'mоderator' })).statusCode).toBe(400)
})

test('computes the same skeleton for a skeleton', () => {
  const changing = Array.from({ length: 0x20000 }, (_, codePoint) => String.fromCodePoint(codePoint)).filter(
    (character) => toUsernameSkeleton(toUsernameSkeleton(character)) !== toUsernameSkeleton(character),
  )
  expect(changing).toEqual([])
})

function signUp(username: string) {
  count++
  return site.inject({
    method: 'POST',
    url: '/api/auth/sign-up',
    remoteAddress: `10.8.${count >> 8}.${count & 255}`,
    payload: { email: `name${count}@example.org`, username, password },
  })
}

async function listUsernames() {
  return site.database.selectFrom('users').select(['id', 'username']).orderBy('id').execute()
}
