import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MarkedDay } from '#contract/challenges.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { joinTestChallenge } from '#test/challenge-member.ts'
import { engine } from '#test/database.ts'
import { addDays } from '../../calendar.ts'

let site: TestApp
let member: TestClient

beforeAll(async () => {
  site = await createTestApp()
  await site.signUp()
})
beforeEach(async () => {
  goTo(0)
  member = await site.signUp()
})
afterAll(() => site.close())

/** Goes to a day after 1 March 2026. */
const goTo = (day: number) => site.services.clock.set(`${addDays('2026-03-01', day)}T09:00:00.000Z`)
const join = (options: Parameters<typeof joinTestChallenge>[2] = {}) => joinTestChallenge(site, member, options)
type Joined = Awaited<ReturnType<typeof join>>

async function mark({ mark: send }: Pick<Joined, 'mark'>, ...args: Parameters<Joined['mark']>): Promise<MarkedDay> {
  site.services.clock.advance({ minutes: 1 })
  const reply = await send(...args)
  expect([200, 201], reply.body).toContain(reply.statusCode)
  return reply.json()
}

/** Marks consecutive days, the first of them with a note. */
async function markDays(participation: Joined, from: number, count: number) {
  for (let day = from; day < from + count; day++) {
    goTo(day)
    await mark(participation, day === from ? { note: 'Rained the whole way.' } : {})
  }
}

test(`says how many dates are marked and since when on ${engine}`, async () => {
  const [first, second] = [await join(), await join()]
  await markDays(first, 0, 2)
  expect((await mark(second)).lifetime).toMatchObject({ days: 2, firstDate: '2026-03-01', pillars: { physical: 2 } })
  goTo(2)
  const marked = await mark(second)
  expect(marked).toMatchObject({ progress: 2, milestone: null, lifetime: { days: 3 } })
  expect((await member.call('GET', '/api/today')).json().lifetime).toEqual(marked.lifetime)
})

test(`reaches a milestone with the note of day 1, again after an undo, and once for a retry on ${engine}`, async () => {
  const participation = await join()
  const other = await join()
  await markDays(participation, 0, 6)
  goTo(6)
  const seven = { kind: 'days', days: 7, note: 'Rained the whole way.' }
  expect((await mark(participation, {}, 'key-of-day-7')).milestone).toEqual(seven)
  expect((await mark(participation, {}, 'key-of-day-7')).milestone, 'the reply was lost').toEqual(seven)
  expect((await mark(other)).milestone, 'another challenge on the same day').toBeNull()
  await participation.undo(7)
  await other.undo(1)
  expect((await mark(participation)).milestone, 'marked again').toEqual(seven)
  await participation.undo(7)
  expect((await mark(other, { note: 'Another first day' })).milestone, 'without its own earlier note').toEqual({
    ...seven,
    note: null,
  })
  goTo(7)
  expect((await mark(participation)).milestone).toBeNull()
})

test('reaches a milestone with a late mark, and not a second time with the mark of today', async () => {
  const participation = await join()
  await markDays(participation, 0, 6)
  goTo(7)
  expect((await mark(participation, { date: '2026-03-07' })).milestone).toMatchObject({ days: 7 })
  expect((await mark(participation)).milestone).toBeNull()
})

test(`reaches the first finish of a pillar once on ${engine}`, async () => {
  const [first, second] = [await join({ duration: 1 }), await join({ duration: 1 })]
  const finish = { kind: 'finish', pillar: 'physical' }
  expect(await mark(first)).toMatchObject({ completed: true, milestone: finish })
  await first.undo(1)
  expect((await mark(first)).milestone, 'finished again after an undo').toEqual(finish)
  expect(await mark(second)).toMatchObject({ completed: true, milestone: null })
  goTo(1)
  expect((await mark(await join({ duration: 1 }))).milestone).toBeNull()
})

test(`finishes a challenge after one that an older version completed without a time on ${engine}`, async () => {
  const [old, other] = [await join({ duration: 1 }), await join({ duration: 1, pillar: 'career' })]
  await mark(old)
  await site.database.updateTable('user_challenges').set({ completed_at: null }).where('id', '=', old.id).execute()
  goTo(1)
  const again = await join({ duration: 1 })
  expect(await mark(again)).toMatchObject({ completed: true, milestone: null })
  expect((await mark(other)).milestone).toEqual({ kind: 'finish', pillar: 'career' })
})

test('counts years of history without reading them', async () => {
  const participation = await join({ duration: 365 })
  await markDays(participation, 0, 99)
  const saved = site.database.selectFrom('member_ledgers').select('ledger').where('user_id', '=', member.id)
  expect(JSON.parse((await saved.executeTakeFirstOrThrow()).ledger)).toMatchObject({
    through: '2026-05-24',
    lifetime: { days: 85 },
  })
  goTo(99)
  expect((await mark(participation)).milestone).toMatchObject({ days: 100, note: 'Rained the whole way.' })
})
