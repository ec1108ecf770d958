import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { memberData } from '#server/member-data.ts'
import { createStripePayments } from '#server/services/payments-stripe.ts'
import { formatCookieHeader, createTestApp, password, type TestClient } from '#test/app.ts'
import { seedMemberRows, findMemberColumns, findColumnsContaining } from '#test/member-data.ts'
import { secretKeys, startStripeFake } from '#test/stripe-fake.ts'
import { addChallenge } from '../challenges/catalog.ts'

let member: TestClient
let leavers = 0

const stripe = await startStripeFake()
const { stripe: settings } = readConfig(stripe.serverSettings())
const site = await createTestApp({}, { payments: settings && createStripePayments(settings) })
const admin = await site.signUp({ email: 'boss@example.org', username: 'boss' })
const other = await site.signUp({ email: 'another@example.org', username: 'another' })
beforeEach(async () => {
  const name = `gone.${++leavers}.member`
  member = await site.signUp({ email: `${name}@example.org`, username: name })
})
afterAll(async () => {
  await site.close()
  await stripe.close()
})

const leave = (posts: 'keep' | 'remove' = 'keep', given = password) =>
  member.call('POST', '/api/account/delete', { password: given, posts })
const post = async (who: TestClient, title = 'A', content = 'B') =>
  (await who.call('POST', '/api/forum', { title, content, pillar: 'mental' })).json().id
const reply = async (who: TestClient, id: string, content = 'C') =>
  (await who.call('POST', `/api/forum/${id}/replies`, { content })).json().id
const thread = async (id: string) => ({
  post: (await other.call('GET', `/api/forum/${id}`)).json(),
  replies: (await other.call('GET', `/api/forum/${id}/replies`)).json(),
})

describe('account deletion', () => {
  test.each(['keep', 'remove'] as const)(
    'leaves no trace of the deleted member in any table (posts: %s)',
    async (posts) => {
      await clean()
      const columns = await findMemberColumns(site.database, site.engine)
      await seedMemberRows(site.database, site.engine, member, 'words of the leaver')
      const names = [member.id, member.email, member.username]
      const before = await findColumnsContaining(site.database, names)
      // Every column that can refer to a member is filled, so a new table is either covered or fails here.
      expect(before).toEqual(expect.arrayContaining(columns.map(({ table, column }) => `${table}.${column}`)))

      expect((await leave(posts)).statusCode).toBe(200)
      expect(await findColumnsContaining(site.database, names)).toEqual([])
      const places = await findColumnsContaining(site.database, ['words of the leaver'])
      expect(places).not.toContain('invitations.note')
      const left = places.map((place) => place.split('.')[0])
      const tables = memberData.features.flatMap((feature) => Object.entries(feature.tables))
      const removed = tables.flatMap(([table, { deletion }]) => (deletion === 'removed' ? [table] : []))
      expect(removed.length).toBeGreaterThan(25)
      expect(left.filter((table) => removed.includes(table ?? ''))).toEqual([])
      expect(left.includes('forum_posts')).toBe(posts === 'keep')
    },
  )

  test('subtracts a member once from a challenge they joined three times, also in the cached list', async () => {
    const challenge = {
      title: 'One day',
      description: 'B',
      pillar: 'mental',
      duration: 1,
      difficulty: 'beginner',
      plan: null,
    } as const
    const challengeId = await addChallenge(site.database, challenge, site.services.clock.now())
    const join = async (who: TestClient) => (await who.call('POST', '/api/user-challenges', { challengeId })).json().id
    await join(other)
    for (let time = 0; time < 3; time++)
      await member.call('PATCH', `/api/user-challenges/${await join(member)}/progress`, { progress: 1 })
    const participants = async () =>
      (await site.visitor('GET', '/api/challenges')).json().find(({ id }: { id: string }) => id === challengeId)
        .participants
    expect(await participants()).toBe(2)
    await leave()
    expect(await participants()).toBe(1)
  })

  test('ends all sessions of a deleted member and blocks sign-in', async () => {
    const elsewhere = formatCookieHeader(
      await site.visitor('POST', '/api/auth/sign-in', { email: member.email, password }),
    )
    const { cookies } = await leave()
    expect(cookies.map(({ name, value }) => [name, value])).toEqual([
      ['seven_pillars_session', 'signed-out'],
      ['seven_pillars_device', ''],
    ])
    expect((await member.call('GET', '/api/auth/user')).statusCode).toBe(401)
    expect((await site.visitor('GET', '/api/auth/user', undefined, { cookie: elsewhere })).statusCode).toBe(401)
    expect((await site.visitor('POST', '/api/auth/sign-in', { email: member.email, password })).statusCode).toBe(401)
  })

  test('frees the email of a deleted member, but not yet the username', async () => {
    await leave()
    const { email, username } = member
    await expect(site.signUp({ username })).rejects.toThrow('This username is taken.')
    await expect(site.signUp({ email, username: `${username}.2` })).resolves.toMatchObject({ email })
  })

  test("deletes the member's customer and card at the payment provider", async () => {
    const { setupIntentId } = (await member.call('POST', '/api/create-setup-intent')).json()
    stripe.confirm(setupIntentId)
    await member.call('POST', '/api/complete-onboarding', { setupIntentId })
    const customer = [...stripe.customers.values()].find(({ metadata }) => metadata.userId === member.id)
    expect(customer?.deleted).toBe(false)
    await leave()
    expect(customer?.deleted).toBe(true)
    expect([...stripe.paymentMethods.values()].filter(({ customer: id }) => id === customer?.id)).toEqual([])
  })
})

