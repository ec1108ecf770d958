import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Days, Schedule } from '#contract/days.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { joinTestChallenge } from '#test/challenge-member.ts'
import { addDays, countDays } from '../../calendar.ts'
import { generateId } from '../../database/ids.ts'
import { addChallenge } from './catalog.ts'
import { listCheckInsBetween } from './day-queries.ts'
import { getDayStates } from './day-states.ts'

const today = '2026-03-10'
const noDays = { purpose: 0, mental: 0, physical: 0, brotherhood: 0, relationships: 0, career: 0, spiritual: 0 }
const daily: Schedule = { kind: 'daily' }

let site: TestApp
let member: TestClient
let other: TestClient
let challengeId: string

beforeAll(async () => {
  site = await createTestApp()
  await site.signUp()
  other = await site.signUp()
  const texts = { title: 'Walk', description: 'Walk.', pillar: 'physical', difficulty: 'beginner' } as const
  challengeId = await addChallenge(site.database, { ...texts, duration: 365, plan: null }, site.services.clock.now())
})
beforeEach(async () => {
  member = await site.signUp()
})
afterAll(() => site.close())

type Mark = { date: string; late?: boolean; note?: string }
type Seeded = { startedOn: string; endedOn?: string | null; schedule?: Schedule; marks?: Mark[] }

/** Adds a participation as a long use of the site leaves it. One that has ended was left. */
async function seed({ startedOn, endedOn = null, schedule = daily, marks = [] }: Seeded, { id: user_id } = member) {
  const id = generateId()
  const startedAt = `${startedOn}T12:00:00.000Z`
  const { database } = site
  await database
    .insertInto('user_challenges')
    .values({
      id,
      challenge_id: challengeId,
      user_id,
      run: 1,
      progress: marks.length,
      // Only one participation of a challenge can be active.
      completed: endedOn === null,
      started_at: startedAt,
      started_on: startedOn,
      completed_at: endedOn === null ? `${today}T08:00:00.000Z` : null,
      left_at: endedOn && `${endedOn}T12:00:00.000Z`,
      ended_on: endedOn ?? today,
      cue: null,
      terms: JSON.stringify({ schedule, passes: 3, rules: [{ from: startedOn, rule: 'flexible' }], startedOver: [] }),
      ledger: null,
      folded_through: null,
    })
    .execute()
  const rows = marks.map(({ date, late = false, note }, index) => ({
    user_challenge_id: id,
    run: 1,
    day: index + 1,
    date,
    late,
    note: note ?? null,
    created_at: `${date}T12:00:00.000Z`,
  }))
  for (let at = 0; at < rows.length; at += 500)
    await database
      .insertInto('challenge_check_ins')
      .values(rows.slice(at, at + 500))
      .execute()
  return id
}

async function seedBreak(from: string, to: string, participationId: string | null = null) {
  await site.database
    .insertInto('breaks')
    .values({
      id: generateId(),
      user_id: member.id,
      user_challenge_id: participationId,
      kind: 'planned',
      starts_on: from,
      ends_on: to,
      created_at: `${from}T12:00:00.000Z`,
    })
    .execute()
}

async function read(query = '', { call } = member): Promise<Days> {
  const reply = await call('GET', `/api/days${query}`)
  expect(reply.statusCode).toBe(200)
  return reply.json()
}

function listDates(from: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(from, index))
}

test('shows the last 366 days of a member without any', async () => {
  expect(await read()).toEqual({
    asOf: today,
    from: '2025-03-10',
    to: today,
    firstDate: null,
    numbers: { streak: 0, longest: 0, kept: 0, due: 0, strength: 0 },
    lifetime: { days: 0, firstDate: null, pillars: noDays },
    states: '-'.repeat(366),
    participations: [],
    checkIns: [],
  })
})

test('shows states, notes and what a member has left', async () => {
  const kept = await seed({
    startedOn: '2026-03-05',
    marks: [{ date: '2026-03-06', note: 'Rain' }, { date: '2026-03-07', late: true }, { date: '2026-03-10' }],
  })
  const left = await seed({ startedOn: '2026-03-03', endedOn: '2026-03-06', marks: [{ date: '2026-03-04' }] })
  const days = await read('?from=2026-03-02&to=2026-03-12')
  expect([days.from, days.to, days.firstDate, days.states]).toEqual([
    '2026-03-02',
    '2026-03-12',
    '2026-03-04',
    '-rdrdlmod--',
  ])
  const challenge = { challengeId, title: 'Walk', pillar: 'physical' }
  expect(days.participations).toEqual([
    { id: left, ...challenge, completed: false, left: true, states: '-rdoo------' },
    { id: kept, ...challenge, completed: true, left: false, states: '---rdlmod--' },
  ])
  expect(days.checkIns.map(({ participationId, date, late, note }) => [participationId, date, late, note])).toEqual([
    [left, '2026-03-04', false, null],
    [kept, '2026-03-06', false, 'Rain'],
    [kept, '2026-03-07', true, null],
    [kept, '2026-03-10', false, null],
  ])
})

