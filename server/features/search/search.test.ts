import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { SearchResults } from '#contract/search.ts'
import { inBatches } from '#server/database/batches.ts'
import { generateId } from '#server/database/ids.ts'
import { indexReplies } from '#server/database/search-index.ts'
import { transaction } from '#server/database/transaction.ts'
import { createTestApp, type TestClient } from '#test/app.ts'
import { addTestChallenge } from '#test/challenge-member.ts'

let jonas: TestClient
let ade: TestClient
let tom: TestClient

const site = await createTestApp({}, { connections: 20 })
const admin = await site.signUp()
beforeEach(async () => {
  jonas = await site.signUp()
  ade = await site.signUp()
  tom = await site.signUp()
  await site.ageAccounts()
})
afterAll(() => site.close())

async function ok({ call }: TestClient, ...args: Parameters<TestClient['call']>) {
  const reply = await call(...args)
  if (reply.statusCode >= 300) throw new Error(`${args[1]} answered ${reply.statusCode} ${reply.body}`)
  return reply.json()
}

function find(client: TestClient, query: string, filters: Record<string, string> = {}): Promise<SearchResults> {
  return ok(client, 'GET', `/api/search?${new URLSearchParams({ query, ...filters }).toString()}`)
}

async function findPosts(client: TestClient, query: string): Promise<string[]> {
  return (await find(client, query)).discussions.map(({ id, replyId }) => replyId ?? id)
}

async function start(client: TestClient, title: string, content = 'Hello.', pillar = 'mental'): Promise<string> {
  return (await ok(client, 'POST', '/api/forum', { title, content, pillar })).id
}

async function reply(client: TestClient, postId: string, content: string): Promise<string> {
  return (await ok(client, 'POST', `/api/forum/${postId}/replies`, { content })).id
}

/** Adds copies of a reply. @returns the id of the newest */
async function addReplies(id: string, copies: number): Promise<string> {
  const row = await site.database.selectFrom('forum_replies').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const ids = Array.from({ length: copies }, generateId)
  for (const batch of inBatches(ids))
    await transaction(site.database, async (tx) => {
      await tx
        .insertInto('forum_replies')
        .values(batch.map((id) => ({ ...row, id, request_id: null })))
        .execute()
      await indexReplies(tx, batch)
    })
  return ids.at(-1) ?? id
}

let count = 0
/** A word that no other text has. */
const newWord = () => `quince${String.fromCodePoint(...[...String(++count)].map((digit) => 97 + Number(digit)))}x`

describe('a search', () => {
  test('finds the library, goals and discussions, best first, and says that there is more', async () => {
    const word = newWord()
    for (let at = 0; at < 6; at++) await addTestChallenge(site, { title: `The ${word} way ${at}` })
    await ok(jonas, 'POST', '/api/goals', { title: `Plant a ${word}`, pillar: 'career' })
    await ok(ade, 'POST', '/api/goals', { title: `Eat a ${word}`, pillar: 'career' })
    const id = await start(ade, `Who likes ${word}?`, 'I do.')
    const results = await find(jonas, word)
    expect(results.challenges).toHaveLength(5)
    expect(results.goals).toEqual([{ id: expect.any(String), title: `Plant a ${word}`, completed: false }])
    expect(results.discussions).toEqual([
      {
        id,
        title: `Who likes ${word}?`,
        pillar: 'mental',
        crewId: null,
        excerpt: 'I do.',
        replyId: null,
        username: ade.username,
        at: '2026-03-10T09:00:00.000Z',
      },
    ])
    expect(results).toMatchObject({ members: [], resources: [] })
    expect(results.more).toEqual({
      challenges: true,
      resources: false,
      discussions: false,
      members: false,
      goals: false,
    })
    const ofOne = await find(jonas, word, { kind: 'challenges' })
    expect(ofOne.challenges).toHaveLength(6)
    expect([ofOne.more.challenges, ofOne.discussions, ofOne.goals]).toEqual([false, [], []])
  })

  test('says how well the best of each kind fits', async () => {
    const word = newWord()
    await addTestChallenge(site, { title: `Say ${word}` })
    await start(ade, `Nobody warned me about ${word}`)
    await ok(jonas, 'POST', '/api/goals', { title: 'A goal', description: word, pillar: 'career' })
    expect((await find(jonas, word)).strength).toEqual({
      challenges: 1,
      resources: 0,
      discussions: 1,
      members: 0,
      goals: 0.3,
    })
    const findGoals = async (query: string) => (await find(jonas, query)).strength.goals
    await ok(jonas, 'POST', '/api/goals', { title: `Plant ${word}berries`, description: word, pillar: 'career' })
    expect(await findGoals(word), 'of which the title has only the start').toBe(0.5)
    expect(await findGoals(`plant ${word}`)).toBe(0.75)
    expect(await findGoals(`${word}berries`)).toBe(1)
    expect(await findGoals(newWord())).toBe(0)
    await ok(ade, 'PATCH', '/api/account/profile', { findable: true })
    expect((await find(jonas, ade.username)).strength.members).toBe(1)
    expect((await find(jonas, ade.username.slice(0, -1))).strength.members).toBe(0.5)
  })

  test('finds discussions with a rare word, though others have more of the words', async () => {
    const [rare, common, other] = [newWord(), newWord(), newWord()]
    for (let at = 0; at < 4; at++) await start(ade, `Hello ${at}`, `${common} ${other}`)
    const id = await start(ade, 'Hello', `Something about ${rare}`)
    expect(await findPosts(jonas, `${rare} ${common} ${other} ${newWord()}`)).toContain(id)
  })

  test('filters by pillar, which members do not have', async () => {
    const word = newWord()
    const id = await start(ade, `About ${word}`, 'Hello.', 'physical')
    await start(ade, `Also about ${word}`)
    await ok(jonas, 'POST', '/api/goals', { title: word, pillar: 'career' })
    await ok(ade, 'PATCH', '/api/account/profile', { findable: true })
    expect((await find(jonas, word, { pillar: 'physical' })).discussions.map((each) => each.id)).toEqual([id])
    expect((await find(jonas, word, { pillar: 'physical' })).goals).toEqual([])
    expect((await find(jonas, word, { pillar: 'career' })).goals).toHaveLength(1)
    expect((await find(jonas, ade.username)).members).toHaveLength(1)
    expect((await find(jonas, ade.username, { pillar: 'physical' })).members).toEqual([])
  })

  test.each(['', '  ', '!!!', '\u200b', '*', '"', '(', ')', 'NOT', 'AND'])('finds nothing for %j', async (query) => {
    const { more: _more, strength: _strength, ...groups } = await find(jonas, query)
    expect(Object.values(groups).flat()).toEqual([])
  })

  test('takes no part of a query for its own syntax', async () => {
    const word = newWord()
    const id = await start(ade, word)
    for (const query of [
      `"${word}`,
      `${word}*`,
      `-${word}`,
      `words:${word}`,
      `${word} OR`,
      `(${word}`,
      `'${word}'`,
      `${word}:*`,
      `${word} &`,
      `^${word}`,
      `${word}\\`,
      `{words}: ${word}`,
    ])
      expect([query, await findPosts(jonas, query)]).toEqual([query, expect.arrayContaining([id])])
  })
})

