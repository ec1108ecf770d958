import { describe, expect, test } from 'vitest'
import type { Schedule } from '#contract/days.ts'
import { advanceLedger } from '#test/opening-balance.ts'
import { addDays } from '../../calendar.ts'
import type { Agreement } from './agreement.ts'
import type { Break } from './day-states.ts'
import { type Ledger, getCheckpoint, openLedger, readLedger } from './ledger.ts'
import type { LedgerMark } from './runs.ts'

const monday = '2026-03-02'
const day = (index: number) => addDays(monday, index)

function createAgreement(changed: Partial<Agreement> = {}): Agreement {
  const schedule: Schedule = { kind: 'daily' }
  const rules: Agreement['rules'] = [{ from: monday, rule: 'flexible' }]
  return { startedOn: monday, endedOn: null, duration: 30, schedule, passes: 3, rules, startedOver: [], ...changed }
}

const strict = createAgreement({ rules: [{ from: monday, rule: 'strict' }] })
const passes = createAgreement({ rules: [{ from: monday, rule: 'passes' }] })

/** `d` marked, `l` marked later, `.` not marked. */
function createMarks(days: string): LedgerMark[] {
  return [...days].flatMap((sign, index) => (sign === '.' ? [] : [{ date: day(index), late: sign === 'l' }]))
}

function read(
  days: string,
  {
    agreement = createAgreement(),
    breaks = [],
    today = days.length - 1,
  }: { agreement?: Agreement; breaks?: Break[]; today?: number } = {},
) {
  return readLedger(openLedger(agreement), { agreement, marks: createMarks(days), breaks, today: day(today) })
}

describe('getCheckpoint', () => {
  test.each([
    // The last Sunday at least ten days ago.
    ['2026-03-17', '2026-03-01'],
    ['2026-03-18', '2026-03-08'],
    ['2026-03-24', '2026-03-08'],
    ['2026-03-25', '2026-03-15'],
    ['2026-01-06', '2025-12-21'],
  ])('on %s, everything up to %s is final', (today, expected) => {
    expect(getCheckpoint(today)).toBe(expected)
  })
})

describe('the state of a participation', () => {
  test('begins empty', () => {
    expect(read('.')).toEqual({
      asOf: monday,
      startsOn: null,
      run: 1,
      progress: 0,
      missed: 0,
      lastMarked: null,
      wall: '',
      complete: false,
      rule: 'flexible',
      nextRule: null,
      passesLeft: null,
      today: 'open',
      yesterday: 'rest',
      fillable: [],
      restart: null,
      week: null,
      breakUntil: null,
      numbers: { streak: 0, longest: 0, kept: 0, due: 0, strength: 0 },
      places: [],
      states: '------o',
    })
  })

  test('has the states of today and yesterday', () => {
    expect(read('ld')).toMatchObject({ today: 'done', yesterday: 'late' })
    expect(read('d.')).toMatchObject({ today: 'open', yesterday: 'done' })
    expect(read('d.', { breaks: [{ from: day(1), to: day(3) }] })).toMatchObject({ today: 'break' })
  })

  test('has the latest marked date, not the one marked last', () => {
    const marks = [day(0), day(2), day(1)].map((date) => ({ date, late: date === day(1) }))
    const history = { agreement: createAgreement(), marks, breaks: [], today: day(2) }
    expect(readLedger(openLedger(createAgreement()), history)).toMatchObject({ lastMarked: day(2), wall: 'dld' })
  })

  test('shows one gap for missed days in a row, also with a rest day in between', () => {
    const agreement = createAgreement({ schedule: { kind: 'weekdays', days: [1, 2, 4, 5] } })
    expect(read('d......d', { agreement })).toMatchObject({ wall: 'dmd', missed: 3 })
  })

  test('counts each mark of a date', () => {
    const marks = [monday, monday, day(1)].map((date) => ({ date, late: false }))
    const view = readLedger(openLedger(createAgreement()), {
      agreement: createAgreement(),
      marks,
      breaks: [],
      today: day(1),
    })
    expect(view).toMatchObject({ progress: 3, wall: 'ddd', numbers: { streak: 2 } })
  })

  test('says when the break ends, with the breaks that follow it', () => {
    const breaks = [
      { from: day(5), to: day(6) },
      { from: day(1), to: day(4) },
      { from: day(8), to: day(9) },
    ]
    expect(read('dd', { breaks }).breakUntil).toBe(day(6))
    expect(read('d', { breaks }).breakUntil).toBeNull()
  })

  test('has the rule in force and the next one', () => {
    const rules: Agreement['rules'] = [
      { from: monday, rule: 'strict' },
      { from: day(3), rule: 'flexible' },
    ]
    const agreement = createAgreement({ rules })
    expect(read('dd.', { agreement })).toMatchObject({ rule: 'strict', nextRule: { from: day(3), rule: 'flexible' } })
    expect(read('ddd.', { agreement })).toMatchObject({ rule: 'flexible', nextRule: null })
  })

  test('counts passes down, and from the start in the next run', () => {
    expect(read('d..', { agreement: passes }).passesLeft).toBe(3)
    expect(read('d...', { agreement: passes }).passesLeft).toBe(2)
    expect(read('d.....', { agreement: passes })).toMatchObject({ run: 1, passesLeft: 0 })
    expect(read('d......', { agreement: passes })).toMatchObject({ run: 2, passesLeft: 3, missed: 0 })
  })

  test('reads a mark on a flight back as of the new date', () => {
    expect(read('ddd', { today: 1 })).toMatchObject({ asOf: day(1), progress: 3, numbers: { streak: 3, kept: 2 } })
  })

  test.each([
    ['joining', { startedOn: day(1) }],
    ['starting over', { startedOver: [day(1)] }],
  ])('does not go back before the day of %s', (_, changed) => {
    expect(read('.', { agreement: createAgreement(changed), today: 0 })).toMatchObject({ asOf: day(1), today: 'open' })
  })
})