test('shows only one participation on request, and only the member’s own', async () => {
  const [first, second] = [
    await seed({ startedOn: '2026-03-01', marks: [{ date: '2026-03-01' }] }),
    await seed({ startedOn: '2026-02-01', endedOn: '2026-02-10', marks: [{ date: '2026-02-03' }] }),
  ]
  const foreign = await seed({ startedOn: '2026-03-01' }, other)
  for (const id of [first, second]) {
    const days = await read(`?participation=${id}`)
    expect(days.participations.map((each) => each.id)).toEqual([id])
    expect(days.checkIns.map((each) => each.participationId)).toEqual([id])
    expect(days.states.replaceAll(/[or]/g, '-')).toBe(days.participations[0]?.states.replaceAll(/[or]/g, '-'))
    expect(days.firstDate).toBe('2026-02-03')
  }
  for (const id of [foreign, 'unknown'])
    expect((await member.call('GET', `/api/days?participation=${id}`)).statusCode).toBe(404)
})

describe('the period', () => {
  test.each([
    ['?from=2026-03-01', '2026-03-01', '2026-03-10'],
    ['?from=2020-01-01', '2020-01-01', '2020-12-31'],
    ['?from=2026-04-01', '2026-04-01', '2026-04-01'],
    ['?to=2020-12-31', '2020-01-01', '2020-12-31'],
    ['?to=0000-01-02', '0000-01-01', '0000-01-02'],
    ['?to=9999-12-31', '9998-12-31', '9999-12-31'],
    ['?from=2020-01-01&to=2020-12-31', '2020-01-01', '2020-12-31'],
  ])('of %s is %s to %s', async (query, from, to) => {
    const days = await read(query)
    expect([days.from, days.to, days.states.length]).toEqual([from, to, countDays(from, to) + 1])
  })

  test.each([
    ['?from=2020-01-01&to=2021-01-01', 'Choose at most 366 days'],
    ['?from=2020-01-02&to=2020-01-01', 'Choose the first day or a later one'],
    ['?to=2020-02-30', 'Invalid date'],
  ])('cannot be %s', async (query, message) => {
    const reply = await member.call('GET', `/api/days${query}`)
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { to: message }])
  })
})

test('reads participations of older versions, which have no dates and no agreement', async () => {
  const id = await seed({ startedOn: '2026-03-05', endedOn: '2026-03-09', marks: [{ date: '2026-03-06' }] })
  const old = await read('?from=2026-03-01')
  const change = { started_on: null, ended_on: null, terms: null }
  await site.database.updateTable('user_challenges').set(change).where('id', '=', id).execute()
  expect(await read('?from=2026-03-01')).toEqual(old)
  expect(old.states).toBe('----rdm-o-')
})

test('equals the states of the whole history on random data', async () => {
  const schedules: Schedule[] = [
    daily,
    { kind: 'weekdays', days: [1, 3, 5] },
    { kind: 'weekly', times: 2 },
    { kind: 'weekly', times: 5 },
  ]
  const random = createRandom(7)
  const start = '2023-11-01'
  const length = countDays(start, today) + 1
  const breaks = Array.from({ length: 12 }, () => {
    const from = addDays(start, random(length))
    return { from, to: addDays(from, random(20)), of: random(3) }
  })
  const seeded = []
  for (let index = 0; index < 8; index++) {
    const startedOn = addDays(start, random(length))
    const endedOn = random(2) ? addDays(startedOn, random(countDays(startedOn, today) + 1)) : null
    const marks = listDates(startedOn, countDays(startedOn, endedOn ?? today) + 1)
      .filter(() => random(3) > 0)
      .map((date) => ({ date, late: random(5) === 0, note: `On ${date}` }))
    const schedule = schedules[index % 4] ?? daily
    const participation = { startedOn, endedOn, schedule, marks }
    seeded.push({ ...participation, index, id: await seed(participation) })
  }
  for (const { from, to, of } of breaks) await seedBreak(from, to, of === 0 ? null : (seeded[of]?.id ?? null))

  const expected = seeded.map(({ id, index, startedOn, endedOn, schedule, marks }) => ({
    id,
    states: getDayStates({
      agreement: {
        startedOn,
        endedOn: endedOn ?? today,
        duration: 365,
        schedule,
        passes: 3,
        rules: [],
        startedOver: [],
      },
      marks,
      breaks: breaks.filter(({ of }) => of === 0 || of === index),
      from: start,
      to: today,
      today,
    }),
  }))
  for (let round = 0; round < 20; round++) {
    const offset = random(length)
    const from = addDays(start, offset)
    const to = addDays(from, Math.min(random(366), countDays(from, today)))
    const cut = (states: string) => states.slice(offset, offset + countDays(from, to) + 1)
    const days = await read(`?from=${from}&to=${to}`)
    const lines = expected.map(({ id, states }) => ({ id, states: cut(states) }))
    expect(days.participations.map(({ id, states }) => ({ id, states })).toSorted(byId)).toEqual(
      lines.filter(({ states }) => states.replaceAll('-', '') !== '').toSorted(byId),
    )
    const marked = seeded.flatMap(({ marks }) => marks).filter(({ date }) => date >= from && date <= to)
    expect(days.checkIns.map(({ note }) => note)).toEqual(marked.map(({ note }) => note).toSorted())
    expect(days.states).toBe(
      listDates(from, countDays(from, to) + 1)
        .map((date, at) => combine(lines.map(({ states }) => states[at] ?? '-').join(''), date))
        .join(''),
    )
  }
})

