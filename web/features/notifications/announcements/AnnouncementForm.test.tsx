import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderForMember, site } from '#test/member.tsx'
import { createChallenge } from '#test/sample-participation.ts'
import { apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { challengesQuery } from './announcement-queries.ts'
import { AnnouncementForm } from './AnnouncementForm.tsx'

const [title, text] = [page.getByLabelText('Title'), page.getByRole('textbox', { name: 'Text' })]
const review = page.getByRole('button', { name: 'Review' })
const onOpenChange = vi.fn<(open: boolean) => void>()

beforeEach(() => {
  localStorage.clear()
  onOpenChange.mockReset()
  queryClient.setQueryData(apiQuery('GET /api/site').queryKey, site)
  vi.spyOn(window, 'fetch').mockImplementation(async (input) =>
    String(input).includes('/reach')
      ? Response.json({ members: 7, email: 0, unconfirmed: 7, emailOff: 0 })
      : Response.json({ code: 'not-found', message: 'Not found' }, { status: 404 }),
  )
  queryClient.setQueryData(challengesQuery.queryKey, [createChallenge({ id: 'showers', title: 'Cold showers' })])
})

const renderForm = () => renderForMember(<AnnouncementForm open onOpenChange={onOpenChange} />)

test('keeps every field as a draft when the dialog is closed', async () => {
  const { unmount } = await renderForm()
  await title.fill('Meeting on Sunday')
  await text.fill('We meet at **ten**.')
  await page.getByLabelText('Members of one challenge').click()
  await page.getByLabelText('Challenge', { exact: true }).selectOptions('Cold showers')
  await page.getByLabelText('Later').click()
  await page.getByLabelText('Date').fill('2030-05-01')
  await page.getByLabelText('Time').fill('18:30')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  await unmount()
  await renderForm()
  await expect.element(title).toHaveValue('Meeting on Sunday')
  await expect.element(text).toHaveValue('We meet at **ten**.')
  await expect.element(page.getByLabelText('Challenge', { exact: true })).toHaveValue('showers')
  await expect.element(page.getByLabelText('Date')).toHaveValue('2030-05-01')
  await expect.element(page.getByLabelText('Time')).toHaveValue('18:30')
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect.element(title).toHaveValue('')
})

test('says how many members get it by email before it is sent', async () => {
  await renderForm()
  const reach = page.getByText('0 of 7 members will get this by email. 7 have not confirmed their address.')
  await expect.element(reach).toBeVisible()
  await page.getByLabelText('Members of one challenge').click()
  await expect.element(reach).not.toBeInTheDocument()
  await page.getByLabelText('Challenge', { exact: true }).selectOptions('Cold showers')
  await expect.element(reach).toBeVisible()
})

test('shows all missing fields at once', async () => {
  await renderForm()
  await page.getByLabelText('Members of one challenge').click()
  await page.getByLabelText('Later').click()
  await page.getByLabelText('Time').fill('')
  await review.click()
  await expect.poll(() => page.getByRole('alert').all()).toHaveLength(4)
  await expect.element(title).toHaveFocus()
})

test('refuses a time in the past', async () => {
  await renderForm()
  await title.fill('Meeting on Sunday')
  await text.fill('We meet at ten.')
  await page.getByLabelText('Later').click()
  await page.getByLabelText('Date').fill('2020-01-01')
  await review.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose a time in the future')
})

test('shows what members will get before it is sent, and goes back to the form', async () => {
  await renderForm()
  await title.fill('Meeting on Sunday')
  await text.fill('We meet at **ten**.')
  await page.getByLabelText('Later').click()
  await page.getByLabelText('Date').fill('2030-05-01')
  await review.click()
  const dialog = page.getByRole('dialog', { name: 'Schedule this announcement?' })
  await expect.element(dialog.getByRole('heading', { name: 'Meeting on Sunday' })).toBeVisible()
  await expect.element(dialog.getByText('1 May 2030, 09:00')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Schedule' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect.element(text).toHaveValue('We meet at **ten**.')
})
