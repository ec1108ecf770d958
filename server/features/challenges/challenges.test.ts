import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Challenge, Participation } from '#contract/challenges.ts'
import { perMemberLimits } from '#contract/limits.ts'
import { generateId } from '#server/database/ids.ts'
import { createTestApp, type TestClient, type TestApp } from '#test/app.ts'
import { engine } from '#test/database.ts'
import { addChallenge, archiveChallenge } from './catalog.ts'
import type { NewChallenge } from './challenge-content.ts'

let site: TestApp
let member: TestClient
let other: TestClient

beforeAll(async () => {
  site = await createTestApp({}, { connections: 20 })
  await site.signUp()
  member = await site.signUp({ timeZone: 'Europe/Berlin' })
  other = await site.signUp()
})
afterAll(() => site.close())
beforeEach(() => site.services.clock.set('2026-03-10T09:00:00.000Z'))

const plan = [
  { from: 1, to: 1, title: 'First', action: 'Begin' },
  { from: 2, to: 3, title: 'Then', action: 'Go on' },
]

function newChallenge(duration = 3) {
  return addChallenge(
    site.database,
    {
      title: 'Thirty mornings',
      description: 'Walk.',
      pillar: 'physical',
      duration,
      difficulty: 'beginner',
      plan: duration === 3 ? plan : null,
    },
    new Date(),
  )
}

async function joinAndGet(caller: TestClient, challengeId: string): Promise<Participation> {
  return (await caller.call('POST', '/api/user-challenges', { challengeId })).json()
}

async function findParticipation(caller: TestClient, id: string): Promise<Participation | undefined> {
  const all: Participation[] = (await caller.call('GET', '/api/user-challenges')).json()
  return all.find((each) => each.id === id)
}

const getParticipants = async (id: string): Promise<number> =>
  (await site.visitor('GET', `/api/challenges/${id}`)).json().participants

describe('the challenge list', () => {
  const listed = (): Promise<Challenge[]> => site.visitor('GET', '/api/challenges').then((reply) => reply.json())

  beforeAll(async () => {
    for (let each = 0; each < 6; each++) await newChallenge()
  })

  test('lists challenges to visitors, filters them by pillar and leaves out the plans', async () => {
    const [first] = await listed()
    expect(first).toEqual({
      id: first?.id,
      title: 'Thirty mornings',
      subtitle: null,
      description: 'Walk.',
      promise: null,
      pillar: 'physical',
      duration: 3,
      difficulty: 'beginner',
      participants: 0,
      schedule: { kind: 'daily' },
      rules: ['flexible', 'passes', 'strict'],
      passes: 1,
    })
    expect((await site.visitor('GET', '/api/challenges?pillar=career')).json()).toEqual([])
    expect((await site.visitor('GET', '/api/challenges?pillar=physical')).json()).toEqual(await listed())
  })

  test('treats an empty pillar as all, and gives every spelling of a request the same reply', async () => {
    expect((await site.visitor('GET', '/api/challenges?pillar=')).json()).toEqual(await listed())
    const getReply = async (query: string) => {
      const { statusCode, body, headers } = await site.visitor('GET', `/api/challenges?${query}`)
      return { statusCode, body, link: headers.link }
    }
    const reply = await getReply('limit=2')
    expect(reply.link).toMatch(/^<\/api\/challenges\?limit=2&cursor=/)
    for (const spelling of ['pillar=&limit=2', 'limit=02', '&limit=2&'])
      expect(await getReply(spelling), spelling).toEqual(reply)
  })

  test('returns the next page of challenges in the Link header', async () => {
    const seen: Challenge[] = []
    let url: string | undefined = '/api/challenges?limit=2'
    while (url) {
      const reply = await site.visitor('GET', url)
      seen.push(...reply.json())
      url = /<([^>]+)>; rel="next"/.exec(String(reply.headers.link ?? ''))?.[1]
    }
    expect(seen).toEqual(await listed())
    expect(seen).toHaveLength(6)
  })

  test.each(['limit=0', 'limit=x', 'cursor=forged', 'pillar=unknown', 'pillar=mental&pillar=career', 'nonsense=1'])(
    'rejects a challenge list with ?%s',
    async (query) => {
      const reply = await site.visitor('GET', `/api/challenges?${query}`)
      expect(reply.statusCode).toBe(400)
      expect(reply.json().code).toBe('bad-request')
    },
  )

  test('counts a new participant in the list right away', async () => {
    const [first] = await listed()
    await joinAndGet(member, first?.id ?? '')
    expect((await listed())[0]?.participants).toBe(1)
  })
})

