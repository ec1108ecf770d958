import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Round } from '#contract/crew-rounds.ts'
import { answer, round as unanswered } from '#test/crew-round.ts'
import { member, renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { paths } from '#web/paths.ts'
import { roundQuery } from './round-queries.ts'
import { RoundCard } from './RoundCard.tsx'

const round: Round = { ...unanswered, answers: [answer, { ...answer, id: 'second', userId: 'erik', username: 'erik' }] }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00Z') })
  queryClient.clear()
})

test('says how many have answered and until when, and leads to the whole answers', async () => {
  queryClient.setQueryData(roundQuery('a').queryKey, round)
  await renderForMember(<RoundCard crewId="a" />)
  await expect
    .element(page.getByText(/^Open until Wednesday,? (2 December|December 2) at .* · 2 of 3 have answered$/))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Answer', exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Read both answers' }))
    .toHaveAttribute('href', `${paths.round('a')}#answers`)
})

test('leads nowhere else before anybody has answered', async () => {
  queryClient.setQueryData(roundQuery('a').queryKey, { ...round, answers: [] })
  await renderForMember(<RoundCard crewId="a" />)
  await expect.element(page.getByText('Nobody has answered yet.')).toBeVisible()
  expect(page.getByRole('link').elements()).toHaveLength(1)
})

test('leads to the answers alone once the member has answered', async () => {
  const own = { ...answer, id: 'own', userId: member.id, username: member.username }
  queryClient.setQueryData(roundQuery('a').queryKey, { ...round, answers: [own] })
  await renderForMember(<RoundCard crewId="a" />)
  await expect.element(page.getByRole('link', { name: 'Read the whole answer' })).toBeVisible()
  expect(page.getByRole('link').elements()).toHaveLength(1)
})
