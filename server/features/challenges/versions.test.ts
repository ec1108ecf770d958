import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ChallengeDetail, Participation } from '#contract/challenges.ts'
import { transaction } from '#server/database/transaction.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { addChallenge, findChallengeContent } from './catalog.ts'
import type { NewChallenge } from './challenge-content.ts'
import { reviseChallenge } from './versions.ts'

let site: TestApp
let admin: TestClient

beforeAll(async () => {
  site = await createTestApp({}, { connections: 20 })
  admin = await site.signUp()
})
afterAll(() => site.close())

const write = (title: string, fields: Partial<NewChallenge> = {}): NewChallenge => ({
  title,
  description: `${title} every day.`,
  pillar: 'physical',
  duration: 3,
  difficulty: 'beginner',
  plan: [{ from: 1, to: fields.duration ?? 3, title: `${title} today`, action: 'Go.' }],
  ...fields,
})

const add = (content: NewChallenge) => transaction(site.database, (tx) => addChallenge(tx, content, now()))
const now = () => site.services.clock.now()

function revise(
  id: string,
  content: NewChallenge,
  options: { baseRevision?: number; forEveryone?: boolean } = {},
): ReturnType<typeof reviseChallenge> {
  return transaction(site.database, (tx) =>
    reviseChallenge(tx, id, content, { baseRevision: null, now: now(), ...options }),
  )
}

async function join(member: TestClient, challengeId: string): Promise<Participation> {
  const reply = await member.call('POST', '/api/user-challenges', { challengeId })
  expect(reply.statusCode).toBe(201)
  return reply.json()
}

async function list(member: TestClient): Promise<Participation[]> {
  return (await member.call('GET', '/api/user-challenges')).json()
}

async function open(client: TestClient, id: string, query = ''): Promise<ChallengeDetail> {
  const reply = await client.call('GET', `/api/challenges/${id}${query}`)
  expect(reply.statusCode).toBe(200)
  return reply.json()
}

const statusOf = async (client: TestClient, url: string) => (await client.call('GET', url)).statusCode

describe('an edit of a challenge', () => {
  test('replaces it in place until someone has joined', async () => {
    const id = await add(write('Walk'))
    await revise(id, write('Run', { duration: 5 }))
    expect(await open(admin, id)).toMatchObject({ title: 'Run', duration: 5, version: 1 })
    expect((await findChallengeContent(site.database, id))?.revision).toBe(2)
  })

  test('leaves members what they joined, for good, and gives the new one to those who join later', async () => {
    const [id, early, late] = [await add(write('Walk')), await site.signUp(), await site.signUp()]
    const joined = await join(early, id)
    await revise(id, write('Run', { duration: 5, pillar: 'mental', rules: ['strict'] }))
    expect(await list(early)).toEqual([{ ...joined, challenge: { ...joined.challenge, participants: 1 } }])
    expect(await join(late, id)).toMatchObject({ version: 2, challenge: { title: 'Run', duration: 5 }, rule: 'strict' })

    const url = `/api/user-challenges/${joined.id}`
    await early.call('POST', `${url}/check-ins`, {})
    expect((await early.call('GET', '/api/days?from=2026-01-01&to=2026-12-31')).body).not.toContain('Run')
    site.services.clock.advance({ days: 1 })
    expect((await early.call('POST', `${url}/restart`, { run: 1 })).json()).toMatchObject({ run: 2, version: 1 })
    expect((await list(early))[0]).toMatchObject({ challenge: { title: 'Walk', duration: 3, pillar: 'physical' } })

    await early.call('DELETE', url)
    expect(await join(early, id)).toMatchObject({ version: 2, challenge: { title: 'Run', participants: 2 } })
  })

  test('keeps a version that was completed or left, because it is still shown', async () => {
    const [id, member] = [await add(write('Walk')), await site.signUp()]
    await member.call('DELETE', `/api/user-challenges/${(await join(member, id)).id}`)
    await revise(id, write('Run'))
    expect(await open(member, id, '?version=1')).toMatchObject({ title: 'Walk', version: 1 })
  })

  test('without a change makes no version', async () => {
    const [id, member] = [await add(write('Walk')), await site.signUp()]
    await join(member, id)
    await revise(id, write('Walk'))
    expect(await open(member, id)).toMatchObject({ version: 1 })
  })

  test('is refused with the current content when someone else has changed it', async () => {
    const id = await add(write('Walk'))
    expect(await revise(id, write('Run'), { baseRevision: 1 })).toEqual({ outcome: 'revised' })
    expect(await revise(id, write('Swim'), { baseRevision: 1 })).toEqual({
      outcome: 'conflict',
      current: { revision: 2, content: write('Run') },
    })
    expect(await revise(id, write('Swim'), { baseRevision: 2 })).toEqual({ outcome: 'revised' })
    expect(await revise('nothing', write('Swim'))).toEqual({ outcome: 'gone' })
  })

  test('gives everyone who joins at the same time a version that exists', async () => {
    const id = await add(write('Walk'))
    const members = await Promise.all([1, 2, 3, 4, 5, 6].map(() => site.signUp()))
    await Promise.all([
      ...members.map((member) => join(member, id)),
      ...[1, 2, 3].map((count) => revise(id, write(`Walk ${count}`, { duration: 3 + count }))),
    ])
    for (const member of members) {
      const [joined] = await list(member)
      if (!joined) throw new Error('not joined')
      const { title, duration } = await open(member, id, `?version=${joined.version}`)
      expect(joined.challenge).toMatchObject({ title, duration })
    }
  })
})