test('returns a challenge with its plan and 404 for an unknown one', async () => {
  const id = await newChallenge()
  expect((await site.visitor('GET', `/api/challenges/${id}`)).json().plan).toEqual(plan)
  const missing = await site.visitor('GET', '/api/challenges/nothing')
  expect(missing.statusCode).toBe(404)
  expect(missing.json()).toEqual({ code: 'not-found', message: 'Challenge not found.' })
})

test('shows the next step of the plan, also after the plan has changed', async () => {
  const challengeId = await newChallenge()
  const { id, nextStep } = await joinAndGet(member, challengeId)
  expect(nextStep).toEqual({ title: 'First', action: 'Begin' })
  const changed = JSON.stringify([{ from: 1, to: 3, title: 'Better', action: 'Breathe' }])
  await site.database.updateTable('challenges').set({ plan: changed }).where('id', '=', challengeId).execute()
  expect((await findParticipation(member, id))?.nextStep).toEqual({ title: 'Better', action: 'Breathe' })
})

describe('joining a challenge', () => {
  test('creates a participation without progress', async () => {
    const challengeId = await newChallenge()
    const reply = await member.call('POST', '/api/user-challenges', { challengeId, userId: other.id })
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({
      challengeId,
      userId: member.id,
      progress: 0,
      completed: false,
      lastCheckIn: null,
      completedAt: null,
    })
    expect(reply.json().challenge.title).toBe('Thirty mornings')
  })

  test('returns the existing participation when the member joins twice', async () => {
    const challengeId = await newChallenge()
    const first = await joinAndGet(member, challengeId)
    const again = await member.call('POST', '/api/user-challenges', { challengeId })
    expect(again.statusCode).toBe(200)
    expect(again.json()).toEqual({ ...first, challenge: { ...first.challenge, participants: 1 } })
  })

  test('creates one participation for ten concurrent joins and counts each member once', async () => {
    const challengeId = await newChallenge()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => member.call('POST', '/api/user-challenges', { challengeId })),
    )
    expect(replies.map(({ statusCode }) => statusCode).filter((status) => status === 201)).toHaveLength(1)
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
    await Promise.all([other, member].map((each) => joinAndGet(each, challengeId)))
    expect(await getParticipants(challengeId)).toBe(2)
  })

  test('rejects joining more than a thousand challenges', async () => {
    const many = await site.signUp()
    const row = {
      user_id: many.id,
      challenge_id: await newChallenge(),
      progress: 3,
      completed: true,
      started_at: '2026-03-10T09:00:00.000Z',
    } as const
    await site.database
      .insertInto('user_challenges')
      .values(Array.from({ length: perMemberLimits.participations - 1 }, () => ({ ...row, id: generateId() })))
      .execute()
    const last = await newChallenge()
    const { id } = await joinAndGet(many, last)
    const further = await newChallenge()
    const refused = await many.call('POST', '/api/user-challenges', { challengeId: further })
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'You have joined 1,000 challenges, which is the limit.',
    ])
    expect(await getParticipants(further)).toBe(0)
    expect((await joinAndGet(many, last)).id).toBe(id)
    await many.call('DELETE', `/api/user-challenges/${id}`)
    expect(await joinAndGet(many, further)).toMatchObject({ progress: 0 })
  })

  test('returns 404 and writes nothing for an unknown challenge', async () => {
    const before = (await member.call('GET', '/api/user-challenges')).json()
    const reply = await member.call('POST', '/api/user-challenges', { challengeId: 'nothing' })
    expect(reply.statusCode).toBe(404)
    expect((await member.call('GET', '/api/user-challenges')).json()).toEqual(before)
  })

  test.each([
    [{}, 'challengeId: Required'],
    [{ challengeId: 'x', progress: 5 }, "body: Unrecognized key(s) in object: 'progress'"],
  ])('rejects joining with the body %j', async (body, message) => {
    const reply = await member.call('POST', '/api/user-challenges', body)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().message).toBe(message)
  })
})