describe('posts of a deleted member', () => {
  test('keeps the posts and replies of a deleted member without their name', async () => {
    const own = await post(member, 'Title', 'Content')
    await reply(other, own)
    const theirs = await post(other)
    await reply(member, theirs, 'My advice')
    await leave('keep')
    expect(await thread(own)).toMatchObject({
      post: {
        username: 'deleted member',
        userId: null,
        title: 'Title',
        content: 'Content',
        replies: 1,
        deleted: false,
      },
      replies: [{ username: 'another' }],
    })
    expect(await thread(theirs)).toMatchObject({
      post: { replies: 1 },
      replies: [{ username: 'deleted member', userId: null, content: 'My advice' }],
    })
  })

  test('removes posts and replies on request, but keeps a tombstone for replies by others', async () => {
    const alone = await post(member)
    await reply(member, alone)
    const withOthers = await post(member, 'Title', 'Content')
    for (const who of [member, other, member, admin]) await reply(who, withOthers)
    const theirs = await post(other)
    for (const who of [member, other, member]) await reply(who, theirs)
    await leave('remove')
    expect((await other.call('GET', `/api/forum/${alone}`)).statusCode).toBe(404)
    const kept = await thread(withOthers)
    expect(kept.post).toMatchObject({
      username: 'deleted member',
      title: 'Deleted',
      content: '',
      replies: 2,
      deleted: true,
    })
    expect(kept.replies.map(({ username }: { username: string }) => username)).toEqual(['another', 'boss'])
    expect(await thread(theirs)).toMatchObject({
      post: { replies: 1, username: 'another' },
      replies: [{ username: 'another' }],
    })
  })

  test("deletes tombstones that were only kept for the deleted member's replies", async () => {
    const [forHim, forMore] = [await post(other), await post(other)]
    for (const [who, id] of [
      [member, forHim],
      [member, forHim],
      [member, forMore],
      [admin, forMore],
    ] as const)
      await reply(who, id)
    for (const id of [forHim, forMore]) await other.call('DELETE', `/api/forum/${id}`)
    await leave('remove')
    expect((await other.call('GET', `/api/forum/${forHim}`)).statusCode).toBe(404)
    expect((await thread(forMore)).post).toMatchObject({ deleted: true, replies: 1 })
  })

  test('keeps a tombstone that still has a hidden reply of someone else', async () => {
    const id = await post(other)
    const hidden = await reply(admin, id)
    await reply(member, id)
    await site.database.updateTable('forum_replies').set({ hidden_at: 'now' }).where('id', '=', hidden).execute()
    await site.database.updateTable('forum_posts').set({ replies: 1 }).where('id', '=', id).execute()
    await other.call('DELETE', `/api/forum/${id}`)
    await leave('remove')
    expect((await admin.call('GET', `/api/forum/${id}/replies`)).json()).toMatchObject([{ id: hidden }])
  })

  test('keeps a tombstone that still has a hidden reply of someone who has left', async () => {
    const [author, leaver] = [await site.signUp(), await site.signUp()]
    const id = await post(author)
    const hidden = await reply(leaver, id)
    await reply(member, id)
    await site.database.updateTable('forum_replies').set({ hidden_at: 'now' }).where('id', '=', hidden).execute()
    await site.database.updateTable('forum_posts').set({ replies: 1 }).where('id', '=', id).execute()
    await author.call('DELETE', `/api/forum/${id}`)
    await leaver.call('POST', '/api/account/delete', { password, posts: 'keep' })
    await leave('remove')
    expect((await admin.call('GET', `/api/forum/${id}/replies`)).json()).toMatchObject([{ id: hidden }])
  })

  test('counts replies correctly when others reply during the deletion', async () => {
    for (let round = 0; round < 2; round++) {
      member = await site.signUp()
      const ids = await Promise.all([post(member), post(member), post(member)])
      await Promise.all([
        ...ids.map((id) => reply(other, id)),
        ...ids.map((id) => reply(member, id)),
        leave('remove'),
        ...ids.map((id) => reply(admin, id)),
      ])
      for (const id of ids) {
        const found = await other.call('GET', `/api/forum/${id}`)
        const rows = await site.database
          .selectFrom('forum_replies')
          .select('user_id')
          .where('post_id', '=', id)
          .execute()
        expect(rows.map(({ user_id }) => user_id)).not.toContain(member.id)
        if (found.statusCode === 200) expect([found.json().replies, found.json().userId]).toEqual([rows.length, null])
        else expect(rows).toEqual([])
      }
    }
  })
})