describe('a safety correction', () => {
  test('reaches all versions with its duration, and members are told', async () => {
    const [id, first, second, third] = [
      await add(write('Walk')),
      await site.signUp(),
      await site.signUp(),
      await site.signUp(),
    ]
    await join(first, id)
    await revise(id, write('Run', { duration: 5 }))
    await join(second, id)
    await revise(id, write('Run far'))
    await join(third, id)
    site.services.clock.advance({ minutes: 1 })
    await revise(id, write('Walk with care'), { forEveryone: true })
    const corrected = now().toISOString()
    const own = async (member: TestClient) => (await list(member))[0]
    expect(await own(first)).toMatchObject({ challenge: { title: 'Walk with care' }, version: 1, corrected })
    expect(await own(second)).toMatchObject({ challenge: { title: 'Run', duration: 5 }, corrected: null })
    expect(await own(third)).toMatchObject({ challenge: { title: 'Walk with care' }, version: 3, corrected })
    site.services.clock.advance({ minutes: 1 })
    const later = await site.signUp()
    expect(await join(later, id)).toMatchObject({ corrected: null, version: 3 })
  })

  test('cannot change the duration of members who have joined', async () => {
    const [id, member] = [await add(write('Walk')), await site.signUp()]
    await join(member, id)
    await expect(revise(id, write('Walk', { duration: 9 }), { forEveryone: true })).rejects.toThrow(
      'Members have joined this challenge with 3 days. A change for everyone must keep the duration.',
    )
    await revise(id, write('Walk', { duration: 9 }))
    await revise(id, write('Walk with care'), { forEveryone: true })
    expect((await list(member))[0]).toMatchObject({ challenge: { title: 'Walk with care', duration: 3 } })
  })
})

test('shows an earlier version only to admins and to members who have joined it', async () => {
  const [id, early, late] = [await add(write('Walk')), await site.signUp(), await site.signUp()]
  await join(early, id)
  await revise(id, write('Run'))
  await join(late, id)
  const url = `/api/challenges/${id}?version=1`
  expect((await open(early, id, '?version=1')).plan?.[0]?.title).toBe('Walk today')
  expect((await open(admin, id, '?version=1')).title).toBe('Walk')
  expect((await open(late, id, '?version=2')).title).toBe('Run')
  expect(await statusOf(late, url)).toBe(404)
  expect((await site.visitor('GET', url)).statusCode).toBe(404)
  expect(await statusOf(admin, `/api/challenges/${id}?version=9`)).toBe(404)
  expect(await statusOf(admin, `/api/challenges/${id}?version=0`)).toBe(400)
})