describe('completing a day', () => {
  const mark = (caller: TestClient, id: string, progress: unknown, note?: string) =>
    caller.call('PATCH', `/api/user-challenges/${id}/progress`, { progress, ...(note !== undefined && { note }) })

  test('raises progress by one and stores the note with the date in the member’s time zone', async () => {
    const { id } = await joinAndGet(member, await newChallenge())
    site.services.clock.set('2026-03-11T02:30:00.000Z')
    const reply = await mark(member, id, 1, 'Cold, but done.')
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({
      progress: 1,
      completed: false,
      lastCheckIn: { day: 1, date: '2026-03-11', note: 'Cold, but done.' },
    })
    expect((await member.call('GET', `/api/user-challenges/${id}/check-ins`)).json()).toHaveLength(1)
  })

  test('returns the same participation as the list after each completed day', async () => {
    const { id } = await joinAndGet(member, await newChallenge())
    for (let progress = 1; progress <= 3; progress++) {
      const marked = (
        await member.call('PATCH', `/api/user-challenges/${id}/progress`, {
          progress,
          note: progress === 2 ? 'Half way' : undefined,
        })
      ).json()
      expect(marked).toEqual(await findParticipation(member, id))
      expect(marked.completed).toBe(progress === 3)
    }
  })

  test('completes one day when several tabs send it at once', async () => {
    const { id } = await joinAndGet(member, await newChallenge())
    const replies = await Promise.all(Array.from({ length: 10 }, () => mark(member, id, 1)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200))
    expect((await findParticipation(member, id))?.progress).toBe(1)
    expect((await member.call('GET', `/api/user-challenges/${id}/check-ins`)).json()).toHaveLength(1)
  })

  test('completes the challenge on the last day and rejects further days', async () => {
    const { id } = await joinAndGet(member, await newChallenge())
    for (const day of [1, 2, 3]) await mark(member, id, day)
    expect(await findParticipation(member, id)).toMatchObject({
      progress: 3,
      completed: true,
      completedAt: '2026-03-10T09:00:00.000Z',
    })
    const more = await mark(member, id, 4)
    expect(more.statusCode).toBe(409)
    expect(more.json().current).toMatchObject({ progress: 3, completed: true })
  })

  test.each([
    [3, 409],
    [-1, 400],
    [1.5, 400],
    [null, 400],
    [1e21, 400],
  ])('rejects progress %j with %i and changes nothing', async (progress, status) => {
    const { id } = await joinAndGet(member, await newChallenge())
    const before = await findParticipation(member, id)
    expect((await mark(member, id, progress)).statusCode).toBe(status)
    expect(await findParticipation(member, id)).toEqual(before)
  })

  test.each(['{"progress": 1e309}', '{"progress": 1', '{"__proto__": {"progress": 1}}'])(
    'rejects completing a day with the body %s',
    async (payload) => {
      const { id } = await joinAndGet(member, await newChallenge())
      const headers = { cookie: member.cookie, 'content-type': 'application/json' }
      const reply = await site.inject({ method: 'PATCH', url: `/api/user-challenges/${id}/progress`, payload, headers })
      expect(reply.statusCode).toBe(400)
      expect((await findParticipation(member, id))?.progress).toBe(0)
    },
  )

  test('returns 404 when the member has not joined the challenge', async () => {
    const reply = await mark(member, 'nothing', 1)
    expect(reply.statusCode).toBe(404)
    expect(reply.json().message).toBe('No active challenge found')
  })

  test('returns the same 404 for another member’s participation and changes nothing', async () => {
    const { id } = await joinAndGet(member, await newChallenge())
    const missing = await mark(other, 'nothing', 1)
    for (const reply of [
      await mark(other, id, 1),
      await other.call('GET', `/api/user-challenges/${id}/check-ins`),
      await other.call('DELETE', `/api/user-challenges/${id}/check-ins/1`),
      await other.call('DELETE', `/api/user-challenges/${id}`),
    ]) {
      expect([reply.statusCode, reply.body]).toEqual([404, missing.body])
    }
    expect((await findParticipation(member, id))?.progress).toBe(0)
  })
})

