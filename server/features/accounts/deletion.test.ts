import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { stripePayments } from '#server/services/payments-stripe.ts'
import { cookiesOf, createTestApp, password, type Caller, type TestApp } from '#test/app.ts'
import { fillEveryTable, memberColumns, placesOf } from '#test/member-rows.ts'
import { secretKeys, startStripeFake, type StripeFake } from '#test/stripe-fake.ts'
import { addChallenge } from '../challenges/catalog.ts'

let stripe: StripeFake
let site: TestApp
let admin: Caller
let man: Caller
let other: Caller
let leavers = 0

beforeAll(async () => {
  stripe = await startStripeFake()
  const { stripe: settings } = readConfig(stripe.settings())
  site = await createTestApp({}, { payments: settings && stripePayments(settings) })
  admin = await site.signUp({ email: 'boss@example.org', username: 'boss' })
  other = await site.signUp({ email: 'another@example.org', username: 'another' })
})
beforeEach(async () => {
  const name = `gone.${++leavers}.man`
  man = await site.signUp({ email: `${name}@example.org`, username: name })
})
afterAll(async () => {
  await site.close()
  await stripe.close()
})

const leave = (posts: 'keep' | 'remove' = 'keep', given = password) =>
  man.call('POST', '/api/account/delete', { password: given, posts })
const post = async (who: Caller, title = 'A', content = 'B') =>
  (await who.call('POST', '/api/forum', { title, content, pillar: 'mental' })).json().id
const reply = async (who: Caller, id: string, content = 'C') =>
  (await who.call('POST', `/api/forum/${id}/replies`, { content })).json().id
const thread = async (id: string) => ({
  post: (await other.call('GET', `/api/forum/${id}`)).json(),
  replies: (await other.call('GET', `/api/forum/${id}/replies`)).json(),
})

describe('after an account is deleted', () => {
  test.each(['keep', 'remove'] as const)('nothing in any table names its member (posts: %s)', async (posts) => {
    await clean()
    const columns = await memberColumns(site.database, site.engine)
    await fillEveryTable(site.database, site.engine, man, 'words of the leaver')
    const names = [man.id, man.email, man.username]
    const before = await placesOf(site.database, names)
    // Every column that can hold him does: a table added later is covered, or fails here first.
    expect(before).toEqual(expect.arrayContaining(columns.map(({ table, column }) => `${table}.${column}`)))

    expect((await leave(posts)).statusCode).toBe(200)
    expect(await placesOf(site.database, names)).toEqual([])
    const left = (await placesOf(site.database, ['words of the leaver'])).map((place) => place.split('.')[0])
    for (const table of [
      'journal_entries',
      'goals',
      'avatars',
      'sessions',
      'account_tokens',
      'resource_ticks',
      'user_challenges',
      'challenge_check_ins',
    ])
      expect(left).not.toContain(table)
    expect(left.includes('forum_posts')).toBe(posts === 'keep')
  })

  test('the challenges he had joined have one participant less, however often he joined, also in the prepared list', async () => {
    const challenge = {
      title: 'One day',
      description: 'B',
      pillar: 'mental',
      duration: 1,
      difficulty: 'beginner',
      plan: null,
    } as const
    const challengeId = await addChallenge(site.database, challenge, site.services.clock.now())
    const join = async (who: Caller) => (await who.call('POST', '/api/user-challenges', { challengeId })).json().id
    await join(other)
    for (let time = 0; time < 3; time++)
      await man.call('PATCH', `/api/user-challenges/${await join(man)}/progress`, { progress: 1 })
    const participants = async () =>
      (await site.visitor('GET', '/api/challenges')).json().find(({ id }: { id: string }) => id === challengeId)
        .participants
    expect(await participants()).toBe(2)
    await leave()
    expect(await participants()).toBe(1)
  })

  test('his sessions have ended everywhere, and he cannot sign in', async () => {
    const elsewhere = cookiesOf(await site.visitor('POST', '/api/auth/sign-in', { email: man.email, password }))
    const { cookies } = await leave()
    expect(cookies.map(({ name, value, maxAge }) => [name, value, maxAge])).toEqual([
      ['seven_pillars_session', '', 0],
      ['seven_pillars_device', '', 0],
    ])
    expect((await man.call('GET', '/api/auth/user')).statusCode).toBe(401)
    expect((await site.visitor('GET', '/api/auth/user', undefined, { cookie: elsewhere })).statusCode).toBe(401)
    expect((await site.visitor('POST', '/api/auth/sign-in', { email: man.email, password })).statusCode).toBe(401)
  })

  test('his name and address are free again', async () => {
    await leave()
    await expect(site.signUp({ email: man.email, username: man.username })).resolves.toMatchObject({ email: man.email })
  })

  test('the payment provider has forgotten him and his card', async () => {
    const { setupIntentId } = (await man.call('POST', '/api/create-setup-intent')).json()
    stripe.confirm(setupIntentId)
    await man.call('POST', '/api/complete-onboarding', { setupIntentId })
    const customer = [...stripe.customers.values()].find(({ metadata }) => metadata.userId === man.id)
    expect(customer?.deleted).toBe(false)
    await leave()
    expect(customer?.deleted).toBe(true)
    expect([...stripe.paymentMethods.values()].filter(({ customer: id }) => id === customer?.id)).toEqual([])
  })
})

