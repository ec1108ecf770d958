import { afterEach, expect, test, vi } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { startBackground } from './background.ts'
import { generateId } from './database/ids.ts'
import type { Classification } from './services/model-classifier.ts'

afterEach(() => void vi.useRealTimers())

test('starts no more rounds after a stop and waits for the current one', async () => {
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<Classification>()
  let questions = 0
  const classify = () => {
    questions++
    asked.resolve()
    return answer.promise
  }
  const site = await createTestApp({}, { classifier: { classify } })
  const at = site.services.clock.now().toISOString()
  const post = {
    platform: 'tiktok',
    author: 'a',
    caption: 'Gym',
    url: 'https://www.tiktok.com/@a/video/1',
    pillar_locked: false,
    visibility: 'public',
    created_at: at,
    fetched_at: at,
    updated_at: at,
    checked_at: at,
  } as const
  for (const post_id of ['1', '2'])
    await site.database
      .insertInto('social_posts')
      .values({ ...post, id: generateId(), post_id })
      .execute()

  const failures: unknown[] = []
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stop = startBackground(site, (error) => failures.push(error))
  vi.advanceTimersByTime(180_000)
  await asked.promise
  let hasEnded = false
  const ended = stop().then(() => (hasEnded = true))
  vi.advanceTimersByTime(180_000)
  expect([questions, hasEnded]).toEqual([1, false])
  answer.resolve({ pillar: null, reason: '' })
  await ended
  expect([questions, failures]).toEqual([2, []])
  vi.useRealTimers()
  await site.close()
})
