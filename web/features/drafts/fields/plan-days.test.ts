import { describe, expect, test } from 'vitest'
import {
  changeDays,
  copyDayBefore,
  extendDays,
  fillEmptyDays,
  moveDays,
  pasteTitles,
  readTitles,
  removeDays,
  repeatWeekly,
} from './day-helpers.ts'
import {
  createEmptyDay,
  type Day,
  daysToPlan,
  describeUnfinishedDays,
  findDayProblems,
  findUnfinishedDays,
  listRuns,
  planToDays,
} from './plan-days.ts'

const write = (title: string): Day => ({ title, done: `${title} is done`, action: `Do ${title}`, details: '' })
const empty = createEmptyDay()
const titles = (days: Day[]) => days.map(({ title }) => title).join(' ')
const days = (text: string) => text.split('').map((letter) => (letter === '-' ? empty : write(letter)))

describe('days and steps', () => {
  test('unfolds each step into its days, and merges equal neighbours again', () => {
    const step = { title: 'Walk', done: 'You walked.', action: 'Walk for ten minutes.' }
    const plan = [
      { from: 1, to: 3, ...step },
      { from: 4, to: 4, ...step, details: 'Or sit outside.' },
      { from: 5, to: 7, ...step },
    ]
    const unfolded = planToDays(plan, 7)
    expect(unfolded).toHaveLength(7)
    expect(unfolded[1]).toEqual({ ...step, details: '' })
    expect(unfolded[3]?.details).toBe('Or sit outside.')
    expect(daysToPlan(unfolded, 7)).toEqual(plan)
  })

  test('keeps the place of written days between empty ones', () => {
    const plan = daysToPlan(days('a--aab'), 6)
    expect(plan?.map(({ from, to }) => [from, to])).toEqual([
      [1, 1],
      [4, 5],
      [6, 6],
    ])
    expect(titles(planToDays(plan, 6))).toBe('a   a a b')
  })

  test('makes no plan of empty days, and none of days after the end', () => {
    expect(daysToPlan(days('---'), 3)).toBeNull()
    expect(daysToPlan(days('--b'), 2)).toBeNull()
    expect(planToDays(null, 2)).toEqual([empty, empty])
  })

  test('groups equal days, and keeps the open ones apart', () => {
    const ranges = (open?: { from: number; to: number }) =>
      listRuns(days('aaab--'), open).map(({ from, to }) => [from, to])
    expect(ranges()).toEqual([
      [0, 2],
      [3, 3],
      [4, 5],
    ])
    expect(ranges({ from: 1, to: 1 })).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 5],
    ])
  })
})

describe('what is missing', () => {
  test('names the days that are not written, unless none is', () => {
    expect(findUnfinishedDays(days('a--a-b'), 6)).toEqual([1, 2, 4])
    expect(findUnfinishedDays(days('---'), 3)).toEqual([])
    expect(findUnfinishedDays(days('ab-'), 2)).toEqual([])
    expect(describeUnfinishedDays([1, 2, 4])).toBe('Days 2 to 3 and 5 are not finished.')
    expect(describeUnfinishedDays([0])).toBe('Day 1 is not finished.')
    expect(describeUnfinishedDays([0, 2, 4, 6, 8])).toBe('Days 1, 3, 5, 7 and others are not finished.')
  })

  test('says what a day needs, and what is too long', () => {
    expect(findDayProblems(write('a'))).toEqual({})
    expect(findDayProblems({ ...empty, done: 'x' })).toEqual({
      title: 'Required',
      action: 'Required',
    })
    expect(findDayProblems({ ...write('a'), title: 'é'.repeat(121) }).title).toBe('At most 120 characters. It has 121.')
  })
})

describe('helpers', () => {
  test('copies the day before', () => {
    expect(titles(copyDayBefore(days('ab--'), { from: 2, to: 2 }))).toBe('a b b ')
    expect(titles(copyDayBefore(days('ab--'), { from: 2, to: 3 }))).toBe('a b b b')
    expect(copyDayBefore(days('a'), { from: 0, to: 0 })).toEqual(days('a'))
  })

  test('repeats the written days of the first week in every later one, up to the end', () => {
    expect(titles(repeatWeekly(days('abc-efgxxxxxxx---'), 16))).toBe('a b c  e f g a b c x e f g a b ')
  })

  test('fills only the empty days after a day', () => {
    expect(titles(fillEmptyDays(days('-a-b-'), 1, 5))).toBe(' a a b a')
    expect(titles(fillEmptyDays(days('a---'), 0, 3))).toBe('a a a ')
  })

  test('reads one title per line, without its number or dash', () => {
    expect(readTitles('1. Walk\r\n\n 2) Rest \n- Run\n• Swim\nDay 5: Sit\n20 squats')).toEqual([
      'Walk',
      'Rest',
      'Run',
      'Swim',
      'Sit',
      '20 squats',
    ])
  })

  test('gives pasted titles only to empty days', () => {
    const pasted = pasteTitles(days('-a--'), 0, ['x', 'y', 'z', 'too many'])
    expect([titles(pasted.days), pasted.count]).toEqual(['x a y z', 3])
    expect(titles(pasteTitles(days('---'), 1, ['x']).days)).toBe(' x ')
  })

  test('moves a day or a group by one day, but not over the ends', () => {
    const up = moveDays(days('abcd'), { from: 2, to: 2 }, -1)
    expect([titles(up.days), up.range]).toEqual(['a c b d', { from: 1, to: 1 }])
    const down = moveDays(days('aabc'), { from: 0, to: 1 }, 1)
    expect([titles(down.days), down.range]).toEqual(['b a a c', { from: 1, to: 2 }])
    expect(titles(moveDays(days('ab'), { from: 0, to: 0 }, -1).days)).toBe('a b')
    expect(titles(moveDays(days('ab'), { from: 1, to: 1 }, 1).days)).toBe('a b')
  })

  test('changes and removes the days of a range, and keeps those after the end of a shorter challenge', () => {
    expect(titles(changeDays(days('aab'), { from: 0, to: 1 }, { title: 'c' }))).toBe('c c b')
    expect(titles(removeDays(days('abcd'), { from: 1, to: 2 }))).toBe('a d')
    expect(extendDays(days('abc'), 2)).toHaveLength(3)
    expect(extendDays(days('abc'), 5)).toHaveLength(5)
  })
})
