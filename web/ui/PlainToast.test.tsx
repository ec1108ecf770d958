import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { useStore } from '../store.ts'
import { PlainToast } from './PlainToast.tsx'
import { currentToast, toast } from './toast.ts'

const region = page.getByRole('region', { name: 'Notifications (F8)' })
const elsewhere = page.getByRole('textbox', { name: 'Elsewhere' })

function CurrentToast() {
  const content = useStore(currentToast)
  return content && <PlainToast toast={content} />
}

beforeEach(async () => {
  currentToast.set(null)
  await render(
    <>
      <input aria-label="Elsewhere" />
      <CurrentToast />
    </>,
  )
})

test.each(['{Escape}', '{Tab}{Escape}', '{Tab}{Enter}', '{Tab}{Tab}{Enter}'])(
  'returns the focus after %s closes the toast',
  async (keys) => {
    await elsewhere.click()
    toast({ title: 'Saved', action: { label: 'Undo', onAction: () => undefined } })
    await expect.element(region).toBeVisible()
    await userEvent.keyboard('{F8}')
    await expect.element(region).toHaveFocus()
    await userEvent.keyboard(keys)
    await expect.element(region).not.toBeInTheDocument()
    await expect.element(elsewhere).toHaveFocus()
  },
)
