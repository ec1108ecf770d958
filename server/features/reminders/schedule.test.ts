import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, getMemberDate } from '../../calendar.ts'
import { formatTime, getClockTime, getDay, isQuiet, moveOutOfQuiet, placeTime } from '../../clock-times.ts'
import { chooseMessage, countMessage, findNextCheck, placeLater, type Plan, type Sent } from './schedule.ts'
import { suggestTime } from './suggested-time.ts'

const night = { from: '22:00', until: '07:00' }
const never = { from: '00:00', until: '00:00' }
const nothingSent: Sent = { on: null, count: 0, firstAt: null, rounds: { on: null, count: 0 } }

function createPlan(change: Partial<Plan> = {}): Plan {
  return {
    clock: { timeZone: 'Europe/Berlin', dayStart: 3 },
    quiet: night,
    on: true,
    time: '18:30',
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    nudge: null,
    laterAt: null,
    overrides: new Map(),
    changedAt: 0,
    ...change,
  }
}

describe('the instant of a time', () => {
  test.each([
    // what, zone, day start, date, time, instant
    ['in winter', 'Europe/Berlin', 3, '2026-03-28', '18:30', '2026-03-28T17:30:00.000Z'],
    ['after the spring change', 'Europe/Berlin', 3, '2026-03-29', '18:30', '2026-03-29T16:30:00.000Z'],
    ['skipped in spring', 'Europe/Berlin', 0, '2026-03-29', '02:30', '2026-03-29T01:00:00.000Z'],
    ['skipped at the end of the day', 'Europe/Berlin', 3, '2026-03-28', '02:30', '2026-03-29T00:55:00.000Z'],
    ['repeated in autumn', 'Europe/Berlin', 0, '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['after the autumn change', 'Europe/Berlin', 3, '2026-10-25', '18:30', '2026-10-25T17:30:00.000Z'],
    ['in the skipped half hour', 'Australia/Lord_Howe', 0, '2026-10-04', '02:15', '2026-10-03T15:30:00.000Z'],
    ['in the repeated half hour', 'Australia/Lord_Howe', 0, '2026-04-05', '01:45', '2026-04-04T14:45:00.000Z'],
    ['before the day start', 'Asia/Kathmandu', 3, '2026-06-10', '01:30', '2026-06-10T19:45:00.000Z'],
    ['at the day start', 'Asia/Kathmandu', 3, '2026-06-10', '03:00', '2026-06-09T21:15:00.000Z'],
    ['with a short name of the zone', 'PST', 3, '2026-06-10', '12:00', '2026-06-10T19:00:00.000Z'],
  ])('%s, %s with day start %i, %s %s', (_, timeZone, dayStart, date, time, expected) => {
    const instant = placeTime({ timeZone, dayStart }, never, date, time)
    expect(new Date(instant ?? 0).toISOString()).toBe(expected)
    expect(getMemberDate({ timeZone, dayStart }, new Date(instant ?? 0))).toBe(date)
  })

  test('does not exist on a date that the zone left out', () => {
    expect(placeTime({ timeZone: 'Pacific/Apia', dayStart: 3 }, never, '2011-12-30', '12:00')).toBeNull()
  })

  test.each([
    ['22:30', night, '21:55'],
    ['02:25', night, '21:55'],
    ['02:30', night, '07:00'],
    ['07:00', night, '07:00'],
    ['12:30', { from: '12:00', until: '14:00' }, '11:55'],
    ['00:05', { from: '00:00', until: '06:00' }, '23:55'],
    ['12:00', { from: '12:00', until: '12:00' }, '12:00'],
  ])('%s moves out of %j to %s', (time, quiet, expected) => {
    expect(moveOutOfQuiet(quiet, time)).toBe(expected)
  })
})

describe('the next check', () => {
  test.each([
    ['today', createPlan(), '2026-03-10T12:00:00Z', '2026-03-10T17:30:00.000Z'],
    ['tomorrow once the time has come', createPlan(), '2026-03-10T17:30:00Z', '2026-03-11T17:30:00.000Z'],
    ['on the next weekday', createPlan({ weekdays: [1] }), '2026-03-10T12:00:00Z', '2026-03-16T17:30:00.000Z'],
    ['for the late message', createPlan({ nudge: '20:30' }), '2026-03-10T18:00:00Z', '2026-03-10T19:30:00.000Z'],
    [
      'for the requested one',
      createPlan({ laterAt: Date.parse('2026-03-10T13:00:00Z') }),
      '2026-03-10T12:00:00Z',
      '2026-03-10T13:00:00.000Z',
    ],
    [
      'for the requested one only',
      createPlan({ on: false, laterAt: Date.parse('2026-03-10T13:00:00Z') }),
      '2026-03-10T12:00:00Z',
      '2026-03-10T13:00:00.000Z',
    ],
    [
      'for an earlier challenge',
      createPlan({ overrides: new Map([['a', { off: false, time: '07:30', weekdays: null }]]) }),
      '2026-03-10T18:00:00Z',
      '2026-03-11T06:30:00.000Z',
    ],
    [
      'after a date that the zone leaves out',
      createPlan({ clock: { timeZone: 'Pacific/Apia', dayStart: 3 } }),
      '2011-12-30T05:00:00Z',
      '2011-12-31T04:30:00.000Z',
    ],
  ])('is %s', (_, plan, now, expected) => {
    expect(findNextCheck(plan, new Date(now))?.toISOString()).toBe(expected)
  })

  test('never comes while reminders are off', () => {
    expect(findNextCheck(createPlan({ on: false }), new Date())).toBeNull()
  })
})

describe('an extra reminder', () => {
  test.each([
    ['tonight', '20:30', '2026-03-10T09:00:00Z', '2026-03-10T19:30:00.000Z'],
    ['tonight', '20:30', '2026-03-10T20:00:00Z', '2026-03-10T20:30:00.000Z'],
    ['later', '20:30', '2026-03-10T20:00:00Z', '2026-03-10T20:55:00.000Z'],
    ['later', '20:30', '2026-03-10T20:58:00Z', undefined],
    ['later', '20:30', '2026-03-10T03:00:00Z', '2026-03-10T06:00:00.000Z'],
    ['later', '20:30', '2026-03-10T02:30:00Z', '2026-03-10T06:00:00.000Z'],
  ] as const)('%s with the late message at %s, asked for at %s', (when, nudgeTime, now, expected) => {
    const at = placeLater(createPlan(), { when, nudgeTime, now: new Date(now) })
    expect(at?.toISOString()).toBe(expected)
  })
})

describe('travel', () => {
  const open = ['a']
  const first = { kind: 'first' } as const
  const choose = (timeZone: string, sent: Sent, at: string) =>
    chooseMessage(createPlan({ clock: { timeZone, dayStart: 3 } }), sent, open, new Date(at))?.kind ?? null

  test('sends one reminder for a date that happens twice', () => {
    const inAuckland = new Date('2026-03-10T05:30:00Z')
    expect(choose('Pacific/Auckland', nothingSent, inAuckland.toISOString())).toBe('first')
    const sent = countMessage(nothingSent, first, '2026-03-10', inAuckland)
    expect(choose('Pacific/Honolulu', sent, '2026-03-10T04:30:00Z')).toBeNull()
    expect(choose('Pacific/Honolulu', sent, '2026-03-11T04:30:00Z')).toBeNull()
    expect(choose('Pacific/Honolulu', sent, '2026-03-12T04:30:00Z')).toBe('first')
  })

  test('sends the reminder of a new date right after a flight to the east', () => {
    const sent = countMessage(nothingSent, first, '2026-03-09', new Date('2026-03-10T04:30:00Z'))
    expect(choose('Pacific/Auckland', sent, '2026-03-10T05:30:00Z')).toBe('first')
  })
})

describe('for any member', () => {
  const zones = [
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Africa/Cairo',
    'America/Havana',
    'Asia/Kathmandu',
    'Antarctica/Troll',
    'Pacific/Apia',
    'Pacific/Honolulu',
    'Pacific/Kiritimati',
    'UTC',
  ]
  // Around the changes of the clocks in those zones, and the date that Apia left out.
  const starts = [
    '2026-03-07',
    '2026-03-28',
    '2026-04-03',
    '2026-04-22',
    '2026-10-03',
    '2026-10-24',
    '2026-10-28',
    '2026-10-31',
    '2011-12-28',
  ]
  const time = fc.integer({ min: 0, max: 287 }).map((step) => formatTime(step * 5))
  const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 })
  const clock = fc.record({ timeZone: fc.constantFrom(...zones), dayStart: fc.integer({ min: 0, max: 12 }) })
  const override = fc.record({ off: fc.boolean(), time: fc.option(time), weekdays: fc.option(weekdays) })
  const plans = fc.record({
    clock,
    quiet: fc.oneof(fc.constant(night), fc.constant(never), fc.record({ from: time, until: time })),
    on: fc.constant(true),
    time,
    weekdays,
    nudge: fc.option(time),
    laterAt: fc.constant(null),
    overrides: fc.array(override, { maxLength: 3 }).map((all) => new Map(all.map((each, index) => [`${index}`, each]))),
    changedAt: fc.constant(0),
  })
  const start = fc
    .tuple(fc.constantFrom(...starts), fc.integer({ min: 0, max: 24 * 60 }))
    .map(([date, minutes]) => Date.parse(`${date}T00:00:00Z`) + minutes * 60_000)
  const days = 5

  function play(
    plan: Plan,
    { from, moves, laterAfter }: { from: number; moves: Plan['clock'][]; laterAfter: number[] },
  ) {
    const messages: { kind: string; date: string; at: number }[] = []
    let current = plan
    let sent = nothingSent
    let now = from
    for (let round = 0; now < from + days * 24 * 60 * 60_000; round++) {
      expect(round, 'checks end').toBeLessThan(200)
      const next = findNextCheck(current, new Date(now))
      if (next === null) break
      expect(next.getTime()).toBeGreaterThan(now)
      now = next.getTime()
      const message = chooseMessage(current, sent, ['0', '1', '2', '3'], next)
      const date = getMemberDate(current.clock, next)
      if (message) {
        expect(isQuiet(current.quiet, getClockTime(current.clock.timeZone, now))).toBe(false)
        expect(message.steps).not.toEqual([])
        messages.push({ kind: message.kind, date, at: now })
        sent = countMessage(sent, message, date, next)
      }
      if (current.laterAt !== null && current.laterAt <= now) current = { ...current, laterAt: null }
      const move = moves[round]
      if (move) current = { ...current, clock: move }
      if (laterAfter.includes(round)) {
        const laterAt = placeLater(current, { when: 'later', nudgeTime: '20:30', now: next })
        if (laterAt) current = { ...current, laterAt: laterAt.getTime() }
      }
    }
    return messages
  }

  test('sends at most one reminder and one more message a day, never in quiet hours, wherever they travel', () => {
    fc.assert(
      fc.property(
        plans,
        start,
        fc.array(clock, { maxLength: 6 }),
        fc.array(fc.integer({ min: 0, max: 9 })),
        (plan, from, moves, laterAfter) => {
          const byDate = Map.groupBy(play(plan, { from, moves, laterAfter }), ({ date }) => date)
          for (const messages of byDate.values()) {
            expect(messages.length).toBeLessThanOrEqual(2)
            expect(messages.filter(({ kind }) => kind === 'first').length).toBeLessThanOrEqual(1)
          }
        },
      ),
      { numRuns: 60, seed: 7 },
    )
  })

  test('sends one reminder on each chosen weekday that has the time', () => {
    fc.assert(
      fc.property(plans, start, (plan, from) => {
        const simple = { ...plan, overrides: new Map(), weekdays: [1, 2, 3, 4, 5, 6, 7], nudge: null }
        const first = addDays(getMemberDate(plan.clock, new Date(from)), 1)
        const dates = [0, 1, 2].map((ahead) => addDays(first, ahead))
        const expected = dates.filter((date) => placeTime(plan.clock, plan.quiet, date, plan.time) !== null)
        const sent = play(simple, { from, moves: [], laterAfter: [] }).map(({ date }) => date)
        expect(sent.filter((date) => dates.includes(date))).toEqual(expected)
      }),
      { numRuns: 60, seed: 7 },
    )
  })

  test('places every time in its own day, outside of the quiet hours', () => {
    fc.assert(
      fc.property(plans, start, ({ clock: rule, quiet, time: at }, from) => {
        const date = getMemberDate(rule, new Date(from))
        const { startsAt, endsAt } = getDay(rule, date)
        const instant = placeTime(rule, quiet, date, at)
        if (instant === null) return
        expect(instant).toBeGreaterThanOrEqual(startsAt)
        expect(instant).toBeLessThan(endsAt)
        expect(getMemberDate(rule, new Date(instant))).toBe(date)
        expect(isQuiet(quiet, getClockTime(rule.timeZone, instant))).toBe(false)
      }),
      { numRuns: 60, seed: 7 },
    )
  })
})

describe('the suggested time', () => {
  const berlin = { timeZone: 'Europe/Berlin', dayStart: 3 }

  test.each([
    ['18:30 without history', [], '18:30'],
    [
      'half an hour before the middle one',
      ['2026-03-08T19:10:00Z', '2026-03-09T19:02:00Z', '2026-03-10T05:00:00Z'],
      '19:30',
    ],
    [
      'after midnight counts as late',
      ['2026-03-08T23:40:00Z', '2026-03-09T20:40:00Z', '2026-03-10T23:10:00Z'],
      '21:55',
    ],
    ['never before the day starts', ['2026-03-09T02:10:00Z'], '07:00'],
  ])('%s', (_, marks, expected) => {
    expect(suggestTime(berlin, night, marks)).toBe(expected)
  })
})
