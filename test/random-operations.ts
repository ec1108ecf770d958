import fc from 'fast-check'
import { expect, onTestFinished } from 'vitest'
import type { Participation } from '#contract/challenges.ts'
import type { Rule } from '#contract/days.ts'
import type { ForumPost } from '#contract/forum.ts'
import type { Goal } from '#contract/goals.ts'
import type { JournalEntry } from '#contract/journal.ts'
import { addChallenge } from '#server/features/challenges/catalog.ts'
import { createTestApp, type TestClient, type TestApp } from './app.ts'

const members = 6

/** What one member has done. Nobody else can change it. */
type Own = {
  goals: Map<string, { title: string; completed: boolean }>
  entries: Map<string, string>
  /** By participation id; `progress` counts the marked days. */
  active: Map<string, { challengeId: string; progress: number }>
  completed: Set<string>
  posts: Set<string>
  replies: Map<string, string>
}

type World = {
  clients: TestClient[]
  own: Own[]
  challenges: { id: string; duration: number }[]
  everyId: string[]
  everyPost: string[]
}

const rules: Rule[] = ['flexible', 'passes', 'strict']
let keys = 0
let site: TestApp

const operation = fc.record({
  member: fc.nat(members - 1),
  act: fc.constantFrom(
    'set goal',
    'change goal',
    'toggle goal',
    'delete goal',
    'write entry',
    'change entry',
    'delete entry',
    'join',
    'mark',
    'mark again',
    'mark with a key',
    'change the rule',
    'start over',
    'undo',
    'leave',
    'post',
    'reply',
    'delete post',
    'delete reply',
    'pry',
  ),
  pick: fc.nat(),
  text: fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).map((text) => `x${text.replaceAll('\u0000', '')}`),
})
type Operation = typeof operation extends fc.Arbitrary<infer O> ? O : never

/** Lets several members do random things at once, and checks what each one has afterwards. */
export async function checkRandomOperations({ runs, operations }: { runs: number; operations: number }): Promise<void> {
  site = await createTestApp({}, { connections: 20 })
  onTestFinished(() => site.close())
  await site.signUp()
  const histories = fc.array(operation, { minLength: operations, maxLength: operations })
  await fc.assert(fc.asyncProperty(histories, checkHistory), { numRuns: runs, endOnFailure: true })
}

async function checkHistory(operations: Operation[]): Promise<void> {
  const world = await newWorld()
  // Each member's operations run in order, and all members run concurrently.
  await Promise.all(
    world.clients.map(async (_, member) => {
      for (const each of operations.filter((operation) => operation.member === member))
        await performOperation(world, each)
    }),
  )
  await checkEachMember(world)
  await checkCounters(world)
}

async function newWorld(): Promise<World> {
  const clients = await Promise.all(Array.from({ length: members }, () => site.signUp()))
  // New members may write only a few posts a day.
  await site.ageAccounts()
  const challenges = await Promise.all(
    [1, 2, 3, 5].map(async (duration) => {
      const challenge = {
        title: `${duration} days`,
        description: 'd',
        pillar: 'mental',
        difficulty: 'beginner',
        plan: null,
        duration,
      } as const
      return { id: await addChallenge(site.database, challenge, new Date()), duration }
    }),
  )
  const own = clients.map((): Own => ({
    goals: new Map(),
    entries: new Map(),
    active: new Map(),
    completed: new Set(),
    posts: new Set(),
    replies: new Map(),
  }))
  return { clients, own, challenges, everyId: [], everyPost: [] }
}

