import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember, site } from '#test/member.tsx'
import { apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { InviteByEmailDialog } from './InviteByEmailDialog.tsx'

const noResult = { reason: null, sameAs: null, invitedAt: null }

afterEach(() => vi.unstubAllGlobals())

type Answer = { status: number; body: unknown }

/** Opens the dialog with a server that answers so. @returns the bodies that were sent, by path */
async function open(answers: Record<string, Answer>) {
  const sent: [path: string, body: unknown][] = []
  const onOpenChange = vi.fn<(open: boolean) => void>()
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)])
    const answer = answers[path]
    return Response.json(answer?.body, { status: answer?.status ?? 500 })
  })
  queryClient.setQueryData(apiQuery('GET /api/site').queryKey, site)
  await renderForMember(<InviteByEmailDialog open onOpenChange={onOpenChange} />)
  return { sent, onOpenChange }
}

const check = '/api/admin/mailed-invitations/check'
const send = '/api/admin/mailed-invitations'
const field = page.getByLabelText('Or paste addresses')
const checkButton = page.getByRole('button', { name: 'Check addresses' })

test('shows what is left out and why, the wrong rows first, and sends only after the confirmation', async () => {
  const { sent, onOpenChange } = await open({
    [check]: {
      status: 200,
      body: {
        addresses: [
          { ...noResult, email: 'ann@example.org', result: 'new' },
          { ...noResult, email: 'ann@example.org', result: 'duplicate', sameAs: 0 },
          { ...noResult, email: 'ben', result: 'invalid', reason: 'The @ is missing' },
        ],
        left: 1000,
      },
    },
    [send]: { status: 201, body: { invited: 1, leftOut: 2 } },
  })
  await field.fill('email\nann@example.org\nann@example.org\nben')
  await checkButton.click()
  const rows = (name: string) => page.getByRole('list', { name }).getByRole('listitem')
  await expect.element(page.getByRole('heading', { name: 'Invite 1 address?' })).toBeVisible()
  await expect.element(rows('Not an address')).toHaveTextContent('Row 4benThe @ is missing')
  await expect.element(rows('Left out')).toHaveTextContent('Row 3ann@example.orgThe same as in row 2')
  const confirmation = page.getByRole('checkbox', { name: /^All of them agreed that/ })
  const sendButton = page.getByRole('button', { name: 'Send 1 invitation' })
  await sendButton.click()
  await expect.element(confirmation).toHaveFocus()
  await expect.element(confirmation).toHaveAccessibleDescription(/Please confirm this first/)
  expect(sent.map(([path]) => path)).toEqual([check])
  await confirmation.click()
  await sendButton.click()
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]])
  expect(sent.find(([path]) => path === send)?.[1]).toEqual({
    addresses: ['ann@example.org', 'ann@example.org', 'ben'],
    agreed: true,
  })
})

test('goes back to the list, which keeps its text', async () => {
  await open({
    [check]: {
      status: 200,
      body: { addresses: [{ ...noResult, email: 'sam@example.org', result: 'member' }], left: 1000 },
    },
  })
  await field.fill('sam@example.org')
  await checkButton.click()
  await expect.element(page.getByRole('heading', { name: 'Nobody to invite' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Send/ })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(field).toHaveValue('sam@example.org')
})

test('refuses more than the limit of a day', async () => {
  const addresses = ['ann', 'ben'].map((name) => ({ ...noResult, email: `${name}@example.org`, result: 'new' }))
  await open({ [check]: { status: 200, body: { addresses, left: 1 } } })
  await field.fill('ann@example.org, ben@example.org')
  await checkButton.click()
  await expect.element(page.getByText('Only 1 address can be invited today.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Send/ })).not.toBeInTheDocument()
})

test.each([
  ['', 'There is no email address in it'],
  ['just words', 'There is no email address in it'],
  ['ann@example.org\n'.repeat(501), 'There are 501 addresses in it. A list can have 500: split it'],
])('explains a list that cannot be checked', async (text, message) => {
  const { sent } = await open({})
  await field.fill(text)
  await checkButton.click()
  await expect.element(field).toHaveAccessibleDescription(new RegExp(message))
  await expect.element(field).toHaveFocus()
  expect(sent).toEqual([])
})

test('shows why the server refused to send', async () => {
  await open({
    [check]: {
      status: 200,
      body: { addresses: [{ ...noResult, email: 'ann@example.org', result: 'new' }], left: 1000 },
    },
    [send]: { status: 503, body: { code: 'unavailable', message: 'The mail server can’t be reached at the moment.' } },
  })
  await field.fill('ann@example.org')
  await checkButton.click()
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Send 1 invitation' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The mail server can’t be reached at the moment.')
})