describe('refused account deletion', () => {
  test('does not delete an account without its password', async () => {
    const wrong = await leave('keep', 'not my password')
    expect([wrong.statusCode, wrong.json().fields]).toEqual([403, { password: 'That’s not your password.' }])
    expect((await member.call('GET', '/api/auth/user')).statusCode).toBe(200)
  })

  test('does not delete the only admin while other members exist', async () => {
    const refused = await admin.call('POST', '/api/account/delete', { password, posts: 'keep' })
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { code: 'last-admin', message: 'You’re the only admin. Make someone else an admin first.' },
    ])
    expect((await admin.call('GET', '/api/auth/user')).statusCode).toBe(200)
  })

  test('deletes nothing while the payment provider is down', async () => {
    const { payments } = site.services
    const { stripe: down } = readConfig(stripe.serverSettings(secretKeys.down))
    await member.call('POST', '/api/create-setup-intent')
    site.services.payments = down && createStripePayments(down)
    const refused = await leave()
    site.services.payments = payments
    expect([refused.statusCode, (await member.call('GET', '/api/auth/user')).statusCode]).toEqual([503, 200])
    expect((await leave()).statusCode).toBe(200)
  })
})

test('lets the only member delete their account and makes the next one the admin', async () => {
  const alone = await createTestApp()
  const only = await alone.signUp()
  const isFirst = async () => (await alone.visitor('GET', '/api/site')).json().firstAccount
  expect(await isFirst()).toBe(false)
  expect((await only.call('POST', '/api/account/delete', { password, posts: 'keep' })).statusCode).toBe(200)
  expect(await isFirst()).toBe(true)
  const next = await alone.signUp()
  expect((await next.call('GET', '/api/auth/user')).json().role).toBe('admin')
  await alone.close()
})

async function clean(): Promise<void> {
  await site.database.deleteFrom('forum_posts').execute()
  await site.database.deleteFrom('challenges').execute()
  await site.database.deleteFrom('resources').execute()
}
