import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from './Dialog.tsx'
import { DialogButton } from './DialogButton.tsx'

test('preloads the dialog on focus, opens it, and gets the focus back on Escape', async () => {
  const preload = vi.fn<() => void>()
  await render(
    <DialogButton
      preload={preload}
      renderDialog={(state) => (
        <Dialog {...state} title="Options">
          <input aria-label="Name" />
        </Dialog>
      )}
    >
      Open
    </DialogButton>,
  )
  const button = page.getByRole('button', { name: 'Open' })
  await expect.element(button).toHaveAttribute('aria-haspopup', 'dialog')
  // The pointer may be over the button since an earlier test.
  preload.mockClear()
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  expect(preload).toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})
