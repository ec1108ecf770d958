import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { queryClient } from './api/query-client.ts'
import { keepReplies } from './api/rendered-replies.ts'
import { createRoute } from './create-route.ts'

/** @returns the keys of the calls that the screen starts when it is opened */
async function open(keys: string[][]): Promise<string[][]> {
  const started: string[][] = []
  const load = async () => () => null
  const { loader } = createRoute('/', load, () =>
    keys.map((queryKey) => ({ queryKey, start: () => started.push(queryKey) })),
  )
  if (typeof loader !== 'function') throw new Error('The route has no loader')
  await loader({
    request: new Request(location.origin),
    url: new URL(location.origin),
    params: {},
    context: new RouterContextProvider(),
    pattern: '/',
  })
  return started
}

test('makes no calls for replies that came with the page, and all calls of later screens', async () => {
  const [days, goals, runs] = [['/api/today'], ['/api/goals'], ['/api/user-challenges']]
  keepReplies(
    queryClient,
    [days, runs].map((key) => ({ key, value: [] })),
  )
  expect(await open([days, goals])).toEqual([goals])
  // The first screen needed it too, but does not start with it.
  expect(await open([runs])).toEqual([runs])
})
