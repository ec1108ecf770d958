import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { JournalEntry } from '#contract/journal.ts'
import { member, renderForMember } from '#test/member.tsx'
import { dismissCurrentToast } from '#web/ui/toast.ts'
import { Toaster } from '#web/ui/Toaster.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import { EntryForm, type EntryFormProps } from './EntryForm.tsx'
import { prompts } from './prompts.ts'

const dialog = page.getByRole('dialog')
const content = dialog.getByLabelText('Entry', { exact: true })
const draftNotice = page.getByRole('complementary', { name: 'Draft' })

const entry: JournalEntry = {
  id: '01980000-0000-7000-8000-000000000002',
  userId: member.id,
  title: null,
  content: 'Here.',
  prompt: null,
  pillar: null,
  entryDate: '2026-03-10',
  createdAt: new Date().toISOString(),
  editedAt: null,
}

beforeEach(() => {
  localStorage.clear()
  // One of an earlier test would take the Escape key.
  dismissCurrentToast()
})
afterEach(() => {
  vi.restoreAllMocks()
})

function Example(props: Pick<EntryFormProps, 'entry' | 'start' | 'date'>) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      {!isOpen && <DraftNotice onContinue={() => setIsOpen(true)} />}
      <EntryForm {...props} open={isOpen} onOpenChange={setIsOpen} />
      <Toaster />
    </>
  )
}

async function openForm(props: Pick<EntryFormProps, 'entry' | 'start' | 'date'> = {}) {
  const { unmount } = await renderForMember(<Example {...props} />)
  await expect.element(content).toHaveFocus()
  return { closePage: unmount }
}

test('discards a draft after asking once', async () => {
  await openForm()
  await content.fill('Not sure about this.')
  const discard = dialog.getByRole('button', { name: 'Discard draft' })
  const question = page.getByRole('alertdialog', { name: 'Discard this draft?' })
  await discard.click()
  await question.getByRole('button', { name: 'Keep writing' }).click()
  await expect.element(content).toHaveValue('Not sure about this.')
  await discard.click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(draftNotice).not.toBeInTheDocument()
  const toast = page.getByRole('region', { name: 'Notifications (F8)' })
  await expect.element(toast.getByText('Draft discarded')).toBeVisible()
})