describe('undoing a check-in', () => {
  test('undoes today’s check-in and reopens a challenge it completed', async () => {
    const { id } = await joinAndGet(member, await newChallenge(1))
    await member.call('PATCH', `/api/user-challenges/${id}/progress`, { progress: 1 })
    const undone = await member.call('DELETE', `/api/user-challenges/${id}/check-ins/1`)
    expect(undone.statusCode).toBe(200)
    expect(undone.json()).toMatchObject({ progress: 0, completed: false, completedAt: null, lastCheckIn: null })
  })

  test('undoes only the last check-in, and only on the same day', async () => {
    const { id } = await joinAndGet(member, await newChallenge())
    for (const day of [1, 2]) await member.call('PATCH', `/api/user-challenges/${id}/progress`, { progress: day })
    expect((await member.call('DELETE', `/api/user-challenges/${id}/check-ins/1`)).statusCode).toBe(409)
    expect((await member.call('DELETE', `/api/user-challenges/${id}/check-ins/3`)).statusCode).toBe(404)
    site.services.clock.advance({ days: 1 })
    expect((await member.call('DELETE', `/api/user-challenges/${id}/check-ins/2`)).statusCode).toBe(409)
    expect((await findParticipation(member, id))?.progress).toBe(2)
  })

  test('rejects undoing the last day once the member has rejoined the challenge', async () => {
    const challengeId = await newChallenge(1)
    const { id } = await joinAndGet(member, challengeId)
    await member.call('PATCH', `/api/user-challenges/${id}/progress`, { progress: 1 })
    await joinAndGet(member, challengeId)
    expect((await member.call('DELETE', `/api/user-challenges/${id}/check-ins/1`)).statusCode).toBe(409)
  })
})

describe('leaving a challenge', () => {
  test('starts from zero after leaving and rejoining, and still counts one participant', async () => {
    const challengeId = await newChallenge()
    const first = await joinAndGet(member, challengeId)
    await member.call('PATCH', `/api/user-challenges/${first.id}/progress`, { progress: 1 })
    expect((await member.call('DELETE', `/api/user-challenges/${first.id}`)).json()).toEqual({ left: true })
    expect(await findParticipation(member, first.id)).toBeUndefined()
    const second = await joinAndGet(member, challengeId)
    expect(second.id).not.toBe(first.id)
    expect(second.progress).toBe(0)
    expect(await getParticipants(challengeId)).toBe(1)
  })

  test('keeps a completed challenge and lets the member join it again', async () => {
    const challengeId = await newChallenge(1)
    const { id } = await joinAndGet(member, challengeId)
    await member.call('PATCH', `/api/user-challenges/${id}/progress`, { progress: 1 })
    expect((await member.call('DELETE', `/api/user-challenges/${id}`)).statusCode).toBe(409)
    const again = await joinAndGet(member, challengeId)
    expect(again).toMatchObject({ progress: 0, completed: false })
    expect(await findParticipation(member, id)).toMatchObject({ completed: true })
    expect(await getParticipants(challengeId)).toBe(1)
  })
})

