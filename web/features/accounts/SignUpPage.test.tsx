import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember, site } from '#test/member.tsx'
import { apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { forgetInvitation, storeInvitation } from './invitation-token.ts'
import { storeSetupCode } from './setup-code.ts'
import { SignUpPage } from './SignUpPage.tsx'

const fetched = vi.fn<typeof fetch>()

beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  forgetInvitation()
  vi.unstubAllGlobals()
})

async function open(
  settings: Partial<typeof site>,
  invitation?: { valid: boolean; by: string; vouched: boolean; email?: string },
) {
  queryClient.clear()
  queryClient.setQueryData(apiQuery('GET /api/site').queryKey, { ...site, ...settings })
  fetched.mockImplementation(async () => Response.json(invitation))
  if (invitation) storeInvitation('token')
  await renderForMember(<SignUpPage />)
}

const createAccount = page.getByRole('button', { name: 'Create account' })
const question = page.getByLabelText('Why now?')
const approval: Partial<typeof site> = { signUp: 'approval', questions: ['Why now?'] }

test('offers only to sign in while sign-up is closed', async () => {
  await open({ signUp: 'closed' })
  await expect.element(page.getByText(/^This site isn’t accepting new members\./)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Sign in instead' })).toHaveAttribute('href', '/sign-in')
  await expect.element(createAccount).not.toBeInTheDocument()
})

test.each([
  [true, 'Create the first account: it will be the admin', 0],
  [false, 'Create the first account', 1],
])('says at setup whether the first account becomes the admin: %s', async (firstAccountIsAdmin, title, notes) => {
  storeSetupCode('code')
  await open({ firstAccount: true, firstAccountIsAdmin })
  await expect.element(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await expect
    .poll(() => page.getByText(/^It becomes an admin only with an address in ADMIN_EMAILS/).all())
    .toHaveLength(notes)
})

test('lets people join an open site with an invitation that can’t be used', async () => {
  await open({}, { valid: false, by: 'sam', vouched: false })
  const lead = page.getByText(/This invitation can’t be used anymore, but you can join without one\./)
  await expect.element(lead).toBeVisible()
  await expect.element(createAccount).toBeVisible()
})

test('has the address to which the invitation was mailed, and says when another one must be confirmed', async () => {
  await open({ signUp: 'invite' }, { valid: true, by: 'keeper', vouched: true, email: 'ann@example.org' })
  const email = page.getByLabelText('Email')
  await expect.element(email).toHaveValue('ann@example.org')
  await expect.element(email).toHaveAccessibleDescription(/you don’t need to confirm it/)
  await email.fill('other@example.org')
  await expect.element(email).toHaveAccessibleDescription(/we’ll send a link to confirm this one/)
})

test('asks the questions of the site, also for the invitation of a member', async () => {
  await open(approval, { valid: true, by: 'sam', vouched: false })
  await expect.element(page.getByRole('heading', { level: 1, name: 'sam has invited you' })).toBeVisible()
  await expect.element(question).toBeVisible()
})

test('skips the questions for an invitation of staff', async () => {
  await open(approval, { valid: true, by: 'keeper', vouched: true })
  await expect.element(createAccount).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
})

test.each([
  ['sends', 'Marcus', 'Marcus'],
  ['does not need', '', undefined],
])('%s the first name', async (_verb, typed, sent) => {
  await open(approval)
  await page.getByLabelText('Email').fill('marcus@example.org')
  await page.getByLabelText('Username').fill('marcus.k')
  await page.getByLabelText('First name (optional)').fill(typed)
  await page.getByLabelText('Password', { exact: true }).fill('correct horse battery')
  await question.fill('To train with others.')
  fetched.mockImplementation(async () => Response.json({ status: 'awaiting-approval' }, { status: 202 }))
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect.poll(() => fetched.mock.lastCall?.[1]?.body).toBeTypeOf('string')
  expect(JSON.parse(String(fetched.mock.lastCall?.[1]?.body)).firstName).toBe(sent)
})
