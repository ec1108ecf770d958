import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { ActionDialog } from './ActionDialog.tsx'
import type { Item } from './item.ts'

const author = { id: '01980000-0000-7000-8000-000000000002', username: 'sam' }
const item: Item = { kind: 'reply', id: '01980000-0000-7000-8000-000000000003', author, state: 'visible' }
const note = page.getByRole('textbox', { name: /^Note to/ })
const onOpenChange = vi.fn<(open: boolean) => void>()

beforeEach(() => {
  onOpenChange.mockReset()
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  return () => vi.restoreAllMocks()
})

test('keeps the note when a removal fails', async () => {
  await renderForMember(<ActionDialog open onOpenChange={onOpenChange} action="remove" item={item} />)
  await note.fill('Please don’t sell things here.')
  await page.getByRole('button', { name: 'Remove reply' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(note).toHaveValue('Please don’t sell things here.')
  expect(onOpenChange).not.toHaveBeenCalled()
})

test('does not show the note of one action in the dialog of another', async () => {
  await renderForMember(<WarnOrMute />)
  await note.fill('Please be kind.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Mute' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Mute sam' })).toBeVisible()
  await expect.element(note).toHaveValue('')
})

function WarnOrMute() {
  const [action, setAction] = useState<'warn' | 'mute'>('warn')
  const [isOpen, setIsOpen] = useState(true)
  function mute() {
    setAction('mute')
    setIsOpen(true)
  }
  return (
    <>
      <button onClick={mute}>Mute</button>
      <ActionDialog open={isOpen} onOpenChange={setIsOpen} action={action} item={item} />
    </>
  )
}