describe('what he wrote in the community', () => {
  test('stays without his name when he leaves it', async () => {
    const own = await post(man, 'Title', 'Content')
    await reply(other, own)
    const theirs = await post(other)
    await reply(man, theirs, 'My advice')
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

  test('goes when he takes it along; a discussion with others’ replies stays emptied, and every count is right', async () => {
    const alone = await post(man)
    await reply(man, alone)
    const withOthers = await post(man, 'Title', 'Content')
    for (const who of [man, other, man, admin]) await reply(who, withOthers)
    const theirs = await post(other)
    for (const who of [man, other, man]) await reply(who, theirs)
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

  test('and what was taken back and stayed for his replies alone goes with them', async () => {
    const [forHim, forMore] = [await post(other), await post(other)]
    for (const [who, id] of [
      [man, forHim],
      [man, forHim],
      [man, forMore],
      [admin, forMore],
    ] as const)
      await reply(who, id)
    for (const id of [forHim, forMore]) await other.call('DELETE', `/api/forum/${id}`)
    await leave('remove')
    expect((await other.call('GET', `/api/forum/${forHim}`)).statusCode).toBe(404)
    expect((await thread(forMore)).post).toMatchObject({ deleted: true, replies: 1 })
  })

  test('and what others reply at that moment is neither lost nor miscounted', async () => {
    for (let round = 0; round < 5; round++) {
      man = await site.signUp()
      const ids = await Promise.all([post(man), post(man), post(man)])
      await Promise.all([
        ...ids.map((id) => reply(other, id)),
        ...ids.map((id) => reply(man, id)),
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
        expect(rows.map(({ user_id }) => user_id)).not.toContain(man.id)
        if (found.statusCode === 200) expect([found.json().replies, found.json().userId]).toEqual([rows.length, null])
        else expect(rows).toEqual([])
      }
    }
  })
})

describe('an account is not deleted', () => {
  test('without its password', async () => {
    const wrong = await leave('keep', 'not my password')
    expect([wrong.statusCode, wrong.json().fields]).toEqual([403, { password: 'That is not your password.' }])
    expect((await man.call('GET', '/api/auth/user')).statusCode).toBe(200)
  })

  test('when it is the only admin’s and others would be left', async () => {
    const refused = await admin.call('POST', '/api/account/delete', { password, posts: 'keep' })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'last-admin'])
    expect((await admin.call('GET', '/api/auth/user')).statusCode).toBe(200)
  })

  test('while the payment provider does not answer: nothing is half done', async () => {
    const { payments } = site.services
    const { stripe: down } = readConfig(stripe.settings(secretKeys.down))
    await man.call('POST', '/api/create-setup-intent')
    site.services.payments = down && stripePayments(down)
    const refused = await leave()
    site.services.payments = payments
    expect([refused.statusCode, (await man.call('GET', '/api/auth/user')).statusCode]).toEqual([503, 200])
    expect((await leave()).statusCode).toBe(200)
  })
})

test('the only member may go, and the next one is the first again', async () => {
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

/** What others wrote, and what a filling before made beside his rows. */
async function clean(): Promise<void> {
  await site.database.deleteFrom('forum_posts').execute()
  await site.database.deleteFrom('challenges').execute()
  await site.database.deleteFrom('resources').execute()
}
