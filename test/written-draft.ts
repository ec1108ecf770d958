import { vi } from 'vitest'
import { page } from 'vitest/browser'
import type { WrittenDraft } from '#contract/written-drafts.ts'
import { queryClient } from '#web/api/query-client.ts'

export const step = { title: 'Walk', action: 'Walk for ten minutes.' }

/** A challenge of nine days, the first of which is written. */
export const draft: WrittenDraft = {
  id: '01980000-0000-7000-8000-00000000000a',
  kind: 'challenge',
  content: {
    title: 'Ten minutes',
    description: 'A walk a day.',
    pillar: 'physical',
    duration: 9,
    difficulty: 'beginner',
    plan: [{ from: 1, to: 1, ...step }],
  },
  edits: null,
  author: 'member',
  revision: 1,
  publishAt: null,
  publishError: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

export const field = (name: string) => page.getByLabelText(name, { exact: true })
export const button = (name: string | RegExp) => page.getByRole('button', { name })

/** Saves drafts as the server does, unless `refusal` is set. Call `restore` after the test. */
export function recordSaves() {
  localStorage.clear()
  queryClient.clear()
  const record: { saved: unknown[]; refusal: Response | undefined; restore: () => void } = {
    saved: [],
    refusal: undefined,
    restore: () => vi.restoreAllMocks(),
  }
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    if (record.refusal) return record.refusal.clone()
    const body: { content?: unknown; revision: number } = JSON.parse(String(init?.body))
    if (body.content) record.saved.push(body.content)
    return Response.json({ ...draft, content: body.content, revision: body.revision + 1 })
  })
  return record
}
