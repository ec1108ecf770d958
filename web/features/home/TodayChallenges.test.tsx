import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Participation } from '#contract/challenges.ts'
import type { CrewsToday } from '#contract/crews.ts'
import { renderForMember } from '#test/member.tsx'
import { createLifetime } from '#test/sample-lifetime.ts'
import { createChallenge, createParticipation } from '#test/sample-participation.ts'
import { apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { TodayChallenges } from './TodayChallenges.tsx'

const crewsQuery = apiQuery('GET /api/crews/today')
const person = { profileImageUrl: null, crewId: 'c', crewName: null }
const crews: CrewsToday = {
  done: [{ ...person, id: 'ade', username: 'ade', date: '2026-03-11', answered: false }],
  moreDone: 2,
  askedBy: [],
  quiet: { ...person, id: 'tom', username: 'tom', since: '2026-03-08', asked: false },
  round: null,
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-11T12:00:00Z') })
  queryClient.clear()
})

async function renderToday() {
  cacheToday('open')
  return renderForMember(<TodayChallenges />)
}

function cacheToday(today: Participation['today']) {
  const participations = ['First', 'Second', 'Third'].map((title) =>
    createParticipation({ challenge: createChallenge({ id: title, title }), ...(title === 'First' && { today }) }),
  )
  queryClient.setQueryData(apiQuery('GET /api/today').queryKey, {
    asOf: '2026-03-11',
    participations,
    joined: 3,
    completed: 0,
    numbers: createParticipation().numbers,
    daysByPillar: createLifetime().pillars,
    lifetime: createLifetime({ days: 1, firstDate: '2026-03-11' }),
  })
}

const listItems = () => [...document.querySelectorAll('ul > li')].map(({ textContent }) => textContent)

test('shows who is done and who may need a word right after the first challenge', async () => {
  queryClient.setQueryData(crewsQuery.queryKey, crews)
  await renderToday()
  await expect.element(page.getByText('ade and 2 others are done today.')).toBeVisible()
  expect(listItems()).toEqual([
    expect.stringContaining('First'),
    expect.stringMatching(/tom hasn’t marked since Sunday/),
    expect.stringContaining('Second'),
    expect.stringContaining('Third'),
  ])
})

test('shows the other challenges together with the strip, so that they do not move', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.spyOn(window, 'fetch').mockReturnValue(promise)
  await renderToday()
  expect(listItems()).toEqual([expect.stringContaining('First')])
  resolve(Response.json(crews))
  await expect.element(page.getByText('Third')).toBeVisible()
  expect(listItems()).toHaveLength(4)
})

test('does not hide the other challenges when the crews cannot be read', async () => {
  const error = { code: 'unavailable', message: 'Not now' }
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(error, { status: 503 }))
  await renderToday()
  await expect.element(page.getByText('Third')).toBeVisible()
  expect(listItems()).toHaveLength(3)
})

test('shows who asks “Still with us?” instead of who is quiet, until a day is marked', async () => {
  const askedBy = [{ ...person, id: 'ravi', username: 'ravi' }]
  queryClient.setQueryData(crewsQuery.queryKey, { ...crews, askedBy })
  await renderToday()
  const line = page.getByRole('link', { name: 'ravi asks: “Still with us?”' })
  await expect.element(line).toHaveAttribute('href', '/crew/c')
  await expect.element(page.getByText('tom hasn’t marked since Sunday.')).not.toBeInTheDocument()
  cacheToday('done')
  await expect.element(page.getByText('tom hasn’t marked since Sunday.')).toBeVisible()
  await expect.element(line).not.toBeInTheDocument()
})