describe('dates that can be marked', () => {
  test.each([
    ['yesterday', 'd.d', [1]],
    ['not a marked yesterday', 'dd', []],
    ['nothing before the start', '.', []],
    ['not a day that was missed under the rule flexible', 'd.ddd', []],
  ])('%s', (_, days, expected) => {
    expect(read(days).fillable).toEqual(expected.map(day))
  })

  test('yesterday on a break and on a rest day', () => {
    expect(read('d.d', { breaks: [{ from: day(1), to: day(1) }] }).fillable).toEqual([day(1)])
    expect(
      read('d.d', { agreement: createAgreement({ schedule: { kind: 'weekdays', days: [1, 3] } }) }).fillable,
    ).toEqual([day(1)])
  })

  test('the missed days since the one that started the challenge over, for seven days', () => {
    expect(read('d...', { agreement: strict }).fillable).toEqual([day(1), day(2)])
    expect(read('d..d.d.d', { agreement: strict }).fillable).toEqual([day(4), day(6)])
    expect(read('d.......', { agreement: strict }).fillable).toEqual([1, 2, 3, 4, 5, 6].map(day))
    expect(read('d.dddddd.', { agreement: strict }).fillable).toEqual([day(1)])
    expect(read('d.dddddddd', { agreement: strict }).fillable).toEqual([])
  })

  test('not the days before the member started over', () => {
    const agreement = { ...strict, startedOver: [day(3)] }
    expect(read('d..d', { agreement })).toMatchObject({ fillable: [], restart: null })
    expect(read('d...', { agreement: { ...strict, startedOver: [day(2)] } }).fillable).toEqual([day(2)])
  })

  test('nothing after the end', () => {
    expect(read('d.d', { agreement: createAgreement({ endedOn: day(2) }) }).fillable).toEqual([])
    expect(read('d.d', { agreement: createAgreement({ duration: 2 }) })).toMatchObject({ complete: true, fillable: [] })
  })
})

describe('starting over by rule', () => {
  test('says what ended the earlier run and until when it can be undone', () => {
    const restart = { missed: day(2), progress: 2, undoUntil: day(9) }
    expect(read('dd.dd', { agreement: strict })).toMatchObject({ run: 2, progress: 2, restart })
    expect(read('dd.ddddddd', { agreement: strict }).restart).toEqual(restart)
    expect(read('dd.dddddddd', { agreement: strict }).restart).toBeNull()
  })

  test('moves the marks after the missed day to the next run', () => {
    expect(read('dd.dd', { agreement: strict }).places).toEqual([
      { run: 1, day: 1 },
      { run: 1, day: 2 },
      { run: 2, day: 1 },
      { run: 2, day: 2 },
    ])
  })

  test('moves them back when the missed day is marked, in the order of writing', () => {
    const stored = [
      { run: 1, day: 1 },
      { run: 1, day: 2 },
      { run: 2, day: 1 },
      { run: 2, day: 2 },
    ]
    const marks = createMarks('dd.dd').map((mark, index) => ({ ...mark, ...stored[index] }))
    const history = { agreement: strict, marks: [...marks, { date: day(2), late: true }], breaks: [], today: day(4) }
    const view = readLedger(openLedger(strict), history)
    expect(view).toMatchObject({ run: 1, progress: 5, wall: 'ddldd', restart: null })
    expect(view.places).toEqual([1, 2, 3, 4, 5].map((number) => ({ run: 1, day: number })))
  })

  test('keeps later marks in the next run when a late mark completes the earlier one', () => {
    const agreement = { ...strict, duration: 3 }
    const marks = [...createMarks('dd.d'), { date: day(2), late: true }]
    const view = readLedger(openLedger(agreement), { agreement, marks, breaks: [], today: day(4) })
    expect(view).toMatchObject({ run: 1, progress: 3, wall: 'ddl', complete: true })
    expect(view.places.slice(2)).toEqual([
      { run: 2, day: 1 },
      { run: 1, day: 3 },
    ])
  })

  test('begins no run twice when the member starts over without marks', () => {
    const agreement = { ...strict, startedOver: [day(4), day(5)] }
    expect(read('dd....', { agreement })).toMatchObject({ run: 2, progress: 0, restart: null })
  })
})

