import type { Page } from '@playwright/test'

/** Records layout shifts from the next page load on. @returns a function that sums them up */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    const shifts: number[] = await page.evaluate(() => Reflect.get(window, 'shifts'))
    return shifts.reduce((sum, shift) => sum + shift, 0)
  }
}
