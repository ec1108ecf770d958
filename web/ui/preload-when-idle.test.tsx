import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preloadWhenIdle } from './preload-when-idle.ts'

const preload = vi.fn<() => void>()
let stop = () => {}

let runIdleCallbacks: () => void

beforeEach(() => {
  preload.mockReset()
  const callbacks: (() => void)[] = []
  // A page behind another one is never idle.
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callbacks.push(callback))
  runIdleCallbacks = () => callbacks.forEach((callback) => callback())
})

afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('preloads when the screen is idle', () => {
  stop = preloadWhenIdle(preload)
  expect(preload).not.toHaveBeenCalled()
  runIdleCallbacks()
  expect(preload).toHaveBeenCalledOnce()
})

test('asks the browser to wait no longer than three seconds', () => {
  const requestIdle = vi.fn<typeof requestIdleCallback>(() => 1)
  vi.stubGlobal('requestIdleCallback', requestIdle)
  stop = preloadWhenIdle(preload)
  expect(requestIdle).toHaveBeenCalledWith(expect.any(Function), { timeout: 3000 })
})

test('waits for a connection', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  stop = preloadWhenIdle(preload)
  runIdleCallbacks()
  expect(preload).not.toHaveBeenCalled()
  dispatchEvent(new Event('online'))
  expect(preload).toHaveBeenCalledOnce()
})
