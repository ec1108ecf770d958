import { useQuery } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { MarkedDay } from '#contract/challenges.ts'
import { renderForMember } from '#test/member.tsx'
import { createLifetime } from '#test/sample-lifetime.ts'
import { createParticipation } from '#test/sample-participation.ts'
import { apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { standingQuery } from '#web/shell/standing.ts'
import { MomentCard } from './LazyMomentCard.tsx'
import { TodayCard } from './TodayCard.tsx'

const todayQuery = apiQuery('GET /api/today')
const before = createParticipation({ progress: 23, wall: 'd'.repeat(23), lastMarked: '2026-03-10' })
const reply: MarkedDay = {
  ...createParticipation({ progress: 24, wall: 'd'.repeat(24), today: 'done', lastMarked: '2026-03-11' }),
  lastCheckIn: { run: 1, day: 24, date: '2026-03-11', late: false, note: null, createdAt: '2026-03-11T12:00:00.000Z' },
  lifetime: createLifetime({ days: 67, firstDate: '2025-11-02' }),
  milestone: null,
}

function Card() {
  const { data } = useQuery({ ...todayQuery, enabled: false })
  const participation = data?.participations[0]
  return (
    <ul style={{ paddingBlock: 'var(--above, 0px) 100vh' }}>
      {participation && <TodayCard participation={participation} isNext />}
    </ul>
  )
}

async function renderCard({ showNumbers = true } = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-11T12:00:00Z') })
  queryClient.setQueryData(todayQuery.queryKey, {
    asOf: '2026-03-11',
    participations: [before],
    joined: 1,
    completed: 0,
    numbers: before.numbers,
    daysByPillar: createLifetime().pillars,
    lifetime: createLifetime({ days: 66, firstDate: '2025-11-02' }),
  })
  await renderForMember(<Card />)
  queryClient.setQueryData(apiQuery('GET /api/preferences').queryKey, { dayStart: 0, showNumbers, audience: null })
  MomentCard.preload()
  await vi.waitFor(() => expect(MomentCard.isLoaded()).toBe(true))
}

const mark = () => page.getByRole('button', { name: /^Mark Day Complete/ }).click()

beforeEach(() => vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(reply, { status: 201 })))

test('rings the new brick, takes the focus and adds all days once the reply arrives', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.mocked(window.fetch).mockReturnValue(promise)
  await renderCard()
  await mark()
  await expect.element(page.getByText('Day 24.', { exact: true })).toHaveFocus()
  expect(document.querySelectorAll('[data-new]')).toHaveLength(1)
  await expect.element(page.getByRole('status')).toHaveTextContent('')
  const height = document.querySelector('li')?.offsetHeight
  resolve(Response.json(reply, { status: 201 }))
  await expect.element(page.getByRole('status')).toHaveTextContent('67 days since November.')
  expect(document.querySelector('li')?.offsetHeight, 'the line has room').toBe(height)
  expect(document.querySelectorAll('button')).toHaveLength(0)
})

test('shows a milestone with the note of day 1', async () => {
  const note = 'Rained the whole way. Went anyway.'
  const milestone = { kind: 'days', days: 100, note } as const
  vi.mocked(window.fetch).mockImplementation(async () => Response.json({ ...reply, milestone }, { status: 201 }))
  await renderCard()
  await mark()
  await expect.element(page.getByText('A hundred days.')).toBeVisible()
  await expect.element(page.getByText('Your note from day 1')).toBeVisible()
  await expect.element(page.getByText(note)).toBeVisible()
})

test('offers to post a note that was saved with the day', async () => {
  const lastCheckIn = { ...reply.lastCheckIn!, note: 'Rained. Went anyway.' }
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.mocked(window.fetch).mockReturnValue(promise)
  queryClient.setQueryData(standingQuery.queryKey, { role: 'member', mutedUntil: null, guidelinesDue: false })
  await renderCard()
  await mark()
  await expect.element(page.getByText('Day 24.', { exact: true })).toBeVisible()
  resolve(Response.json({ ...reply, lastCheckIn }, { status: 201 }))
  await page.getByRole('button', { name: /^Post to the thread.*day 24$/ }).click()
  await expect.element(page.getByRole('alertdialog', { name: 'Post this note?' })).toBeVisible()
})

test('shows only the day to a member who hides numbers', async () => {
  const milestone = { kind: 'days', days: 100, note: 'Rained.' } as const
  vi.mocked(window.fetch).mockImplementation(async () => Response.json({ ...reply, milestone }, { status: 201 }))
  await renderCard({ showNumbers: false })
  await mark()
  await expect.element(page.getByText('Day 24.', { exact: true })).toBeVisible()
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))
  await expect.element(page.getByRole('status')).toHaveTextContent('')
  await expect.element(page.getByText('Rained.')).not.toBeInTheDocument()
})

test('gives the card back when the mark fails', async () => {
  const error = { code: 'unavailable', message: 'Not now' }
  vi.mocked(window.fetch).mockImplementation(async () => Response.json(error, { status: 503 }))
  await renderCard()
  await mark()
  await expect.element(page.getByText('Day 24 of 30')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Mark Day Complete/ })).toBeVisible()
})

test('scrolls a card further down clear of the notice', async () => {
  document.documentElement.style.setProperty('--above', `${innerHeight - 200}px`)
  try {
    await renderCard()
    await mark()
    const headline = page.getByText('Day 24.', { exact: true })
    await expect.element(headline).toHaveFocus()
    await expect.poll(() => headline.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight - 100)
  } finally {
    document.documentElement.style.removeProperty('--above')
  }
})
