import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { addTestChallenge, joinTestChallenge } from '#test/challenge-member.ts'

let site: TestApp
let member: TestClient

beforeAll(async () => {
  site = await createTestApp()
  await site.signUp()
  member = await site.signUp()
})
afterAll(() => site.close())
// A Tuesday.
beforeEach(() => goTo('2026-03-10'))

const goTo = (date: string) => site.services.clock.set(`${date}T09:00:00.000Z`)
const join = (options: Parameters<typeof joinTestChallenge>[2] = {}) => joinTestChallenge(site, member, options)

async function markOn(participation: Awaited<ReturnType<typeof join>>, ...dates: string[]) {
  for (const date of dates) {
    goTo(date)
    expect((await participation.mark()).statusCode, date).toBe(201)
  }
}

describe('the challenge', () => {
  test('allows every rule by default, with a pass for every ten days', async () => {
    const read = async (duration: number) =>
      (await site.visitor('GET', `/api/challenges/${await addTestChallenge(site, { duration })}`)).json()
    expect(await read(30)).toMatchObject({
      schedule: { kind: 'daily' },
      rules: ['flexible', 'passes', 'strict'],
      passes: 3,
    })
    expect(await read(5)).toMatchObject({ passes: 1 })
    expect(await read(1)).toMatchObject({ rules: ['flexible'] })
  })

  test('shows its own schedule, rules and passes', async () => {
    const own = { schedule: { kind: 'weekly', times: 3 }, rules: ['strict', 'passes'], passes: 2 } as const
    const id = await addTestChallenge(site, { ...own, rules: [...own.rules] })
    expect((await site.visitor('GET', `/api/challenges/${id}`)).json()).toMatchObject(own)
  })
})

describe('joining', () => {
  test('takes the first rule of the challenge unless the member chooses one', async () => {
    expect((await join()).joined).toMatchObject({ rule: 'flexible', passesLeft: null, nextRule: null, cue: null })
    expect((await join({ rules: ['strict', 'flexible'] })).joined.rule).toBe('strict')
    expect((await join({ rule: 'passes' })).joined).toMatchObject({ rule: 'passes', passesLeft: 3 })
  })

  test('refuses a rule that the challenge does not allow', async () => {
    const challengeId = await addTestChallenge(site, { rules: ['flexible'] })
    const reply = await member.call('POST', '/api/user-challenges', { challengeId, rule: 'strict' })
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['rule']])
    expect((await member.call('POST', '/api/user-challenges', { challengeId })).statusCode).toBe(201)
  })

  test('keeps the answer to when and where', async () => {
    const { joined, read, change } = await join({ cue: ' After breakfast, in the park ' })
    expect(joined.cue).toBe('After breakfast, in the park')
    expect((await change({ cue: 'At noon' })).json()).toMatchObject({ cue: 'At noon', rule: 'flexible' })
    expect((await change({ cue: '' })).json().cue).toBeNull()
    expect((await read()).cue).toBeNull()
  })

  test('keeps the schedule and the passes as they were when the member joined', async () => {
    const { challengeId, read } = await join({ schedule: { kind: 'weekly', times: 2 }, rule: 'passes', passes: 4 })
    await site.database
      .updateTable('challenges')
      .set({ schedule: null, passes: 1 })
      .where('id', '=', challengeId)
      .execute()
    expect(await read()).toMatchObject({ schedule: { kind: 'weekly', times: 2 }, passes: 4, passesLeft: 4 })
  })
})

describe('a missed day', () => {
  test('changes nothing lasting under the flexible rule', async () => {
    const { mark, ...participation } = await join()
    await markOn({ mark, ...participation }, '2026-03-10', '2026-03-11')
    goTo('2026-03-15')
    expect(await participation.read()).toMatchObject({
      run: 1,
      progress: 2,
      missed: 2,
      restart: null,
      lastMarked: '2026-03-11',
      fillable: ['2026-03-14'],
      numbers: { streak: 0, longest: 2 },
      wall: 'ddm',
    })
    expect((await mark()).json()).toMatchObject({ run: 1, progress: 3, wall: 'ddmd' })
  })

  test('uses a pass, and starts the challenge over when none is left', async () => {
    const participation = await join({ rule: 'passes', passes: 1 })
    await markOn(participation, '2026-03-10', '2026-03-12')
    goTo('2026-03-13')
    expect(await participation.read()).toMatchObject({ run: 1, progress: 2, passesLeft: 0, missed: 1 })
    goTo('2026-03-15')
    expect(await participation.read()).toMatchObject({ run: 2, progress: 0, passesLeft: 1, missed: 0 })
  })

  test('starts the challenge over under the strict rule', async () => {
    const participation = await join({ rule: 'strict' })
    await markOn(participation, '2026-03-10', '2026-03-11')
    goTo('2026-03-13')
    expect(await participation.read()).toMatchObject({ run: 1, progress: 2, yesterday: 'open' })
    goTo('2026-03-14')
    expect(await participation.read()).toMatchObject({
      run: 2,
      progress: 0,
      lastCheckIn: null,
      lastMarked: null,
      restart: { missed: '2026-03-12', progress: 2, undoUntil: '2026-03-19' },
    })
  })

  test('never starts a completed challenge over', async () => {
    const participation = await join({ rule: 'strict', duration: 2 })
    await markOn(participation, '2026-03-10', '2026-03-11')
    goTo('2026-03-24')
    expect(await participation.read()).toMatchObject({ run: 1, progress: 2, completed: true, fillable: [], wall: 'dd' })
  })
})

