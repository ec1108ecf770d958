import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { GenerationDetail, Task } from '#contract/generations.ts'
import { renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { IdeaForm } from './IdeaForm.tsx'
import { TopicForm } from './TopicForm.tsx'

test.each<{ label: string; Form: typeof IdeaForm; button: string; task: Task }>([
  {
    label: 'Idea',
    Form: IdeaForm,
    button: 'Create Challenge',
    task: { kind: 'ingest', idea: 'Walk', pillar: null, duration: null, draft: true },
  },
  {
    label: 'Topic',
    Form: TopicForm,
    button: 'Generate Challenges',
    task: { kind: 'generate', topic: 'Walk', count: 3, draft: true },
  },
])(
  'keeps the $label that is typed before the reply, and discards only what was sent',
  async ({ label, Form, ...row }) => {
    localStorage.clear()
    queryClient.clear()
    const { promise: reply, resolve: sendReply } = Promise.withResolvers<Response>()
    vi.spyOn(window, 'fetch').mockImplementation((_, init) =>
      init?.method === 'POST' ? reply.then((response) => response.clone()) : Promise.resolve(Response.json([])),
    )
    const onStarted = vi.fn<() => void>()
    const field = page.getByLabelText(label, { exact: true })
    const { unmount } = await renderForMember(<Form onStarted={onStarted} />)
    await field.fill('Walk')
    await page.getByRole('button', { name: row.button }).click()
    await expect.element(page.getByRole('button', { name: /ing\.\.\.$/ })).toBeVisible()
    await field.fill('Swim')
    sendReply(Response.json(createGeneration(row.task)))
    await expect.poll(() => onStarted).toHaveBeenCalledOnce()
    await unmount()
    const second = await renderForMember(<Form onStarted={onStarted} />)
    await expect.element(field).toHaveValue('Swim')

    await page.getByRole('button', { name: row.button }).click()
    await expect.poll(() => onStarted).toHaveBeenCalledTimes(2)
    await second.unmount()
    await renderForMember(<Form onStarted={onStarted} />)
    await expect.element(field).toHaveValue('')
  },
)

function createGeneration(task: Task): GenerationDetail {
  const noItems = { challenges: 0, resources: 0, forumPosts: 0 }
  return {
    id: '01980000-0000-7000-8000-000000000003',
    task,
    writer: { kind: 'library', model: null },
    status: 'finished',
    writing: null,
    wanted: noItems,
    written: noItems,
    drafts: 0,
    tokens: { input: 0, output: 0 },
    error: null,
    startedBy: null,
    startedById: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    endedAt: null,
    items: [],
    revision: 1,
  }
}
