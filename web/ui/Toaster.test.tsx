import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { advanceClock, restartClock, stopClock, waitForAnimations } from '#test/stopped-clock.ts'
import { currentToast, toast } from './toast.ts'
import { Toaster } from './Toaster.tsx'

const region = page.getByRole('region', { name: 'Notifications (F8)' })
const toasts = region.getByRole('listitem')
const elsewhere = page.getByRole('textbox', { name: 'Elsewhere' })
const onAction = vi.fn<() => void>()

beforeEach(async () => {
  currentToast.set(null)
  onAction.mockReset()
  await import('./ToastViewport.tsx')
  await render(
    <>
      <input aria-label="Elsewhere" />
      <Toaster />
    </>,
  )
  await elsewhere.hover()
})

async function showToast(title = 'Saved') {
  toast({ title, action: { label: 'Undo', onAction } })
  await expect.element(toasts.getByText(title, { exact: true })).toBeVisible()
  await waitForAnimations()
}

test('replaces the previous toast with a new one', async () => {
  await showToast('First')
  await showToast('Second')
  expect(toasts.elements()).toHaveLength(1)
})

describe('lifetime', () => {
  beforeEach(stopClock)
  afterEach(restartClock)

  test('hides a toast after five seconds', async () => {
    await showToast()
    await advanceClock(4_999)
    expect(toasts.elements()).toHaveLength(1)
    await advanceClock(1)
    await expect.poll(() => toasts.elements()).toHaveLength(0)
  })

  test('gives a new toast its own five seconds', async () => {
    await showToast('First')
    await advanceClock(4_000)
    await showToast('Second')
    await advanceClock(4_999)
    expect(toasts.elements()).toHaveLength(1)
    await advanceClock(1)
    await expect.poll(() => toasts.elements()).toHaveLength(0)
  })

  test('hides a toast that follows one closed by its button', async () => {
    await showToast('First')
    await toasts.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => toasts.elements()).toHaveLength(0)
    await elsewhere.click()
    await showToast('Second')
    await advanceClock(5_000)
    await expect.poll(() => toasts.elements()).toHaveLength(0)
  })

  test('keeps a toast while the pointer is on it', async () => {
    await showToast()
    await toasts.hover()
    await advanceClock(60_000)
    expect(toasts.elements()).toHaveLength(1)
    await elsewhere.hover()
    await advanceClock(5_000)
    await expect.poll(() => toasts.elements()).toHaveLength(0)
  })
})

test('is below the header of a phone if the screen asks something where toasts are', async () => {
  await page.viewport(390, 844)
  toast({ title: 'Joined', atTop: true })
  await expect.element(toasts).toBeVisible()
  await waitForAnimations()
  expect(toasts.element().getBoundingClientRect().bottom).toBeLessThan(200)
  await page.viewport(1280, 900)
  expect(toasts.element().getBoundingClientRect().top).toBeGreaterThan(600)
})

test('runs the action once and closes', async () => {
  await showToast()
  await toasts.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => toasts.elements()).toHaveLength(0)
  expect(onAction).toHaveBeenCalledTimes(1)
})

test('closes without the action on Close', async () => {
  await showToast()
  await toasts.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => toasts.elements()).toHaveLength(0)
  expect(onAction).not.toHaveBeenCalled()
})

test('takes the focus on F8 and closes on Escape', async () => {
  await elsewhere.click()
  await showToast()
  await expect.element(elsewhere, { message: 'a toast does not take the focus' }).toHaveFocus()
  await userEvent.keyboard('{F8}')
  await expect.element(region.getByRole('list')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(toasts).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(toasts.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => toasts.elements()).toHaveLength(0)
})

test('closes on a swipe to the right of at least 50 px', async () => {
  await showToast()
  await swipe(40)
  expect(toasts.elements(), 'too short').toHaveLength(1)
  await swipe(-90)
  expect(toasts.elements(), 'to the left').toHaveLength(1)
  await swipe(60)
  await expect.poll(() => toasts.elements()).toHaveLength(0)
})

/** Drags the toast sideways with the mouse. */
async function swipe(distance: number) {
  const [x, y] = [140, 20]
  await userEvent.dragAndDrop(toasts, toasts, {
    sourcePosition: { x, y },
    targetPosition: { x: x + distance, y },
    steps: 8,
  })
  await waitForAnimations()
}
