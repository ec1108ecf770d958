import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from './Dialog.tsx'
import { DialogButton } from './DialogButton.tsx'
import { currentToast, toast } from './toast.ts'

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

test.each([
  ['closes a toast that offers nothing', {}, false],
  ['leaves one that can be undone', { action: { label: 'Undo', onAction: () => undefined } }, true],
])('%s where a dialog opens', async (_, offer, open) => {
  toast({ title: 'Reply updated', ...offer })
  await render(
    <DialogButton renderDialog={(state) => <Dialog {...state} title="Delete this reply?" />}>Delete</DialogButton>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Delete' }))
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => currentToast.get()?.open).toBe(open)
})
