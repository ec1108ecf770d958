import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { useStore } from '../store.ts'
import { PlainToast } from './PlainToast.tsx'
import { currentToast, toast } from './toast.ts'

const region = page.getByRole('region', { name: 'Notifications' })

function CurrentToast() {
  const content = useStore(currentToast)
  return content && <PlainToast toast={content} />
}

beforeEach(async () => {
  currentToast.set(null)
  await render(
    <main id="main" tabIndex={-1}>
      <CurrentToast />
    </main>,
  )
})

test.each(['Close', 'Undo'])('%s closes the toast and moves the focus to the screen', async (name) => {
  let undone = 0
  toast({ title: 'Saved', action: { label: 'Undo', onAction: () => (undone += 1) } })
  await page.getByRole('button', { name }).click()
  await expect.element(region).not.toBeInTheDocument()
  await expect.element(page.getByRole('main')).toHaveFocus()
  expect(undone).toBe(name === 'Undo' ? 1 : 0)
})
