import type { ReactElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ChallengeDraft, ResourceDraft } from '#contract/generation.ts'
import { member, renderForMember, site } from '#test/member.tsx'
import { apiQuery } from './api/client.ts'
import { queryClient } from './api/query-client.ts'
import { DeleteAccountDialog } from './features/accounts/DeleteAccountDialog.tsx'
import { EmailForm } from './features/accounts/EmailForm.tsx'
import { NewPasswordForm } from './features/accounts/NewPasswordForm.tsx'
import { PasswordForm } from './features/accounts/PasswordForm.tsx'
import { ProfileForm } from './features/accounts/ProfileForm.tsx'
import { RequestResetForm } from './features/accounts/RequestResetForm.tsx'
import { SignInPage } from './features/accounts/SignInPage.tsx'
import { SignUpPage } from './features/accounts/SignUpPage.tsx'
import { DiscussionForm } from './features/forum/DiscussionForm.tsx'
import { ChallengeEditor } from './features/generation/ChallengeEditor.tsx'
import { DiscussionEditor } from './features/generation/DiscussionEditor.tsx'
import { ResourceEditor } from './features/generation/ResourceEditor.tsx'
import { GoalForm } from './features/goals/GoalForm.tsx'
import { EntryForm } from './features/journal/EntryForm.tsx'
import { SourceForm } from './features/social/SourceForm.tsx'

beforeEach(() => {
  localStorage.clear()
  queryClient.setQueryData(apiQuery('GET /api/site').queryKey, site)
})

const dialog = { open: true, onOpenChange: () => undefined }
const editor = {
  formId: 'editor',
  inUse: false,
  save: vi.fn<() => Promise<void>>(),
  dirtyRef: null,
}
const withSave = (form: ReactElement) => (
  <>
    {form}
    <button form="editor">Save</button>
  </>
)

const challenge: ChallengeDraft = {
  title: '',
  description: '',
  pillar: 'mental',
  duration: Number.NaN,
  difficulty: 'beginner',
  plan: null,
}
const resource: ResourceDraft = {
  title: '',
  description: '',
  pillar: 'mental',
  type: 'guide',
  blocks: [
    { kind: 'checklist', title: '', items: [] },
    { kind: 'download', label: '', filename: '', contents: '' },
  ],
}

const forms: [name: string, render: () => ReactElement, button: string, labels: string[]][] = [
  ['sign-in', () => <SignInPage />, 'Sign in', ['Email', 'Password']],
  ['sign-up', () => <SignUpPage />, 'Create account', ['Email', 'Username', 'Password']],
  ['request reset', () => <RequestResetForm />, 'Send reset link', ['Email']],
  ['new password', () => <NewPasswordForm token="token" />, 'Set password', ['New password']],
  ['profile', () => <ProfileForm user={{ ...member, username: '' }} />, 'Save name', ['Username']],
  ['change password', () => <PasswordForm />, 'Change password', ['Current password', 'New password']],
  ['change email', () => <EmailForm />, 'Change email', ['New email', 'Your password']],
  ['delete account', () => <DeleteAccountDialog user={member} {...dialog} />, 'Delete my account', ['Your password']],
  ['goal', () => <GoalForm {...dialog} />, 'Create Goal', ['Title']],
  ['journal', () => <EntryForm {...dialog} />, 'Done', ['Entry']],
  ['discussion', () => <DiscussionForm {...dialog} />, 'Post', ['Title', 'Content']],
  ['source', () => <SourceForm {...dialog} />, 'Add account', ['Instagram user ID']],
  [
    'challenge editor',
    () => withSave(<ChallengeEditor {...editor} initialDraft={challenge} />),
    'Save',
    ['Name', 'Description', 'Length'],
  ],
  [
    'resource editor',
    () => withSave(<ResourceEditor {...editor} initialDraft={resource} />),
    'Save',
    ['Name', 'Description', 'Heading', 'File name', 'Contents'],
  ],
  [
    'discussion editor',
    () => withSave(<DiscussionEditor {...editor} initialDraft={{ title: '', content: '', pillar: 'mental' }} />),
    'Save',
    ['Title', 'Content'],
  ],
]

test('asks for a block in a resource without blocks', async () => {
  const withoutBlocks = { ...resource, title: 'A guide', description: 'For a day.', blocks: [] }
  await renderForMember(withSave(<ResourceEditor {...editor} initialDraft={withoutBlocks} />))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Add at least one block.')
})

test.each(forms)('says "Required" at every empty field of the form: %s', async (_name, render, button, labels) => {
  await renderForMember(render())
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  for (const label of labels) {
    const elements = page.getByLabelText(label, { exact: true }).elements()
    const fields = elements.filter((element) => element.matches('input, textarea'))
    expect(fields.length).toBeGreaterThan(0)
    for (const field of fields) await expect.element(field).toHaveAccessibleDescription(/(^|\s)Required$/)
  }
  const messages = page
    .getByRole('alert')
    .elements()
    .map(({ textContent }) => textContent)
  expect(new Set(messages)).toEqual(new Set(['Required']))
})