describe('discussions', () => {
  test('are found by the start of the last word, without regard to case and accents', async () => {
    const id = await start(ade, 'Größe, Naïveté and ŁÓDŹ', 'Ça va, Ødegård? It’s don’t-care. Привет, ΟΔΟΣ')
    for (const query of ['grosse', 'GRÖS', 'naivete', 'lodz', 'ca va', 'odegard', 'dont car', 'приве', 'οδοσ', 'lo'])
      expect([query, await findPosts(jonas, query)]).toEqual([query, expect.arrayContaining([id])])
    expect(await findPosts(jonas, 'grosse nonsenseword')).toEqual([id])
    expect(await findPosts(jonas, 'rosse')).toEqual([])
    expect(await findPosts(jonas, `${newWord()} ${newWord()}`)).toEqual([])
  })

  test('are found by other forms of a word and by words that mean the same', async () => {
    const word = newWord()
    const id = await start(ade, `Sleeping ${word}`, 'My father could not.')
    for (const query of [`${word} sleep`, `${word} sleeps`, `${word} insomnia`, `${word} papa`, `${word} dads`])
      expect([query, (await findPosts(jonas, query))[0]]).toEqual([query, id])
  })

  test('are listed once, with their best post', async () => {
    const word = newWord()
    const titled = await start(ade, `A ${word} a day`)
    await reply(tom, titled, `More ${word}`)
    const replied = await start(ade, 'Something else')
    await reply(tom, replied, 'Nothing')
    const other = await reply(tom, replied, `**Much** more [${word}](https://example.org/${word}) here`)
    const [first, second, ...rest] = (await find(jonas, word)).discussions
    expect(first).toMatchObject({ id: titled, replyId: null, username: ade.username })
    expect(second).toMatchObject({
      id: replied,
      replyId: other,
      username: tom.username,
      excerpt: `Much more ${word} here`,
    })
    expect(rest).toEqual([])
  })

  test('come with the text around the first match', async () => {
    const word = newWord()
    await start(ade, 'A long text', `${'One two three. '.repeat(40)}It was ${word}s again. ${'Four five. '.repeat(40)}`)
    const [found] = (await find(jonas, word)).discussions
    expect(found?.excerpt).toMatch(new RegExp(`^….* It was ${word}s again\\. .*…$`))
    expect(found?.excerpt.length).toBeLessThan(170)
  })

  test('with the whole word come before those with its start, then the newer ones', async () => {
    const word = newWord()
    const ids: string[] = []
    for (const content of [`${word}`, `${word}berry`, `${word}`, `${word}berry`])
      ids.push(await start(ade, 'Untitled', content))
    expect(await findPosts(jonas, word)).toEqual([ids[2], ids[0], ids[3], ids[1]])
  })

  test('with some of the words follow those with all', async () => {
    const [one, two] = [newWord(), newWord()]
    const some = await start(ade, 'Untitled', one)
    const all = await start(ade, 'Untitled', `${two} ${one}`)
    expect(await findPosts(jonas, `${one} ${two}`)).toEqual([all, some])
  })

  test('with some of the words do not depend on posts that the viewer may not read', async () => {
    const [rare, common] = [newWord(), newWord()]
    for (let at = 0; at < 12; at++) await start(tom, 'Untitled', common)
    await start(ade, 'Untitled', `${rare} ${common}`)
    const query = `${rare} ${common} ${newWord()}`
    expect(await findPosts(jonas, query), 'a much better one leaves them out').toHaveLength(1)
    await ok(jonas, 'POST', `/api/members/${ade.id}/block`)
    expect(await findPosts(jonas, query)).toHaveLength(5)
  })

  test('are found behind many newer replies of one discussion', async () => {
    const word = newWord()
    const ids = await Promise.all(Array.from({ length: 6 }, () => start(tom, 'Untitled', word)))
    const newest = await addReplies(await reply(ade, await start(tom, 'Untitled'), word), 30)
    const { discussions, more } = await find(jonas, word)
    expect(discussions.map(({ id, replyId }) => replyId ?? id)).toEqual([
      newest,
      ...ids.toSorted().toReversed().slice(0, 4),
    ])
    expect(more.discussions).toBe(true)
  })

  test('are the best of the newest thousand that the viewer may read, whatever else there is', async () => {
    const [word, other] = [newWord(), newWord()]
    const best = await start(tom, word, other)
    const long = await start(tom, 'Untitled')
    await addReplies(await reply(tom, long, word), 998)
    const findBoth = async () => [await findPosts(jonas, word), await findPosts(jonas, `${word} ${newWord()}`)]
    const found = await findBoth()
    expect(found.map((ids) => ids[0])).toEqual([best, best])
    await ok(jonas, 'POST', `/api/members/${ade.id}/block`)
    await reply(ade, long, word)
    expect(await findBoth()).toEqual(found)
    await addReplies(await reply(ade, long, word), 1_200)
    expect(await findBoth()).toEqual(found)
    await reply(tom, long, word)
    expect((await findPosts(jonas, word))[0], 'which is now one of a thousand newer ones').not.toBe(best)
  })

  test('are found as they are now', async () => {
    const [before, after] = [newWord(), newWord()]
    const id = await start(ade, before, before)
    const answer = await reply(tom, id, before)
    await ok(ade, 'PATCH', `/api/forum/${id}`, { title: after })
    await ok(tom, 'PATCH', `/api/forum/${id}/replies/${answer}`, { content: after })
    expect(await findPosts(jonas, after)).toEqual([id])
    expect(await findPosts(jonas, before)).toEqual([id])
    await ok(ade, 'PATCH', `/api/forum/${id}`, { content: after })
    expect(await findPosts(jonas, before)).toEqual([])
    await ok(ade, 'DELETE', `/api/forum/${id}`)
    expect(await findPosts(jonas, after), 'a tombstone is not found, nor its replies').toEqual([])
    await ok(tom, 'DELETE', `/api/forum/${id}/replies/${answer}`)
    expect(
      await site.database.selectFrom('search_entries').select('id').where('id', 'in', [id, answer]).execute(),
    ).toEqual([])
  })
})

