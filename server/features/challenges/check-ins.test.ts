import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { joinTestChallenge } from '#test/challenge-member.ts'
import { engine } from '#test/database.ts'
import type { Actor } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { addCheckIn } from './check-ins.ts'
import { listOwnParticipations } from './participation.ts'
import { readToday } from './today.ts'

let site: TestApp
let member: TestClient

beforeAll(async () => {
  site = await createTestApp({}, { connections: 20 })
  await site.signUp()
  member = await site.signUp({ timeZone: 'Europe/Berlin' })
})
afterAll(() => site.close())
beforeEach(() => goTo('2026-03-10'))

const goTo = (date: string, time = '09:00') => site.services.clock.set(`${date}T${time}:00.000Z`)
const join = (options: Parameters<typeof joinTestChallenge>[2] = {}) => joinTestChallenge(site, member, options)
const statuses = (replies: { statusCode: number }[]) => replies.map(({ statusCode }) => statusCode).sort()

describe('marking a date', () => {
  test('marks today by default, and the server numbers the day', async () => {
    const { mark, read } = await join()
    const reply = await mark({ note: 'Cold, but done.' })
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({
      progress: 1,
      today: 'done',
      lastMarked: '2026-03-10',
      lastCheckIn: { run: 1, day: 1, date: '2026-03-10', late: false, note: 'Cold, but done.' },
    })
    expect(reply.json()).toMatchObject(await read())
  })

  test('marks yesterday late, with the next number', async () => {
    const { mark, read, listDays } = await join()
    goTo('2026-03-11')
    await mark()
    expect((await read()).fillable).toEqual(['2026-03-10'])
    const reply = await mark({ date: '2026-03-10' })
    expect(reply.json()).toMatchObject({ progress: 2, yesterday: 'late', fillable: [], wall: 'ld' })
    expect(reply.json()).toMatchObject(await read())
    expect(await listDays()).toEqual(['1.1 2026-03-11', '1.2 2026-03-10*'])
  })

  test('is still shown after weeks, when its day is final', async () => {
    const { mark, read } = await join()
    await mark()
    goTo('2026-03-11')
    const marked = (await mark({ date: '2026-03-10', again: true, note: 'The last one' })).json()
    const other = await join()
    for (const date of ['2026-03-17', '2026-03-23', '2026-03-29']) {
      goTo(date)
      expect((await other.mark()).statusCode).toBe(201)
    }
    expect((await read()).lastCheckIn).toEqual(marked.lastCheckIn)
    expect(await read()).toMatchObject({ progress: 2, lastMarked: '2026-03-10', lastCheckIn: { day: 2, late: true } })
  })

  test('refuses a date that is already marked, unless the request says again', async () => {
    const { mark, listDays } = await join()
    await mark()
    const refused = await mark({ date: '2026-03-10' })
    expect(refused.statusCode).toBe(409)
    expect(refused.json().current).toMatchObject({ progress: 1, today: 'done' })
    const again = await mark({ again: true })
    expect([again.statusCode, again.json().progress, again.json().wall]).toEqual([201, 2, 'dd'])
    expect(await listDays()).toEqual(['1.1 2026-03-10', '1.2 2026-03-10'])
  })

  test.each([
    ['tomorrow', '2026-03-13', 'That day hasn’t started yet.'],
    ['the day before yesterday', '2026-03-10', 'That day can’t be marked anymore.'],
    ['a date before the member joined', '2026-03-08', 'That day can’t be marked anymore.'],
  ])('refuses %s', async (_, date, message) => {
    const { mark, read } = await join()
    goTo('2026-03-12')
    const reply = await mark({ date })
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { date: message }])
    expect((await read()).progress).toBe(0)
  })

  test('refuses yesterday when the member joined today', async () => {
    const { mark, patch } = await join()
    for (const reply of [await mark({ date: '2026-03-09' }), await patch(1, { date: '2026-03-09' })])
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['date']])
  })

  test('refuses a completed challenge', async () => {
    const { mark } = await join({ duration: 1 })
    await mark()
    const reply = await mark({ again: true })
    expect(reply.statusCode).toBe(409)
    expect(reply.json().current).toMatchObject({ progress: 1, completed: true })
  })

  test('counts the hours before the start of the day for the day before', async () => {
    const { mark } = await join()
    goTo('2026-03-11', '01:59')
    expect((await mark()).json().lastCheckIn).toMatchObject({ date: '2026-03-10', late: false })
    goTo('2026-03-11', '02:00')
    expect((await mark()).json().lastCheckIn).toMatchObject({ date: '2026-03-11', late: false })
  })
})

