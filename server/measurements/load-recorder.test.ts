import { expect, test } from 'vitest'
import { createLoadRecorder } from './load-recorder.ts'

const call = (milliseconds: number, { route = '/api/goals', status = 200 } = {}) => ({
  method: 'GET',
  route,
  status,
  milliseconds,
})

test('measures the times of calls, and counts failures', () => {
  const load = createLoadRecorder()
  for (let ms = 1; ms <= 100; ms++) load.addCall(call(ms, { status: ms > 98 ? 500 : 404 }))
  load.addCall(call(5000, { route: 'file' }))
  const recent = load.readRecent()
  expect(recent).toMatchObject({ calls: 100, failures: 2, loopDelayMs: expect.any(Number) })
  expect(recent.medianMs).toBeCloseTo(50, 0)
  expect(recent.slowMs).toBeCloseTo(95, -1)
})

test('covers the current period and the one before it', () => {
  const load = createLoadRecorder()
  load.addCall(call(10))
  load.addQuery(1)
  expect(load.endPeriod()).toMatchObject({ calls: 1 })
  load.addCall(call(30))
  expect(load.readRecent()).toMatchObject({ calls: 2 })
  expect(load.readRecent().queryMs).toBeCloseTo(1, 1)
  load.endPeriod()
  expect(load.endPeriod()).toEqual({
    calls: 0,
    failures: 0,
    medianMs: 0,
    slowMs: 0,
    queryMs: 0,
    loopDelayMs: expect.any(Number),
  })
  expect(load.readRecent()).toMatchObject({ calls: 0 })
})

test('lists the endpoints that took most of the time first', () => {
  const load = createLoadRecorder()
  load.addCall(call(5, { route: '/api/site' }))
  load.addCall(call(5, { route: '/api/site' }))
  load.addCall(call(7, { route: '/api/goals' }))
  load.addCall(call(1, { route: 'page' }))
  expect(load.listBusiest(2)).toEqual([
    { method: 'GET', route: '/api/site', calls: 2, totalMs: 10, longestMs: 5 },
    { method: 'GET', route: '/api/goals', calls: 1, totalMs: 7, longestMs: 7 },
  ])
})
