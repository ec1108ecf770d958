import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { LinkField } from './LinkField.tsx'
import { currentToast } from './toast.ts'

afterEach(() => {
  vi.useRealTimers()
  currentToast.set(null)
})

test('says in the button that it has copied the link, for a few seconds', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await render(<LinkField label="Link" link="https://example.org/a" />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  page
    .getByRole('button', { name: 'Copy link' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('Link copied')
  expect([write.mock.calls, currentToast.get()]).toEqual([[['https://example.org/a']], null])
  vi.advanceTimersByTime(4_000)
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
})

test('asks to copy by hand if the browser refuses', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await render(<LinkField label="Link" link="https://example.org/a" />)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(() => currentToast.get()?.title).toBe('Couldn’t copy the link')
})
