import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { WrittenDraft } from '#contract/written-drafts.ts'
import { renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { ChallengeDraftEditor } from './ChallengeDraftEditor.tsx'

const draft: WrittenDraft = {
  id: '01980000-0000-7000-8000-00000000000a',
  kind: 'challenge',
  content: {},
  edits: null,
  author: 'member',
  revision: 1,
  publishAt: null,
  publishError: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(draft))
  return () => vi.restoreAllMocks()
})

test('says what is missing', async () => {
  await renderForMember(<ChallengeDraftEditor draft={draft} />)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveAccessibleDescription('Required')
})

test('opens the day that the link names, and moves the focus there', async () => {
  const plan = ['Walk', 'Rest', 'Walk'].map((title, at) => ({ from: at + 1, to: at + 1, title, action: 'Slowly.' }))
  const content = { title: 'A walk', duration: 3, plan }
  await renderForMember(<ChallengeDraftEditor draft={{ ...draft, content }} firstDay={2} />)
  await expect.element(page.getByRole('textbox', { name: 'Title of day 2' })).toHaveFocus()
})
