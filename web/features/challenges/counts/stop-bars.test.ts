import { expect, test } from 'vitest'
import { describeStops, findMostStops, layOutStops, pickLabelled } from './stop-bars.ts'

const stop = (day: number, members: number) => ({ day, members, title: `Step ${day}` })
const stops = [stop(2, 1), stop(4, 2), stop(8, 2), stop(11, 1)]

test('makes a bar of each day', () => {
  const { unit, bars } = layOutStops(stops, 16)
  expect(unit).toBe('day')
  expect(bars.map(({ members }) => members).join('')).toBe('0102000200100000')
})

test('makes a bar of each week above 40 days, with the stops of its days', () => {
  expect(layOutStops(stops, 40).bars).toHaveLength(40)
  const { unit, bars } = layOutStops([...stops, stop(365, 3)], 365)
  expect([unit, bars.length]).toEqual(['week', 53])
  expect(bars.filter(({ members }) => members > 0)).toEqual([
    { number: 1, members: 3 },
    { number: 2, members: 3 },
    { number: 53, members: 3 },
  ])
})

test('numbers the first bar, the last and the highest ones that have room', () => {
  expect([...pickLabelled(layOutStops(stops, 16))].toSorted((a, b) => a - b)).toEqual([1, 4, 8, 11, 16])
  const many = Array.from({ length: 365 }, (_, at) => stop(at + 1, 1))
  const numbers = [...pickLabelled(layOutStops(many, 365))].toSorted((a, b) => a - b)
  expect(numbers.length).toBeLessThanOrEqual(10)
  expect(numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0))).toSatisfy((gaps: number[]) =>
    gaps.every((gap) => gap >= 6),
  )
  expect([...pickLabelled(layOutStops([stop(1, 5)], 1))]).toEqual([1])
})

test('says in words what the bars show', () => {
  expect(describeStops(layOutStops(stops, 16))).toBe(
    'Members who stopped: 1 on day 2, 2 on day 4, 2 on day 8, 1 on day 11',
  )
  expect(describeStops(layOutStops(stops, 60))).toBe('Members who stopped: 3 in week 1, 3 in week 2')
})

test('finds the first day on which most members stopped', () => {
  expect(findMostStops(stops)?.day).toBe(4)
  expect(findMostStops([])).toBeUndefined()
})