describe('repeating a request', () => {
  test('marks once for a repeated Idempotency-Key and answers 200 with the current state', async () => {
    const { mark, listDays } = await join()
    expect((await mark({}, 'first-request')).statusCode).toBe(201)
    await mark({ again: true }, 'second-request')
    const repeated = await mark({}, 'first-request')
    expect([repeated.statusCode, repeated.json().progress]).toEqual([200, 2])
    expect(await listDays()).toHaveLength(2)
  })

  test('does not mark the next day when the repeated request names no date', async () => {
    const { mark, listDays } = await join()
    await mark({}, 'sent-before-midnight')
    goTo('2026-03-11')
    const repeated = await mark({}, 'sent-before-midnight')
    expect([repeated.statusCode, await listDays()]).toEqual([200, ['1.1 2026-03-10']])
  })

  test('still recognizes the key after days, and after the challenge is completed', async () => {
    const { mark } = await join({ duration: 2 })
    await mark({}, 'request-of-day-1')
    goTo('2026-03-12')
    await mark({}, 'request-of-day-2')
    const repeated = await mark({}, 'request-of-day-1')
    expect([repeated.statusCode, repeated.json()]).toMatchObject([200, { progress: 2, completed: true }])
  })

  test('treats the current progress as a retry and changes nothing', async () => {
    const { patch, read, listDays } = await join()
    const first = await patch(1, { note: 'Done' })
    const retry = await patch(1, { note: 'Another' })
    expect([retry.statusCode, retry.json()]).toEqual([200, first.json()])
    expect(await read()).toEqual(first.json())
    expect(await listDays()).toHaveLength(1)
  })

  test('marks once when the same request arrives ten times at once', async () => {
    const { mark, listDays } = await join()
    const replies = await Promise.all(Array.from({ length: 10 }, () => mark({}, 'sent-ten-times')))
    expect(statuses(replies)).toEqual([...Array.from({ length: 9 }, () => 200), 201])
    expect(await listDays()).toHaveLength(1)
  })
})

describe('setting the progress', () => {
  test('marks yesterday with a date, and the same date again', async () => {
    const { patch, listDays } = await join()
    goTo('2026-03-11')
    for (const [progress, date] of [
      [1, '2026-03-10'],
      [2, '2026-03-10'],
      [3, '2026-03-11'],
      [4, '2026-03-11'],
    ] as const)
      expect((await patch(progress, { date })).json()).toMatchObject({ progress })
    expect(await listDays()).toEqual(['1.1 2026-03-10*', '1.2 2026-03-10*', '1.3 2026-03-11', '1.4 2026-03-11'])
  })

  test.each(['2026-03-12', '2026-03-09', '2026-02-30', 'today'])('refuses the date %j', async (date) => {
    const { patch } = await join()
    goTo('2026-03-11')
    const reply = await patch(1, { date })
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['date']])
  })

  test('works for a client that knows only the specification', async () => {
    const { id, joined, patch, read } = await join({ duration: 5 })
    expect(joined.progress).toBe(0)
    for (let progress = 1; progress <= 5; progress++) {
      const reply = await patch(progress)
      expect([reply.statusCode, reply.json()]).toMatchObject([200, { id, progress, completed: progress === 5 }])
      if (progress === 3) goTo('2026-03-22')
    }
    expect(await read()).toMatchObject({ progress: 5, completed: true, nextStep: null })
    expect((await patch(5)).statusCode).toBe(200)
    expect((await patch(6)).statusCode).toBe(409)
  })
})

describe(`two devices at once (${engine})`, () => {
  test('counts today and yesterday', async () => {
    const { mark, read, listDays } = await join()
    goTo('2026-03-11')
    const replies = await Promise.all([mark({ date: '2026-03-10' }), mark({ date: '2026-03-11' })])
    expect(statuses(replies)).toEqual([201, 201])
    expect(await read()).toMatchObject({ progress: 2, today: 'done', yesterday: 'late', wall: 'ld' })
    expect((await listDays()).map((day) => day.slice(0, 3))).toEqual(['1.1', '1.2'])
  })

  test('counts the same date once', async () => {
    const { mark, read } = await join()
    const replies = await Promise.all(Array.from({ length: 6 }, (_, device) => mark({}, `key-of-device-${device}`)))
    expect(statuses(replies)).toEqual([201, 409, 409, 409, 409, 409])
    expect(replies.filter(({ statusCode }) => statusCode === 409).map((reply) => reply.json().current)).toEqual(
      Array.from({ length: 5 }, () => expect.objectContaining({ progress: 1 })),
    )
    expect((await read()).progress).toBe(1)
  })

  test('counts a request with the progress and one with a date consistently', async () => {
    const { patch, mark, read, listDays } = await join()
    goTo('2026-03-11')
    const [patched, marked] = await Promise.all([patch(1), mark({ date: '2026-03-10' })])
    const { progress } = await read()
    expect(await listDays()).toHaveLength(progress)
    expect(marked.statusCode).toBe(201)
    // If the other request was first, progress 1 is a retry of it.
    expect([patched.statusCode, [1, 2].includes(progress)]).toEqual([200, true])
  })

  test('completes the challenge once when the last day is marked twice', async () => {
    const { patch, mark, read, listDays } = await join({ duration: 2 })
    await mark()
    await Promise.all([patch(2), mark({ again: true }), patch(2), mark({ again: true })])
    expect(await read()).toMatchObject({ progress: 2, completed: true })
    expect(await listDays()).toHaveLength(2)
  })

  test('keeps the numbers of the days unique while marks and undos run at once', async () => {
    const { mark, undo, read, listDays } = await join()
    for (let round = 0; round < 4; round++) {
      const { progress } = await read()
      await Promise.all([mark({ again: true }), undo(Math.max(1, progress)), mark({ again: true }), undo(progress + 1)])
    }
    const { progress, run } = await read()
    expect(await listDays()).toEqual(Array.from({ length: progress }, (_, index) => `${run}.${index + 1} 2026-03-10`))
  })
})