test('keeps the draft when the dialog is closed', async () => {
  await openForm()
  await content.fill('To be continued.')
  await expect.element(dialog.getByText(/^Saved on this device \d\d:\d\d/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(draftNotice.getByText('To be continued.')).toBeVisible()
})

test('stays open until it is saved when the browser cannot store the draft', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await openForm()
  await content.fill('Precious.')
  await expect.element(dialog.getByText('Your browser can’t save drafts. Press Done before you close.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(content).toHaveValue('Precious.')

  const fetch = vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({ ...entry, content: 'Precious.' }))
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/journal',
    expect.objectContaining({ method: 'POST', body: expect.stringContaining('"content":"Precious."') }),
  )
})

test('shows the draft instead of a new prompt and can be used for that prompt', async () => {
  const start = 'spiritual-4'
  const firstPage = await openForm()
  await content.fill('In the middle of something.')
  await firstPage.closePage()

  const secondPage = await openForm({ start })
  await expect.element(dialog.getByText('You have a draft')).toBeVisible()
  await expect.element(content).toHaveValue('In the middle of something.')
  await expect.element(dialog.getByLabelText('Prompt')).toHaveValue('')
  await dialog.getByRole('button', { name: 'Use this question' }).click()
  await expect.element(dialog.getByLabelText('Prompt')).toHaveValue(prompts.spiritual[3].text)
  await expect.element(dialog.getByText('You have a draft')).not.toBeInTheDocument()
  await secondPage.closePage()

  await openForm({ start })
  await expect.element(dialog.getByLabelText('Pillar')).toHaveValue('spiritual')
  await expect.element(content).toHaveValue('In the middle of something.')
  await expect.element(dialog.getByText('You have a draft')).not.toBeInTheDocument()
})

test('warns before an older draft overwrites an entry that was edited elsewhere', async () => {
  const warning = dialog.getByText('This entry has changed since your draft')
  const { closePage } = await openForm({ entry })
  await content.fill('Here, unsaved.')
  await closePage()

  const edited = { ...entry, content: 'There, saved.', editedAt: new Date(Date.now() + 1_000).toISOString() }
  await openForm({ entry: edited })
  await expect.element(warning).toBeVisible()
  await expect.element(content).toHaveValue('Here, unsaved.')
  await dialog.getByRole('button', { name: 'Use the saved version' }).click()
  await expect.element(content).toHaveValue('There, saved.')
  await expect.element(warning).not.toBeInTheDocument()
})

test('lists the first four prompts of each pillar, or all of one by how demanding they are', async () => {
  await openForm()
  const prompt = dialog.getByLabelText('Prompt')
  const readGroups = () => [...prompt.element().querySelectorAll('optgroup')]
  expect(readGroups().map(({ children }) => children.length)).toEqual(Array.from({ length: 7 }, () => 4))
  await prompt.selectOptions('What does a meaningful life look like to me? · 10 min')
  await expect.element(dialog.getByLabelText('Pillar')).toHaveValue('purpose')
  const groups = readGroups()
  expect(groups.map(({ label }) => label)).toEqual(['First four', 'Light', 'Takes thought', 'Goes deep'])
  expect([...(groups[0]?.children ?? [])].map(({ textContent }) => textContent)).toEqual(
    prompts.purpose.slice(0, 4).map(({ text, minutes }) => `${text} · ${minutes} min`),
  )
  expect(groups.flatMap(({ children }) => [...children])).toHaveLength(prompts.purpose.length)
})

test('keeps the prompt when its entry gets another pillar', async () => {
  await openForm()
  const prompt = dialog.getByLabelText('Prompt')
  await prompt.selectOptions('What does a meaningful life look like to me? · 10 min')
  await dialog.getByLabelText('Pillar').selectOptions('spiritual')
  await expect.element(prompt).toHaveValue('What does a meaningful life look like to me?')
  await expect.element(dialog.getByText(/about 10 minutes/)).toBeVisible()
})

test('keeps the focus in the editor when the date field closes', async () => {
  await openForm()
  await dialog.getByRole('button', { name: 'Date: Today' }).click()
  await expect.element(dialog.getByLabelText('Date')).toHaveFocus()
  dialog.getByRole('button', { name: 'Done' }).element().focus()
  await expect.element(dialog.getByRole('button', { name: 'Date: Today' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Done' })).toHaveFocus()
})

test('asks for a title only when the member wants one', async () => {
  await openForm()
  const title = dialog.getByRole('textbox', { name: 'Title' })
  await expect.element(title).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Add a title' }).click()
  await expect.element(title).toHaveFocus()
  await userEvent.keyboard('The bench{Enter}')
  await expect.element(content).toHaveFocus()
  await title.fill('One\ntwo')
  await expect.element(title).toHaveValue('One two')
})

test('saves an entry for the day that the member chooses, but not for one to come', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockResolvedValue(Response.json(entry))
  await openForm()
  await content.fill('Long ago.')
  await dialog.getByRole('button', { name: 'Date: Today' }).click()
  const date = dialog.getByLabelText('Date')
  await date.fill('9999-01-01')
  await content.click()
  await dialog.getByRole('button', { name: 'Date: Today' }).click()
  await date.fill('2024-02-29')
  await content.click()
  await expect.element(dialog.getByRole('button', { name: /^Date: .*29.*2024|^Date: .*2024.*29/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(fetch).toHaveBeenCalledWith(
    '/api/journal',
    expect.objectContaining({ method: 'POST', body: expect.stringContaining('"entryDate":"2024-02-29"') }),
  )
})

test('offers a day for the text of a draft', async () => {
  const { closePage } = await openForm()
  await content.fill('In the middle of something.')
  await closePage()
  await openForm({ date: '2026-02-09' })
  await dialog.getByRole('button', { name: 'Use this day' }).click()
  await expect.element(dialog.getByRole('button', { name: /^Date: .*9/ })).toBeVisible()
  await expect.element(content).toHaveValue('In the middle of something.')
})

test('stays above an on-screen keyboard', async () => {
  await openForm()
  const view = visualViewport ?? expect.unreachable()
  vi.spyOn(view, 'height', 'get').mockReturnValue(260)
  view.dispatchEvent(new Event('resize'))
  const getHeight = () => getComputedStyle(dialog.element()).getPropertyValue('--view-height')
  await expect.poll(getHeight).toBe('260px')
  vi.restoreAllMocks()
})

test('shows the whole question and how demanding it is', async () => {
  await openForm()
  await dialog.getByLabelText('Pillar').selectOptions('mental')
  await dialog.getByLabelText('Prompt').selectOptions('What loss am I still carrying? · 15 min')
  const question = dialog.getByRole('paragraph').filter({ hasText: 'What loss am I still carrying' })
  await expect.element(question).toBeVisible()
  await expect.element(dialog.getByText('Goes deep · about 15 minutes · stop any time')).toBeVisible()
})

test('keeps the question of an entry whose prompt no longer exists', async () => {
  const question = 'A question from long ago?'
  await openForm({ entry: { ...entry, pillar: 'mental', prompt: question } })
  await expect.element(dialog.getByLabelText('Prompt')).toHaveValue(question)
  await expect.element(dialog.getByRole('paragraph').filter({ hasText: question })).toBeVisible()
  await expect.element(dialog.getByText(/about \d+ minutes/)).not.toBeInTheDocument()
})