describe('members', () => {
  test('are found by the start of their name once they allow it, and by their crew', async () => {
    const name = newWord()
    const noah = await site.signUp({ username: `Ñ${name}` })
    const query = `N${name.slice(0, -1).toUpperCase()}`
    const found = async (client: TestClient) => (await find(client, query)).members.map(({ id }) => id)
    expect(await found(jonas)).toEqual([])
    await ok(noah, 'PATCH', '/api/account/profile', { findable: true })
    expect(await found(jonas)).toEqual([noah.id])
    expect(await found(noah)).toEqual([])
    await ok(noah, 'PATCH', '/api/account', { username: `x${name}` })
    expect(await found(jonas)).toEqual([])
    expect((await find(jonas, `x${name}`)).members).toEqual([
      { id: noah.id, username: `x${name}`, profileImageUrl: null },
    ])
    await ok(noah, 'PATCH', '/api/account/profile', { findable: false })
    expect((await find(jonas, `x${name}`)).members).toEqual([])
  })

  test('are not found by anyone with a block between them, nor while they are suspended', async () => {
    const found = async (client: TestClient) => (await find(client, ade.username)).members.map(({ id }) => id)
    await ok(ade, 'PATCH', '/api/account/profile', { findable: true })
    expect(await found(jonas)).toEqual([ade.id])
    await ok(ade, 'POST', `/api/members/${jonas.id}/block`)
    await ok(tom, 'POST', `/api/members/${ade.id}/block`)
    expect([await found(jonas), await found(tom), await found(admin)]).toEqual([[], [], [ade.id]])
    await site.database.updateTable('users').set({ suspended_at: 'now' }).where('id', '=', ade.id).execute()
    expect(await found(admin)).toEqual([])
  })
})
