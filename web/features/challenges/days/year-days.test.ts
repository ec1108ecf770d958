import { expect, test } from 'vitest'
import type { Days } from '#contract/days.ts'
import { createLifetime } from '#test/sample-lifetime.ts'
import { countDaysByPillar, listMonths, listPillars, listYearDays } from './year-days.ts'

const participation = { challengeId: 'c', title: 'Walk', completed: false, left: false, states: '' }
const days: Days = {
  asOf: '2026-02-02',
  from: '2026-01-30',
  to: '2026-02-04',
  firstDate: '2026-01-30',
  numbers: { streak: 1, longest: 2, kept: 3, due: 4, strength: 20 },
  lifetime: createLifetime(),
  states: 'dlmor-',
  participations: [
    { ...participation, id: 'first', pillar: 'physical' },
    { ...participation, id: 'second', pillar: 'mental' },
  ],
  checkIns: [
    { participationId: 'second', run: 1, day: 1, date: '2026-01-30', late: false, note: null },
    { participationId: 'first', run: 1, day: 1, date: '2026-01-30', late: false, note: 'Rain.' },
    { participationId: 'first', run: 1, day: 2, date: '2026-01-30', late: false, note: null },
    { participationId: 'first', run: 1, day: 3, date: '2026-01-31', late: true, note: null },
    { participationId: 'unknown', run: 1, day: 1, date: '2026-01-31', late: true, note: null },
  ],
}

test('lists each date with its state', () => {
  expect(listYearDays(days).map(({ date, state, isFuture }) => [date, state, isFuture])).toEqual([
    ['2026-01-30', 'done', false],
    ['2026-01-31', 'late', false],
    ['2026-02-01', 'missed', false],
    ['2026-02-02', 'open', false],
    ['2026-02-03', 'rest', true],
    ['2026-02-04', null, true],
  ])
})

test('orders the entries of a day by when the challenges were joined', () => {
  const [first] = listYearDays(days)
  expect(first?.entries.map(({ participation: { id }, day }) => [id, day])).toEqual([
    ['first', 1],
    ['first', 2],
    ['second', 1],
  ])
  expect(first && listPillars(first), 'in display order').toEqual(['mental', 'physical'])
})

test('counts a day once per pillar', () => {
  expect(countDaysByPillar(listYearDays(days))).toMatchObject({ physical: 2, mental: 1, career: 0 })
})

test('lists the months that have check-ins', () => {
  expect(listMonths(listYearDays(days)).map(({ firstDate, days: { length } }) => [firstDate, length])).toEqual([
    ['2026-01-01', 2],
  ])
})

test('lists all 366 days of a leap year', () => {
  const leapYear = listYearDays({ ...days, from: '2028-01-01', to: '2028-12-31', states: '-'.repeat(366) })
  expect([leapYear[59]?.date, leapYear.at(-1)?.date]).toEqual(['2028-02-29', '2028-12-31'])
})