describe('changing the rule', () => {
  test('applies a harder rule from today', async () => {
    const participation = await join()
    await markOn(participation, '2026-03-10')
    goTo('2026-03-12')
    expect((await participation.change({ rule: 'strict' })).json()).toMatchObject({ rule: 'strict', nextRule: null })
    goTo('2026-03-13')
    // The 11th was missed under the flexible rule.
    expect(await participation.read()).toMatchObject({ run: 1, progress: 1, missed: 1 })
    goTo('2026-03-14')
    expect(await participation.read()).toMatchObject({ run: 2, progress: 0 })
  })

  test('applies an easier rule after seven days', async () => {
    const participation = await join({ rule: 'strict' })
    expect((await participation.change({ rule: 'flexible' })).json()).toMatchObject({
      rule: 'strict',
      nextRule: { rule: 'flexible', from: '2026-03-17' },
    })
    goTo('2026-03-16')
    expect(await participation.read()).toMatchObject({ rule: 'strict' })
    goTo('2026-03-17')
    expect(await participation.read()).toMatchObject({ rule: 'flexible', nextRule: null })
  })

  test('removes a pending change when the member chooses the current rule', async () => {
    const participation = await join({ rule: 'strict' })
    await participation.change({ rule: 'passes' })
    expect((await participation.change({ rule: 'strict' })).json()).toMatchObject({ rule: 'strict', nextRule: null })
    goTo('2026-03-20')
    expect((await participation.read()).rule).toBe('strict')
  })

  test('replaces a pending change with the latest choice', async () => {
    const participation = await join({ rule: 'passes' })
    await participation.change({ rule: 'flexible' })
    expect((await participation.change({ rule: 'strict' })).json()).toMatchObject({ rule: 'strict', nextRule: null })
    goTo('2026-03-11')
    await participation.change({ rule: 'passes' })
    expect((await participation.change({ rule: 'flexible' })).json().nextRule).toEqual({
      rule: 'flexible',
      from: '2026-03-18',
    })
  })

  test('refuses a rule that the challenge does not allow, and any change of a completed challenge', async () => {
    const allowed = await join({ rules: ['flexible', 'passes'] })
    const reply = await allowed.change({ rule: 'strict' })
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['rule']])
    const completed = await join({ duration: 1 })
    await completed.mark()
    expect((await completed.change({ cue: 'At noon' })).statusCode).toBe(409)
  })

  test('returns 404 for a participation of another member', async () => {
    const { url, read } = await join()
    const other = await site.signUp()
    for (const reply of [
      await other.call('PATCH', url, { rule: 'strict' }),
      await other.call('POST', `${url}/restart`, { run: 1 }),
      await other.call('POST', `${url}/check-ins`, {}),
    ])
      expect([reply.statusCode, reply.json().message]).toEqual([404, 'No active challenge found'])
    expect(await read()).toMatchObject({ rule: 'flexible', progress: 0, run: 1 })
  })
})

describe('a schedule', () => {
  test('of weekdays makes the other days rest days', async () => {
    const participation = await join({ schedule: { kind: 'weekdays', days: [1, 2, 3, 4, 5] }, rule: 'strict' })
    await markOn(participation, '2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13', '2026-03-16')
    goTo('2026-03-17')
    expect(await participation.read()).toMatchObject({ run: 1, progress: 5, missed: 0, numbers: { streak: 5 } })
    // A mark on a rest day counts.
    await markOn(participation, '2026-03-17', '2026-03-18', '2026-03-19', '2026-03-20', '2026-03-21')
    expect(await participation.read()).toMatchObject({ progress: 10, today: 'done' })
  })

  test('of three times a week misses a day only when the week has too few', async () => {
    const participation = await join({ schedule: { kind: 'weekly', times: 3 }, rule: 'flexible' })
    await markOn(participation, '2026-03-16', '2026-03-17')
    goTo('2026-03-21')
    expect(await participation.read()).toMatchObject({ missed: 0, today: 'open' })
    goTo('2026-03-24')
    expect(await participation.read()).toMatchObject({ missed: 1, progress: 2 })
  })
})
