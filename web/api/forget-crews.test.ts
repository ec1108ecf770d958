import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetCrews, refetchCrews, stopReadingCrew } from './forget-crews.ts'
import { queryClient } from './query-client.ts'

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
})

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const ofCrews = [
  '/api/crews',
  '/api/crews/today',
  '/api/crews/a',
  '/api/crews/a/board',
  '/api/crews/a/thread',
  '/api/new-posts',
  '/api/forum/thread',
  '/api/forum/thread/replies',
  '/api/forum/unknown/replies',
  '/api/members/tom',
  '/api/challenges/c/members',
  '/api/notifications',
  '/api/reactions/reply/r',
]
const others = ['/api/forum', '/api/forum/public', '/api/forum/public/replies', '/api/challenges/c', '/api/goals']

test('leaves nothing of a crew in the cache, and what everyone sees', () => {
  for (const path of [...ofCrews, ...others]) queryClient.setQueryData([path], {})
  queryClient.setQueryData(['/api/forum/thread'], { crewId: 'a' })
  queryClient.setQueryData(['/api/forum/public'], { crewId: null })
  forgetCrews()
  expect(ofCrews.filter((path) => queryClient.getQueryData([path]) !== undefined)).toEqual([])
  expect(others.filter((path) => queryClient.getQueryData([path]) === undefined)).toEqual([])
})

test('empties an open screen too, also when the server cannot be reached', async () => {
  queryClient.setQueryData(['/api/crews/today'], { done: ['tom'] })
  const queryFn = () => fetch('/api/crews/today')
  const observer = new QueryObserver(queryClient, { queryKey: ['/api/crews/today'], queryFn })
  const stop = observer.subscribe(() => undefined)
  forgetCrews()
  await expect.poll(() => observer.getCurrentResult().status).toBe('error')
  expect(observer.getCurrentResult().data).toBeUndefined()
  stop()
})

test('does not read a crew again that the member is leaving, and then forgets it', async () => {
  const read: string[] = []
  const stops = ['/api/crews/a', '/api/crews/a/shares', '/api/crews/ab'].map((path) => {
    queryClient.setQueryData([path], {})
    const queryFn = async () => {
      read.push(path)
      return {}
    }
    return new QueryObserver(queryClient, { queryKey: [path], queryFn, staleTime: Infinity }).subscribe(() => undefined)
  })
  stopReadingCrew('a')
  refetchCrews()
  forgetCrews()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(new Set(read)).toEqual(new Set(['/api/crews/ab']))
  expect(queryClient.getQueryData(['/api/crews/a'])).toBeUndefined()
  stopReadingCrew(undefined)
  for (const stop of stops) stop()
})
