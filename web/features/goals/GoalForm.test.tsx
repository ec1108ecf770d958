import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { GoalForm } from './GoalForm.tsx'

const title = page.getByLabelText('Title')
const onOpenChange = vi.fn<(open: boolean) => void>()

beforeEach(() => {
  localStorage.clear()
  onOpenChange.mockReset()
})

const renderForm = () => renderForMember(<GoalForm open onOpenChange={onOpenChange} />)

test('keeps every field as a draft when the dialog is closed', async () => {
  const { unmount } = await renderForm()
  await title.fill('Half a sentence')
  await page.getByLabelText('Description', { exact: false }).fill('On Sunday.')
  await page.getByLabelText('Pillar').selectOptions('career')
  await page.getByLabelText('Target date', { exact: false }).fill('2030-05-01')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  await unmount()
  await renderForm()
  await expect.element(title).toHaveValue('Half a sentence')
  await expect.element(page.getByLabelText('Description', { exact: false })).toHaveValue('On Sunday.')
  await expect.element(page.getByLabelText('Pillar')).toHaveValue('career')
  await expect.element(page.getByLabelText('Target date', { exact: false })).toHaveValue('2030-05-01')
})

test('discards the draft on Cancel', async () => {
  const { unmount } = await renderForm()
  await title.fill('Not after all')
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  await expect.element(title, { message: 'the form is empty when the dialog opens again' }).toHaveValue('')
  await unmount()
  await renderForm()
  await expect.element(title, { message: 'also after a reload' }).toHaveValue('')
})