describe('numbers', () => {
  test.each([
    ['counts days since the last missed one', 'dd.ddd', { streak: 3, longest: 3, kept: 5, due: 6 }],
    ['keeps the longest streak', 'ddd.dd', { streak: 2, longest: 3, kept: 5, due: 6 }],
    ['counts late days', 'dldl', { streak: 4, longest: 4, kept: 4, due: 4 }],
    ['does not count open days', 'dd..', { streak: 2, longest: 2, kept: 2, due: 2 }],
  ])('%s', (_, days, expected) => {
    expect(read(days).numbers).toMatchObject(expected)
  })

  test('do not change on rest days and breaks', () => {
    const breaks = [{ from: day(1), to: day(9) }]
    expect(read('d.........d', { breaks }).numbers).toMatchObject({ streak: 2, longest: 2, kept: 2, due: 2 })
  })

  test('cover the last 30 days', () => {
    const days = 'd'.repeat(10) + '.'.repeat(5) + 'd'.repeat(20)
    expect(read(days, { agreement: createAgreement({ duration: 90 }) }).numbers).toMatchObject({ kept: 25, due: 30 })
  })

  test('continue over runs', () => {
    expect(read('dd.dd', { agreement: strict }).numbers).toMatchObject({ streak: 2, kept: 4, due: 5 })
  })

  // Loop's formula: after n days the strength is 1 - 0.5 ^ (n × sqrt(frequency) / 13).
  test.each([
    ['one day', 'd', { kind: 'daily' } as const, 5],
    ['13 days', 'd'.repeat(13), { kind: 'daily' } as const, 50],
    ['26 days', 'd'.repeat(26), { kind: 'daily' } as const, 75],
    ['four Mondays', 'd......'.repeat(3) + 'd', { kind: 'weekdays', days: [1] } as const, 8],
    ['seven days of a week with one', 'ddddddd', { kind: 'weekly', times: 1 } as const, 13],
  ])('have the strength after %s', (_, days, schedule, expected) => {
    const agreement = createAgreement({ schedule: schedule as Schedule, duration: 90 })
    expect(read(days, { agreement }).numbers.strength).toBe(expected)
  })

  test('lose strength with each missed day, and none on the joining day', () => {
    const agreement = createAgreement({ duration: 90 })
    expect(read('d'.repeat(13) + '.'.repeat(15), { agreement }).numbers.strength).toBe(25)
    expect(read('....').numbers).toMatchObject({ strength: 0, due: 1 })
  })
})

describe('an opening balance', () => {
  const days = 'ddd..dd.ddd....ddd.dddd.ddd'
  const today = days.length - 1

  test('never gives a number twice, even if a folded day has a higher number than there are days', () => {
    const agreement = createAgreement()
    const ledger = { ...openLedger(agreement), progress: 6, lastDay: 7 }
    const view = readLedger(ledger, { agreement, marks: [{ date: day(0), late: false }], breaks: [], today: day(0) })
    expect(view).toMatchObject({ progress: 7, places: [{ run: 1, day: 8 }] })
  })

  test('keeps what the member sees, and needs only the marks after it', () => {
    for (const agreement of [createAgreement(), strict, passes]) {
      const whole = read(days, { agreement })
      const marks = createMarks(days).map((mark, index) => ({ ...mark, ...whole.places[index] }))
      const history = { agreement, marks, breaks: [], today: day(today) }
      const ledger: Ledger = JSON.parse(JSON.stringify(advanceLedger(openLedger(agreement), history)))
      expect(ledger.through).toBe(day(13))
      const tail = marks.filter(({ date }) => date > ledger.through)
      const { states, places, ...view } = readLedger(ledger, { ...history, marks: tail })
      expect(whole).toMatchObject(view)
      expect(whole.states.endsWith(states)).toBe(true)
      expect(whole.places.slice(-places.length)).toEqual(places)
    }
  })

  test('keeps the numbers of final marks that were written after a later date', () => {
    // On Monday, the member marked Monday first and then Sunday.
    const sunday = { date: day(6), late: true, run: 1, day: 2 }
    const written = { date: day(7), late: false, run: 1, day: 1 }
    const agreement = createAgreement()
    const history = { agreement, marks: [written, sunday], breaks: [], today: day(17) }
    const ledger = advanceLedger(openLedger(agreement), history)
    expect(ledger).toMatchObject({ through: day(6), progress: 1 })
    const next = { date: day(17), late: false }
    const { places } = readLedger(ledger, { ...history, marks: [written, next] })
    expect(places).toEqual([
      { run: 1, day: 1 },
      { run: 1, day: 3 },
    ])
  })
})
