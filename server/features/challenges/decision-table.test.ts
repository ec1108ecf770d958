import { expect, test } from 'vitest'
import type { Rule, Schedule } from '#contract/days.ts'
import { addDays } from '../../calendar.ts'
import type { Agreement } from './agreement.ts'
import type { Break, Mark } from './day-states.ts'
import { openLedger, readLedger } from './ledger.ts'

// What each rule makes of the same events. The challenge has six days, and the rule `passes` lets one day be missed.
//
// `days` has a sign for each date from the first, a Monday, to today: `d` marked, `l` marked later, `2` marked twice,
// `.` not marked. An outcome is the run and its wall: `d` on time, `l` late, `m` missed days. `?` says that marking the
// missed day can undo the start over, `!` that the challenge is complete.

type Row = [event: string, days: string, flexible: string, passes: string, strict: string, more?: More]
type More = Partial<
  Pick<Agreement, 'schedule' | 'startedOver' | 'endedOn'> & { breaks: Break[]; change: Agreement['rules'] }
>

const day = (index: number) => addDays('2026-03-02', index)
const planned: More = { schedule: { kind: 'weekdays', days: [1, 3, 5] } }
const weekly: More = { schedule: { kind: 'weekly', times: 3 } }
const pause = (from: number, to: number): More => ({ breaks: [{ from: day(from), to: day(to) }] })
const startOver = (index: number): More => ({ startedOver: [day(index)] })
const change = (index: number, rule: Rule): More => ({ change: [{ from: day(index), rule }] })
const end = (index: number): More => ({ endedOn: day(index) })

const table: Row[] = [
  // event, days, flexible, passes, strict
  ['marks every day', 'dddd', '1 dddd', '1 dddd', '1 dddd'],
  ['has not marked today', 'ddd.', '1 ddd', '1 ddd', '1 ddd'],
  ['has marked neither yesterday nor today', 'dd..', '1 dd', '1 dd', '1 dd'],
  ['marks yesterday late', 'ddl', '1 ddl', '1 ddl', '1 ddl'],
  ['does not mark the joining day', '.ddd', '1 ddd', '1 ddd', '1 ddd'],
  ['misses days before the first mark', '....dd', '1 dd', '1 dd', '1 dd'],

  ['misses one day', 'dd.dd', '1 ddmdd', '1 ddmdd', '2 dd?'],
  ['misses two days in a row', 'd..dd', '1 dmdd', '2 dd?', '2 dd?'],
  ['misses two separate days', 'd.d.dd', '1 dmdmdd', '2 dd?', '3 dd?'],
  ['misses the day before yesterday', 'dd...', '1 ddm', '1 ddm', '2 ?'],
  ['misses days after starting over by rule', 'd....dd', '1 dmdd', '2 dd?', '2 dd?'],
  ['marks a date twice and misses one', 'd2.dd', '1 dddmdd', '1 dddmdd', '2 dd?'],

  ['fills in missed days', 'dlldd', '1 dlldd', '1 dlldd', '1 dlldd'],
  ['fills in one of two missed days', 'dl.dd', '1 dlmdd', '1 dlmdd', '2 dd?'],
  ['missed the first of many days a week ago', 'dd........', '1 ddm', '2 ?', '2 ?'],
  ['missed the first of many days eight days ago', 'dd.........', '1 ddm', '2 ?', '2 '],
  ['missed the first of many days nine days ago', 'dd..........', '1 ddm', '2 ', '2 '],
  ['completes it after a missed day', 'dd.dddd...', '1 ddmdddd!', '1 ddmdddd!', '3 ?'],

  ['rests on days that are not planned', 'd.d.dd', '1 dddd', '1 dddd', '1 dddd', planned],
  ['misses a planned weekday', 'd..dd', '1 dmdd', '1 dmdd', '2 dd?', planned],
  ['marks three days of the week', 'dd..d......', '1 ddd', '1 ddd', '1 ddd', weekly],
  ['marks two of the six days after joining', 'd...d......', '1 dd', '1 dd', '1 dd', weekly],
  ['lacks a day, and the week is not over', 'd.......', '1 d', '1 d', '1 d', weekly],
  ['lacks a day, and the week is over', 'd........', '1 dm', '1 dm', '2 ?', weekly],

  ['is on a break', 'd...dd', '1 ddd', '1 ddd', '1 ddd', pause(1, 3)],
  ['marks in a break', 'd.d.dd', '1 dddd', '1 dddd', '1 dddd', pause(1, 3)],
  ['misses a day after a break', 'd..dd', '1 dmdd', '1 dmdd', '2 dd?', pause(1, 1)],

  ['starts over', 'dd.d', '2 d', '2 d', '2 d', startOver(3)],
  ['starts over after a missed day', 'd..dd', '2 dd', '2 dd', '2 dd', startOver(3)],
  ['starts over and misses a day', 'd.d.dd', '2 dmdd', '2 dmdd', '3 dd?', startOver(1)],

  ['made it strict before a missed day', 'dd.dd', '2 dd?', '2 dd?', '2 dd?', change(2, 'strict')],
  ['made it strict after a missed day', 'dd.dd', '1 ddmdd', '1 ddmdd', '2 dd?', change(3, 'strict')],
  ['made it flexible before missed days', 'dd..dd', '1 ddmdd', '1 ddmdd', '1 ddmdd', change(2, 'flexible')],
  ['made it flexible after missed days', 'dd..dd', '1 ddmdd', '2 dd?', '2 dd?', change(4, 'flexible')],

  ['completes it', 'dddddd', '1 dddddd!', '1 dddddd!', '1 dddddd!'],
  ['completes it with a late mark before other marks', 'dddddl.d', '1 dddddl!', '1 dddddl!', '1 dddddl!'],
  ['completed it and is idle', 'dddddd......', '1 dddddd!', '1 dddddd!', '1 dddddd!', end(5)],
  ['left it and is idle', 'ddd......', '1 ddd', '1 ddd', '1 ddd', end(3)],
]

const cases = table.flatMap(([event, days, flexible, passes, strict, more]) =>
  Object.entries({ flexible, passes, strict }).map(([rule, expected]) => ({ event, days, rule, expected, more })),
)

test.each(cases)('$rule: $event ($days) → $expected', ({ days, rule, expected, more = {} }) => {
  const { breaks = [], change: changes = [], ...changedAgreement } = more
  const rules = [{ from: day(0), rule: rule as Rule }, ...changes]
  const schedule: Schedule = { kind: 'daily' }
  const common = { startedOn: day(0), endedOn: null, duration: 6, schedule, passes: 1, rules, startedOver: [] }
  const agreement: Agreement = { ...common, ...changedAgreement }
  const marks = [...days].flatMap((sign, index): Mark[] => {
    const mark = { date: day(index), late: sign === 'l' }
    if (sign === '2') return [mark, mark]
    return sign === '.' ? [] : [mark]
  })
  const view = readLedger(openLedger(agreement), { agreement, marks, breaks, today: day(days.length - 1) })
  expect(`${view.run} ${view.wall}${view.restart ? '?' : ''}${view.complete ? '!' : ''}`).toBe(expected)
})