const contents = ['Walk', 'Run', 'Swim'].flatMap((title) =>
  [2, 3].map((duration) => write(title, { duration, pillar: title === 'Swim' ? 'mental' : 'physical' })),
)
const content = fc.constantFrom(...contents)
const who = fc.nat({ max: 2 })
const step = fc.oneof(
  fc.record({ kind: fc.constant('edit' as const), content }),
  fc.record({ kind: fc.constant('correct' as const), content }),
  fc.record({ kind: fc.constantFrom('join' as const, 'leave' as const, 'restart' as const, 'mark' as const), who }),
)

/** The versions of a challenge, the newest last, and who has joined which. */
type Model = { versions: NewChallenge[]; joined: { who: number; id: string; version: number; isActive: boolean }[] }

/** Edits or corrects the challenge of the model. @returns false if it must be refused */
function change({ versions, joined }: Model, after: NewChallenge, isCorrection: boolean): boolean {
  const newest = versions.length
  const isJoined = joined.some(({ version }) => version === newest)
  if (!isCorrection) {
    if (isJoined && versions.at(-1) !== after) versions.push(after)
    else versions[newest - 1] = after
    return true
  }
  const durations = joined
    .filter(({ version }) => !isJoined || version === newest)
    .map(({ version }) => versions[version - 1]?.duration)
  if (durations.length > 0 && !durations.includes(after.duration)) return false
  for (const [at, { duration }] of versions.entries()) if (duration === after.duration) versions[at] = after
  versions[newest - 1] = after
  return true
}

test('shows each member what they joined, after any edits, corrections, joins, leaves and restarts', async () => {
  const members = [await site.signUp(), await site.signUp(), await site.signUp()]
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const first = write('First')
      const id = await add(first)
      const model: Model = { versions: [first], joined: [] }
      for (const each of steps) {
        site.services.clock.advance({ minutes: 12 * 60 })
        if (each.kind === 'edit' || each.kind === 'correct') {
          const forEveryone = each.kind === 'correct'
          const revised = revise(id, each.content, { forEveryone })
          if (change(model, each.content, forEveryone)) expect(await revised).toEqual({ outcome: 'revised' })
          else await expect(revised).rejects.toThrow('must keep the duration')
        } else await act(model, id, each)
        await check(model, id)
      }
    }),
    { numRuns: 12 },
  )

  async function act(model: Model, challengeId: string, { kind, who }: { kind: string; who: number }): Promise<void> {
    const member = members[who]
    const active = model.joined.find((each) => each.who === who && each.isActive)
    const url = `/api/user-challenges/${active?.id}`
    if (!member) throw new Error('unknown member')
    if (kind === 'join' && !active) {
      const { id } = await join(member, challengeId)
      model.joined.push({ who, id, version: model.versions.length, isActive: true })
    }
    if (!active || kind === 'join') return
    if (kind === 'leave') expect((await member.call('DELETE', url)).statusCode).toBe(200)
    if (kind === 'restart') await member.call('POST', `${url}/restart`, { run: 1 })
    if (kind === 'mark') await member.call('POST', `${url}/check-ins`, {})
    const [own] = (await list(member)).filter((each) => each.id === active.id)
    active.isActive = own !== undefined && !own.completed
  }

  async function check({ versions, joined }: Model, id: string): Promise<void> {
    const count = new Set(joined.map(({ who }) => who)).size
    expect(await open(admin, id)).toMatchObject({ ...shown(versions.at(-1)), participants: count })
    for (const [at, member] of members.entries()) {
      const own = (await list(member)).filter((each) => each.challengeId === id)
      const versionOf = new Map(joined.filter(({ who }) => who === at).map((each) => [each.id, each.version]))
      for (const participation of own) {
        const version = versionOf.get(participation.id) ?? 0
        const { plan, ...texts } = shown(versions[version - 1])
        expect(participation).toMatchObject({ version, challenge: { ...texts, participants: count } })
        if (!participation.completed) expect(participation.nextStep?.title).toBe(plan?.[0]?.title)
        expect(await open(member, id, `?version=${version}`)).toMatchObject({ plan, version })
      }
    }
  }
})

function shown(version: NewChallenge | undefined): NewChallenge {
  if (!version) throw new Error('a version is missing')
  return version
}
