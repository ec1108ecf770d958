import { vi } from 'vitest'

/** Stops the timers of the page. Vitest would move them on by itself while it waits for an action or an assertion. */
export function stopClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  vi.spyOn(vi, 'advanceTimersByTime').mockReturnValue(vi)
}

export function restartClock() {
  vi.mocked(vi.advanceTimersByTime).mockRestore()
  vi.useRealTimers()
}

/** Passes time on the stopped clock and lets the page change. */
export async function advanceClock(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await waitForAnimations()
}

/** Waits until the page looks as it will. What closes may fade out first. */
export async function waitForAnimations() {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  await new Promise(requestAnimationFrame)
}