async function performOperation(world: World, { member, act, pick, text }: Operation): Promise<void> {
  const caller = world.clients[member]
  const own = world.own[member]
  if (!caller || !own) return
  const one = <T>(from: Iterable<T>): T | undefined => {
    const all = [...from]
    return all[pick % Math.max(1, all.length)]
  }
  const done = async (...call: Parameters<TestClient['call']>) => {
    const reply = await caller.call(...call)
    expect(reply.statusCode, `${act}: ${reply.body}`).toBeLessThan(300)
    return reply.json()
  }

  const goal = one(own.goals.keys())
  const entry = one(own.entries.keys())
  const participation = one(own.active.keys())
  const days = participation === undefined ? undefined : own.active.get(participation)
  const challenge = one(world.challenges)
  const somePost = one(world.everyPost)

  switch (act) {
    case 'set goal': {
      const { id, title } = await done('POST', '/api/goals', { title: text, pillar: 'mental' })
      own.goals.set(id, { title, completed: false })
      world.everyId.push(`/api/goals/${id}`)
      return
    }
    case 'change goal': {
      const known = goal && own.goals.get(goal)
      if (known) known.title = (await done('PATCH', `/api/goals/${goal}`, { title: text })).title
      return
    }
    case 'toggle goal': {
      const known = goal && own.goals.get(goal)
      if (known) known.completed = (await done('PATCH', `/api/goals/${goal}/toggle`, {})).completed
      return
    }
    case 'delete goal':
      if (goal) await done('DELETE', `/api/goals/${goal}`)
      own.goals.delete(goal ?? '')
      return
    case 'write entry': {
      const { id, content } = await done('POST', '/api/journal', { content: text })
      own.entries.set(id, content)
      world.everyId.push(`/api/journal/${id}`)
      return
    }
    case 'change entry':
      if (entry) own.entries.set(entry, (await done('PATCH', `/api/journal/${entry}`, { content: text })).content)
      return
    case 'delete entry':
      if (entry) await done('DELETE', `/api/journal/${entry}`)
      own.entries.delete(entry ?? '')
      return
    case 'join': {
      if (!challenge) return
      const { id, progress }: Participation = await done('POST', '/api/user-challenges', { challengeId: challenge.id })
      own.active.set(id, { challengeId: challenge.id, progress })
      world.everyId.push(`/api/user-challenges/${id}`)
      return
    }
    case 'mark':
    case 'mark again': {
      if (!participation || !days) return
      const body = { progress: days.progress + 1 }
      const marks = Array.from({ length: act === 'mark' ? 1 : 3 }, () =>
        done('PATCH', `/api/user-challenges/${participation}/progress`, body),
      )
      const [marked]: Participation[] = await Promise.all(marks)
      days.progress++
      if (!marked?.completed) return
      own.active.delete(participation)
      own.completed.add(participation)
      return
    }
    case 'mark with a key': {
      if (!participation || !days) return
      const url = `/api/user-challenges/${participation}/check-ins`
      const key = { 'idempotency-key': `mark-${participation}-${++keys}` }
      const [marked]: Participation[] = await Promise.all(
        Array.from({ length: 2 }, () => done('POST', url, { again: true }, key)),
      )
      days.progress++
      if (!marked?.completed) return
      own.active.delete(participation)
      own.completed.add(participation)
      return
    }
    case 'change the rule': {
      if (!participation || !days) return
      const duration = world.challenges.find(({ id }) => id === days.challengeId)?.duration
      const rule = duration === 1 ? 'flexible' : one(rules)
      expect((await done('PATCH', `/api/user-challenges/${participation}`, { rule })).progress).toBe(days.progress)
      return
    }
    case 'start over': {
      if (!participation || !days) return
      // All days are marked today, so only a run without days can start over, which changes nothing.
      const reply = await caller.call('POST', `/api/user-challenges/${participation}/restart`, { run: 1 })
      expect(reply.statusCode).toBe(days.progress === 0 ? 200 : 409)
      return
    }
    case 'undo':
      if (!participation || !days || days.progress === 0) return
      await done('DELETE', `/api/user-challenges/${participation}/check-ins/${days.progress}`)
      days.progress--
      return
    case 'leave':
      if (participation) await done('DELETE', `/api/user-challenges/${participation}`)
      own.active.delete(participation ?? '')
      return
    case 'post': {
      const { id } = await done('POST', '/api/forum', { title: text, content: text, pillar: 'career' })
      own.posts.add(id)
      world.everyPost.push(id)
      return
    }
    case 'reply': {
      if (!somePost) return
      const reply = await caller.call('POST', `/api/forum/${somePost}/replies`, { content: text })
      // Its author may have deleted it by now.
      if (reply.statusCode === 404) return
      own.replies.set(reply.json().id, somePost)
      return
    }
    case 'delete post': {
      const post = one(own.posts)
      if (post) await done('DELETE', `/api/forum/${post}`)
      own.posts.delete(post ?? '')
      return
    }
    case 'delete reply': {
      const reply = one(own.replies.keys())
      if (!reply) return
      // Deleting a post without replies of others deletes the author's own replies too.
      expect([200, 404]).toContain(
        (await caller.call('DELETE', `/api/forum/${own.replies.get(reply)}/replies/${reply}`)).statusCode,
      )
      own.replies.delete(reply)
      return
    }
    case 'pry': {
      const path = one(world.everyId)
      if (!path) return
      const id = path.split('/').at(-1) ?? ''
      if (own.goals.has(id) || own.entries.has(id) || own.active.has(id) || own.completed.has(id)) return
      for (const [method, body] of [
        ['PATCH', { title: 'mine', content: 'mine' }],
        ['DELETE', undefined],
      ] as const) {
        const reply = await caller.call(
          method,
          path,
          method === 'PATCH' && path.includes('/goals/') ? { title: 'mine' } : body,
        )
        expect([404, 400], `${method} ${path}`).toContain(reply.statusCode)
      }
      return
    }
  }
}