test(`counts participants correctly when many members join and leave at once on ${engine}`, async () => {
  const challengeIds = [await newChallenge(2), await newChallenge(2)]
  const members = await Promise.all(Array.from({ length: 8 }, () => site.signUp()))
  const moves = members.flatMap((each, at) =>
    challengeIds.map(async (challengeId, which) => {
      const first = await joinAndGet(each, challengeId)
      if ((at + which) % 2 === 0) await each.call('DELETE', `/api/user-challenges/${first.id}`)
      else
        for (const day of [1, 2])
          await each.call('PATCH', `/api/user-challenges/${first.id}/progress`, { progress: day })
      await Promise.all([joinAndGet(each, challengeId), joinAndGet(each, challengeId)])
    }),
  )
  await Promise.all(moves)
  for (const challengeId of challengeIds) expect(await getParticipants(challengeId)).toBe(8)
})

describe('a search in the challenge list', () => {
  let titles: (query: string) => Promise<string[]>
  const texts = { description: 'Something else.', difficulty: 'beginner', plan: null } as const

  beforeAll(async () => {
    titles = async (query) => {
      const reply = await site.visitor('GET', `/api/challenges?${query}`)
      return reply.json().map(({ title }: Challenge) => title)
    }
    const add = (challenge: Partial<NewChallenge> & { title: string }) =>
      addChallenge(site.database, { ...texts, pillar: 'physical', duration: 7, ...challenge }, new Date())
    await add({
      title: 'Juggle',
      description: 'Throw three quinces.',
      difficulty: 'advanced',
      duration: 6,
      schedule: { kind: 'weekly', times: 1 },
    })
    await add({ title: 'Quince jam', duration: 9 })
    await add({ title: 'Bake', promise: 'Peel a quince a day.', pillar: 'purpose', duration: 60 })
    await add({
      title: 'Plant',
      plan: [{ from: 1, to: 7, title: 'Dig', action: 'Plant a quince tree.' }],
      schedule: { kind: 'weekdays', days: [1, 3] },
    })
    const hidden = await add({ title: 'Hidden quince' })
    await site.database
      .updateTable('challenges')
      .set({ hidden_at: '2026-03-01T00:00:00.000Z' })
      .where('id', '=', hidden)
      .execute()
    const archived = await add({ title: 'Archived quince' })
    await archiveChallenge(site.database, archived, new Date())
  })

  test('finds the title first, then the promise, the description and the plan, and nothing hidden', async () => {
    expect(await titles('q=Quinces')).toEqual(['Quince jam', 'Bake', 'Juggle'])
    expect((await titles('q=quince%20tree'))[0]).toBe('Plant')
    expect(await titles('q=xylophone')).toEqual([])
  })

  test('combines it with filters, and counts the days from the first to the last', async () => {
    expect(await titles('q=quince&pillar=purpose')).toEqual(['Bake'])
    expect(await titles('q=quince&difficulty=advanced')).toEqual(['Juggle'])
    expect(await titles('q=quince&schedule=weekly')).toEqual(['Juggle'])
    expect(await titles('q=quince&length=month')).toEqual(['Quince jam'])
    expect(await titles('q=quince&length=longer')).toEqual(['Bake', 'Juggle'])
    expect(await titles('length=month&schedule=weekdays')).toEqual(['Plant'])
    expect(await titles('pillar=purpose&length=week')).toEqual([])
  })

  test('ignores a search without words, and refuses an unknown filter', async () => {
    expect(await titles('q=')).toEqual(await titles(''))
    expect((await site.visitor('GET', '/api/challenges?length=year')).statusCode).toBe(400)
  })

  test('follows a search over several pages', async () => {
    const first = await site.visitor('GET', '/api/challenges?q=quince&limit=2')
    const [, next] = /<(.+)>/.exec(String(first.headers.link)) ?? []
    const second = await site.visitor('GET', next ?? '')
    expect([first, second].map((reply) => reply.json().map(({ title }: Challenge) => title))).toEqual([
      ['Quince jam', 'Bake'],
      ['Juggle'],
    ])
    expect(second.headers.link).toBeUndefined()
  })

  test('finds a new text at once', async () => {
    await addChallenge(site.database, { ...texts, title: 'Medlar', pillar: 'physical', duration: 7 }, new Date())
    expect(await titles('q=medlars')).toEqual(['Medlar'])
  })
})
