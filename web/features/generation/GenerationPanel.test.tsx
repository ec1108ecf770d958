import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { GenerationDetail, GenerationItem } from '#contract/generations.ts'
import { member, renderForMember } from '#test/member.tsx'
import { apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { GenerationPanel } from './GenerationPanel.tsx'

const id = '01980000-0000-7000-8000-000000000003'
const published: GenerationItem = {
  id: '01980000-0000-7000-8000-000000000004',
  piece: 'resource',
  state: 'published',
  pieceId: '01980000-0000-7000-8000-000000000005',
  pillar: 'mental',
  title: 'On the site',
  leftOut: [],
}
const draft: GenerationItem = {
  ...published,
  id: '01980000-0000-7000-8000-000000000006',
  state: 'draft',
  pieceId: null,
}
const generation: GenerationDetail = {
  id,
  task: { kind: 'populate', pillar: 'mental', draft: true },
  writer: { kind: 'library', model: null },
  status: 'finished',
  writing: null,
  wanted: { challenges: 0, resources: 2, forumPosts: 0 },
  written: { challenges: 0, resources: 2, forumPosts: 0 },
  drafts: 1,
  tokens: { input: 0, output: 0 },
  error: null,
  startedBy: 'someone',
  startedById: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  endedAt: '2026-01-01T00:01:00.000Z',
  items: [published, { ...draft, title: 'To review' }],
  revision: 1,
}

beforeEach(() => {
  queryClient.clear()
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  return () => vi.restoreAllMocks()
})

test.each([
  { starter: 'the member', startedById: member.id, isOwn: true },
  { starter: 'someone else', startedById: '01980000-0000-7000-8000-000000000009', isOwn: false },
  { starter: 'a deleted account', startedById: null, isOwn: false },
])('offers to change what is published only to who may: started by $starter', async ({ startedById, isOwn }) => {
  const { queryKey } = apiQuery('GET /api/content/runs/{id}', { params: { id } })
  queryClient.setQueryData(queryKey, { ...generation, startedById })
  await renderForMember(<GenerationPanel id={id} screen="populate" />)
  await expect.element(page.getByRole('button', { name: 'Discard To review' })).toBeVisible()
  const names = page
    .getByRole('button')
    .elements()
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
  const changes = ['Edit On the site', 'Regenerate On the site', 'Remove On the site', 'Undo generation']
  expect(changes.filter((name) => names.includes(name))).toEqual(isOwn ? changes : [])
  const reason = page.getByText(
    'Only the member who started this generation, or an admin, can change or delete what is published.',
  )
  expect(reason.elements()).toHaveLength(isOwn ? 0 : 1)
})