async function checkEachMember({ clients, own }: World): Promise<void> {
  for (const [at, caller] of clients.entries()) {
    const mine = own[at]
    const goals: Goal[] = (await caller.call('GET', '/api/goals')).json()
    expect(new Map(goals.map(({ id, title, completed }) => [id, { title, completed }]))).toEqual(mine?.goals)
    const entries = await readAllPages<JournalEntry>(caller, '/api/journal?limit=100')
    expect(new Map(entries.map(({ id, content }) => [id, content]))).toEqual(mine?.entries)
    const participations: Participation[] = (await caller.call('GET', '/api/user-challenges')).json()
    const active = participations.filter(({ completed }) => !completed)
    expect(new Map(active.map(({ id, challengeId, progress }) => [id, { challengeId, progress }]))).toEqual(
      mine?.active,
    )
    expect(new Set(participations.filter(({ completed }) => completed).map(({ id }) => id))).toEqual(mine?.completed)
    for (const { id, progress } of participations) {
      const days: { day: number }[] = (await caller.call('GET', `/api/user-challenges/${id}/check-ins`)).json()
      expect(days.map(({ day }) => day)).toEqual(Array.from({ length: progress }, (_, day) => day + 1))
    }
  }
}

async function checkCounters({ clients, challenges }: World): Promise<void> {
  const [reader] = clients
  if (!reader) return
  for (const post of await readAllPages<ForumPost>(reader, '/api/forum?limit=100')) {
    const replies = await readAllPages<{ id: string }>(reader, `/api/forum/${post.id}/replies?limit=100`)
    expect(replies.length).toBe(post.replies)
    expect(post.deleted && post.replies === 0, 'an emptied discussion without replies').toBe(false)
  }
  for (const { id } of challenges) {
    const joined = await site.database
      .selectFrom('user_challenges')
      .select('user_id')
      .distinct()
      .where('challenge_id', '=', id)
      .execute()
    expect((await site.visitor('GET', `/api/challenges/${id}`)).json().participants).toBe(joined.length)
  }
}

async function readAllPages<T>(caller: TestClient, url: string): Promise<T[]> {
  const all: T[] = []
  for (let next: string | undefined = url; next;) {
    const reply = await caller.call('GET', next)
    all.push(...reply.json())
    next = /<([^>]+)>; rel="next"/.exec(String(reply.headers.link ?? ''))?.[1]
  }
  return all
}
