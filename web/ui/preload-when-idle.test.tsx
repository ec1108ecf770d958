import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preloadWhenIdle } from './preload-when-idle.ts'

const preload = vi.fn<() => void>()
let stop = () => {}

beforeEach(() => {
  preload.mockReset()
})

afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

test('preloads when the screen is idle', async () => {
  stop = preloadWhenIdle(preload)
  await waitUntilIdle()
  expect(preload).toHaveBeenCalledOnce()
})

test('waits for a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  stop = preloadWhenIdle(preload)
  await waitUntilIdle()
  expect(preload).not.toHaveBeenCalled()
  dispatchEvent(new Event('online'))
  expect(preload).toHaveBeenCalledOnce()
})

/** Idle callbacks run in the order of their requests. */
function waitUntilIdle(): Promise<unknown> {
  return new Promise(requestIdleCallback)
}