describe('requests that overlap', () => {
  const createActor = (now: string): Actor => ({
    userId: member.id,
    username: member.username,
    timeZone: 'Europe/Berlin',
    dayStart: 3,
    now: new Date(now),
    idempotencyKey: null,
  })

  test('are numbered in the order of writing, so that the last one can be undone', async () => {
    const { id, read, undo } = await join()
    goTo('2026-03-11')
    const markAt = (now: string, date: string) =>
      addCheckIn(site.database, createActor(now), { id, date, note: null, again: false })
    await markAt('2026-03-11T09:00:00.200Z', '2026-03-11')
    // This request arrived first, but had to wait.
    const { participation } = await markAt('2026-03-11T09:00:00.100Z', '2026-03-10')
    expect(participation.lastCheckIn).toMatchObject({ day: 2, date: '2026-03-10' })
    expect((await read()).lastCheckIn).toEqual(participation.lastCheckIn)
    expect((await undo(2)).json()).toMatchObject({ progress: 1, today: 'done', yesterday: 'open' })
  })

  const reads = {
    'the list': async (database: Database, actor: Actor) =>
      (await listOwnParticipations(database, actor, { after: null, limit: 100 })).rows,
    today: async (database: Database, actor: Actor) => (await readToday(database, actor)).participations,
  }
  test.each([
    ['the list', 1],
    ['the list', 2],
    ['today', 1],
    ['today', 2],
    ['today', 3],
    ['today', 4],
  ] as const)('show every day in %s when a mark is saved after its query %d', async (name, count) => {
    const { id, mark } = await join()
    for (let day = 10; day < 28; day++) {
      goTo(`2026-03-${day}`)
      expect((await mark()).statusCode).toBe(201)
    }
    goTo('2026-04-05')
    const actor = createActor('2026-04-05T09:00:00.000Z')
    // This mark makes the first weeks final.
    const database = interruptAfter(count, site.database, async () => void (await mark()))
    const participations = await reads[name](database, actor)
    expect([18, 19]).toContain(participations.find((each) => each.id === id)?.progress)
  })

  /** Runs the prepared queries one after the other, and `work` after some of them. */
  function interruptAfter(count: number, database: Database, work: () => Promise<void>): Database {
    let left = count
    let last: Promise<unknown> = Promise.resolve()
    const executeQuery: Database['executeQuery'] = (query) => {
      const result = last.then(async () => {
        const rows = await database.executeQuery<never>(query)
        if (--left === 0) await work()
        return rows
      })
      last = result
      return result
    }
    return new Proxy(database, {
      get(target, name) {
        if (name === 'executeQuery') return executeQuery
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  }
})

describe('undoing', () => {
  test('depends on when a day was written, not on its date', async () => {
    const { mark, undo, read } = await join()
    goTo('2026-03-11')
    await mark({ date: '2026-03-10' })
    expect((await undo(1)).json()).toMatchObject({ progress: 0, yesterday: 'open', lastCheckIn: null, wall: '' })
    await mark({ date: '2026-03-10' })
    goTo('2026-03-12', '01:59')
    expect((await undo(1)).statusCode).toBe(200)
    await mark({ date: '2026-03-10' })
    goTo('2026-03-12', '02:00')
    expect((await undo(1)).statusCode).toBe(409)
    expect((await read()).progress).toBe(1)
  })

  test('undoes the day that was marked last, whatever its date', async () => {
    const { mark, undo, listDays } = await join()
    goTo('2026-03-11')
    await mark({ date: '2026-03-11' })
    await mark({ date: '2026-03-10' })
    expect((await undo(1)).statusCode).toBe(409)
    expect((await undo(2)).json()).toMatchObject({ progress: 1, today: 'done', yesterday: 'open' })
    expect(await listDays()).toEqual(['1.1 2026-03-11'])
  })

  test('cannot reopen a challenge that the member has started again', async () => {
    const { challengeId, mark, undo, read } = await join({ duration: 1 })
    await mark()
    const completed = await read()
    expect((await member.call('POST', '/api/user-challenges', { challengeId })).statusCode).toBe(201)
    const refused = await undo(1)
    expect([refused.statusCode, refused.json().current]).toEqual([409, completed])
    expect(await read()).toEqual(completed)
  })

  test('reopens a completed challenge with the same numbers as before', async () => {
    const { mark, undo, read } = await join({ duration: 2 })
    await mark()
    goTo('2026-03-11')
    const before = await read()
    expect((await mark()).json()).toMatchObject({ completed: true, fillable: [] })
    const undone = await undo(2)
    expect(undone.json()).toEqual(before)
    expect(await read()).toEqual(before)
  })
})