test('shows the same numbers as the challenge and today, and the run that a missed day began', async () => {
  const { clock } = site.services
  clock.set('2026-03-01T09:00:00.000Z')
  const [strict, flexible] = [
    await joinTestChallenge(site, member, { rule: 'strict' }),
    await joinTestChallenge(site, member),
  ]
  for (let day = 1; day <= 9; day++) {
    if (day !== 7) await strict.mark()
    if (day % 2) await flexible.mark()
    clock.advance({ days: 1 })
  }
  const { numbers: ofAll, lifetime } = (await member.call('GET', '/api/today')).json()
  expect(await read()).toMatchObject({ numbers: ofAll, lifetime })
  for (const { id, read: readOne } of [strict, flexible])
    expect((await read(`?participation=${id}`)).numbers).toEqual((await readOne()).numbers)
  const days = await read(`?participation=${strict.id}`)
  expect(days.checkIns.map(({ run, day, date }) => `${run}.${day} ${date}`)).toEqual(await strict.listDays())
  expect(days.checkIns.at(-1)).toMatchObject({ run: 2, day: 2, date: '2026-03-09' })

  const { numbers } = await read(`?participation=${flexible.id}`)
  await flexible.leave()
  expect((await read(`?participation=${flexible.id}`)).numbers).toEqual(numbers)
  clock.set(`${today}T09:00:00.000Z`)
})

test('keeps the numbers of a challenge that was left when a break in it becomes final', async () => {
  const { clock } = site.services
  clock.set('2026-03-01T09:00:00.000Z')
  const [left, active] = [await joinTestChallenge(site, member), await joinTestChallenge(site, member)]
  await left.mark()
  clock.advance({ days: 1 })
  await member.call('POST', '/api/breaks', { from: '2026-03-03', to: '2026-03-05' })
  for (const date of ['2026-03-06', '2026-03-07', '2026-03-10']) {
    clock.set(`${date}T09:00:00.000Z`)
    await left.mark()
  }
  await left.leave()
  const { numbers } = await read(`?participation=${left.id}`)
  clock.set('2026-03-18T09:00:00.000Z')
  await active.mark()
  expect((await read(`?participation=${left.id}`)).numbers).toEqual(numbers)
  clock.set(`${today}T09:00:00.000Z`)
})

test('counts the dates of all time, also with numbers that an older version saved', async () => {
  const marks = listDates('2025-01-01', 400).map((date) => ({ date }))
  await seed({ startedOn: '2025-01-01', endedOn: '2026-02-10', marks })
  await seed({ startedOn: '2026-02-01', marks: listDates('2026-02-01', 20).map((date) => ({ date })) })
  const { change } = await joinTestChallenge(site, member)
  const lifetime = { days: 416, firstDate: '2025-01-01', pillars: { ...noDays, physical: 416 } }
  expect((await read('?from=2026-03-01')).lifetime).toEqual(lifetime)
  // Saves the numbers.
  await change({ cue: 'At noon' })
  const ledgers = site.database.selectFrom('member_ledgers').select('ledger').where('user_id', '=', member.id)
  const ledger = JSON.parse((await ledgers.executeTakeFirstOrThrow()).ledger)
  expect(ledger).toMatchObject({ through: '2026-02-22', lifetime: { days: 416 } })
  delete ledger.lifetime
  await site.database
    .updateTable('member_ledgers')
    .set({ ledger: JSON.stringify(ledger) })
    .where('user_id', '=', member.id)
    .execute()
  expect((await read('?from=2026-03-01')).lifetime).toEqual(lifetime)
})

test('reads about a year of ten years', async () => {
  await seed({ startedOn: '2016-03-10', marks: listDates('2016-03-10', 3653).map((date) => ({ date })) })
  const rows = await listCheckInsBetween(site.database, {
    userId: member.id,
    period: { from: '2025-03-10', to: today },
    reach: 7,
  })
  expect(rows).toHaveLength(373)
  const days = await read()
  expect([days.states, days.firstDate, days.checkIns.length]).toEqual(['d'.repeat(366), '2016-03-10', 366])
})

/** Days of an ended participation stay open only while they can be marked. */
function combine(letters: string, date: string): string {
  const order = date < addDays(today, -1) ? 'dlmbr' : 'dlombr'
  return [...order].find((letter) => letters.includes(letter)) ?? '-'
}

function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1
}

/** Creates the same random integers, from 0 to below the limit, in every run. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}
