import '#test/count-renders.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { MarkedDay } from '#contract/challenges.ts'
import type { Today } from '#contract/today.ts'
import { takeRenders } from '#test/count-renders.ts'
import { renderForMember, site } from '#test/member.tsx'
import { createLifetime } from '#test/sample-lifetime.ts'
import { createChallenge, createParticipation } from '#test/sample-participation.ts'
import { apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { HomePage } from './HomePage.tsx'

const participations = ['First', 'Second', 'Third'].map((title) =>
  createParticipation({ challenge: createChallenge({ id: title, title }), progress: 4 }),
)

const marked: MarkedDay = {
  ...createParticipation({ challenge: createChallenge({ id: 'First', title: 'First' }), progress: 5 }),
  today: 'done',
  lastMarked: '2026-03-11',
  lastCheckIn: { run: 1, day: 5, date: '2026-03-11', late: false, note: null, createdAt: '2026-03-11T12:00:00.000Z' },
  lifetime: createLifetime({ days: 9, firstDate: '2026-03-01' }),
  milestone: null,
}

test('renders only the cards and the hero again when a day is marked', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-11T12:00:00Z') })
  vi.spyOn(window, 'fetch').mockImplementation(async (input, options) => {
    if (options?.method === 'POST') return Response.json(marked)
    if (String(input).includes('/api/new-posts')) return Response.json([])
    return Response.json({ code: 'internal', message: 'Not here' }, { status: 503 })
  })
  queryClient.setQueryData(apiQuery('GET /api/site').queryKey, site)
  queryClient.setQueryData(apiQuery('GET /api/today').queryKey, createToday())
  await renderForMember(<HomePage />)
  // The parts that load last, when the browser is idle.
  for (const name of ['Ready to Begin?', 'Tonight’s question'])
    await expect.element(page.getByRole('heading', { name })).toBeVisible()
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))

  takeRenders()
  await page.getByRole('button', { name: 'Mark Day Complete: First' }).click()
  await expect.element(page.getByText('Day 5.', { exact: true })).toBeVisible()
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))
  const renders = takeRenders()
  expect(renders).toContain('HomeHero')
  for (const name of ['HomePage', 'Greeting', 'Today', 'HomeHighlights', 'NewPosts', 'HomeOverview'])
    expect(renders).not.toContain(name)
  expect(
    renders.filter((name) => name === 'CompactTodayCard'),
    'the next one gets the primary button',
  ).toHaveLength(1)
  expect(renders.length).toBeLessThan(100)
})

function createToday(): Today {
  return {
    asOf: '2026-03-11',
    participations,
    joined: 3,
    completed: 0,
    daysByPillar: { purpose: 12, mental: 0, physical: 0, brotherhood: 0, relationships: 0, career: 0, spiritual: 0 },
    lifetime: createLifetime(),
    numbers: { streak: 0, longest: 0, kept: 0, due: 0, strength: 0 },
  }
}
