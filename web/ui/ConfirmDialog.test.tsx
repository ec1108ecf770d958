import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const dialog = page.getByRole('alertdialog', { name: 'Delete the note?' })
const opener = page.getByRole('button', { name: 'Delete…' })
const cancel = dialog.getByRole('button', { name: 'Cancel' })
const confirm = dialog.getByRole('button', { name: 'Delete note' })

/** A note that can be deleted. `deleteNote` resolves when the server has replied. */
function Example({ deleteNote }: { deleteNote: () => Promise<void> }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [isDeleted, setIsDeleted] = useState(false)
  return (
    <main id="main" tabIndex={-1} aria-label="Notes">
      {!isDeleted && (
        <button type="button" onClick={() => setIsOpen(true)}>
          Delete…
        </button>
      )}
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Delete the note?"
        description="It will be permanently deleted."
        confirmLabel="Delete note"
        busy={isBusy}
        onConfirm={() => {
          setIsBusy(true)
          void deleteNote().then(() => {
            setIsBusy(false)
            setIsDeleted(true)
            setIsOpen(false)
          })
        }}
      />
    </main>
  )
}

async function openDialog(deleteNote = vi.fn<() => Promise<void>>(() => Promise.resolve())) {
  await render(<Example deleteNote={deleteNote} />)
  await opener.click()
  await expect.element(dialog).toHaveAccessibleDescription('It will be permanently deleted.')
  return deleteNote
}

async function expectClosed() {
  await expect.element(dialog).not.toBeInTheDocument()
}

test('focuses Cancel first', async () => {
  await openDialog()
  await expect.element(cancel).toHaveFocus()
})

test('returns the focus to its opener on Cancel', async () => {
  const deleteNote = await openDialog()
  await cancel.click()
  await expectClosed()
  await expect.element(opener).toHaveFocus()
  expect(deleteNote).not.toHaveBeenCalled()
})

test('returns the focus to its opener on Escape', async () => {
  await openDialog()
  await userEvent.keyboard('{Escape}')
  await expectClosed()
  await expect.element(opener).toHaveFocus()
})

test('moves the focus to the main content when its opener is gone', async () => {
  await openDialog()
  await confirm.click()
  await expectClosed()
  await expect.element(page.getByRole('main', { name: 'Notes' })).toHaveFocus()
})

test('keeps the focus inside with Tab', async () => {
  await openDialog()
  for (const button of [confirm, cancel, confirm]) {
    await userEvent.keyboard('{Tab}')
    await expect.element(button).toHaveFocus()
  }
})

test('stays open on a click outside', async () => {
  await openDialog()
  document.elementFromPoint(5, 5)?.setAttribute('data-testid', 'outside')
  await page.getByTestId('outside').click({ position: { x: 5, y: 5 } })
  await expect.element(dialog).toBeVisible()
  await expect.element(cancel).toBeVisible()
})

test('stays open and confirms only once until the request has finished', async () => {
  const { promise: reply, resolve: sendReply } = Promise.withResolvers<void>()
  const deleteNote = await openDialog(vi.fn<() => Promise<void>>(() => reply))
  await confirm.click()
  await expect.element(confirm).toHaveAttribute('aria-busy', 'true')
  await expect.element(confirm).toHaveFocus()
  await userEvent.keyboard('{Enter}{Escape}')
  await cancel.click({ force: true })
  await expect.element(dialog).toBeVisible()
  expect(deleteNote).toHaveBeenCalledTimes(1)
  sendReply()
  await expectClosed()
})
