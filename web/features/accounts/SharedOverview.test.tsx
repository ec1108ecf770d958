import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { createParticipation } from '#test/sample-participation.ts'
import { apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { SharedOverview } from './SharedOverview.tsx'

beforeEach(() => {
  queryClient.clear()
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => undefined))
})

const setShares = (id: string, levels: ('nothing' | 'done' | 'notes')[]) =>
  queryClient.setQueryData(apiQuery('GET /api/crews/{id}/shares', { params: { id } }).queryKey, {
    tellsGaps: false,
    challenges: levels.map((level, index) => ({
      id: `${index}`,
      title: `Step ${index}`,
      pillar: 'physical' as const,
      level,
    })),
    goals: [{ id: 'goal', title: 'Call my father', pillar: 'mental' as const, level: levels[0] ?? 'nothing' }],
  })

test('says who sees each challenge once, and what each crew sees', async () => {
  const done = createParticipation({ id: 'done', audience: 'challenge', completed: true })
  queryClient.setQueryData(apiQuery('GET /api/user-challenges').queryKey, [
    createParticipation({ audience: 'challenge' }),
    done,
  ])
  const crew = { members: [] }
  queryClient.setQueryData(apiQuery('GET /api/crews').queryKey, [
    { ...crew, id: 'a', name: 'Wednesday crew' },
    { ...crew, id: 'b', name: 'The two of us' },
  ])
  setShares('a', ['done', 'notes', 'nothing'])
  setShares('b', ['nothing'])
  await renderForMember(<SharedOverview />)
  const items = page.getByRole('listitem')
  await expect.poll(() => items.elements()).toHaveLength(3)
  await expect.element(items.nth(0).getByText(/Seen by everyone in this challenge and the crews/)).toBeVisible()
  await expect
    .element(items.nth(1).getByText(/They see .Step 0.+Call my father.+, and with your notes .+Step 1/))
    .toBeVisible()
  await expect.element(items.nth(2).getByText(/They see none of your challenges and goals\.$/)).toBeVisible()
  const links = page.getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/challenge/c',
    '/crew/a/settings',
    '/crew/b/settings',
  ])
})

test('says when there is nothing to see', async () => {
  queryClient.setQueryData(apiQuery('GET /api/user-challenges').queryKey, [])
  queryClient.setQueryData(apiQuery('GET /api/crews').queryKey, [])
  await renderForMember(<SharedOverview />)
  await expect.element(page.getByText(/^Nothing yet\./)).toBeVisible()
})
