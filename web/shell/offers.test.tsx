import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { dismissOffer, isOfferOpen, useShownOffer } from './offers.ts'

afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

const day = 864e5
const start = Date.parse('2026-03-11T12:00:00Z')

test('is open for a week after it is shown for the first time, on each visit', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  expect(isOfferOpen('cue-offer:u', start + 30 * day), 'never shown').toBe(true)
  await renderHook(() => useShownOffer('cue-offer:u'))
  expect(isOfferOpen('cue-offer:u', start + 6 * day)).toBe(true)
  vi.setSystemTime(start + 6 * day)
  await renderHook(() => useShownOffer('cue-offer:u'))
  expect(isOfferOpen('cue-offer:u', start + 8 * day), 'counted from the first time').toBe(false)
  expect(isOfferOpen('reminder-offer:u', start + 8 * day)).toBe(true)
})

test('is closed after a no, for good', async () => {
  dismissOffer('cue-offer:u')
  await renderHook(() => useShownOffer('cue-offer:u'))
  expect(isOfferOpen('cue-offer:u', start)).toBe(false)
})
