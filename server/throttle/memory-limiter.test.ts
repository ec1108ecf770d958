import { expect, test } from 'vitest'
import { createMemoryLimiter } from './memory-limiter.ts'

let time = 0
const createLimiter = (maxKeys?: number) =>
  createMemoryLimiter({ points: 2, windowMs: 60_000, maxKeys, now: () => time })

test('allows the calls of one window and then says how long to wait', () => {
  const limiter = createLimiter()
  expect([limiter.consume('a'), limiter.consume('a'), limiter.consume('b')]).toEqual([null, null, null])
  time += 15_000
  expect(limiter.consume('a')).toBe(45_000)
  time += 45_000
  expect(limiter.consume('a')).toBeNull()
})

test('forgets only the oldest key when it is full', () => {
  const limiter = createLimiter(3)
  for (const key of ['a', 'a', 'b', 'b', 'c', 'c', 'd', 'd']) limiter.consume(key)
  expect(['b', 'c', 'd'].map((key) => limiter.consume(key))).toEqual([60_000, 60_000, 60_000])
  expect(limiter.consume('a')).toBeNull()
})

test('keeps a newer key while it is flooded with others', () => {
  const limiter = createLimiter(1000)
  for (let each = 0; each < 1500; each++) limiter.consume(`first ${each}`)
  limiter.consume('target')
  limiter.consume('target')
  for (let each = 0; each < 999; each++) limiter.consume(`second ${each}`)
  expect(limiter.consume('target')).toBe(60_000)
})

test('ignores changes of the wall clock', async () => {
  const limiter = createMemoryLimiter({ points: 1, windowMs: 60_000 })
  limiter.consume('a')
  const { now } = Date
  Date.now = () => now() + 3_600_000
  try {
    expect(limiter.consume('a')).toBeGreaterThan(0)
  } finally {
    Date.now = now
  }
})
