import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { CrewMemberDetail } from '#contract/crews.ts'
import { member, renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { crewMemberQuery } from './crew-queries.ts'
import { PairChallenges } from './PairChallenges.tsx'

type Challenge = CrewMemberDetail['challenges'][number]

function challenge(id: string, participationId: string, fields: Partial<Challenge> = {}): Challenge {
  return {
    participationId,
    challengeId: id,
    title: `Challenge ${id}`,
    pillar: 'purpose',
    progress: 1,
    duration: 60,
    completed: false,
    reactions: null,
    notes: null,
    ...fields,
  }
}

function detail(id: string, challenges: Challenge[]): CrewMemberDetail {
  return { id, username: id, profileImageUrl: null, founder: false, challenges, goals: [] }
}

beforeEach(() => {
  queryClient.clear()
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => undefined))
})

async function renderPair(own: Challenge[], theirs: Challenge[]) {
  queryClient.setQueryData(crewMemberQuery('c', member.id).queryKey, detail(member.id, own))
  queryClient.setQueryData(crewMemberQuery('c', 'ravi').queryKey, detail('ravi', theirs))
  await renderForMember(<PairChallenges crewId="c" ownId={member.id} other={{ id: 'ravi', username: 'ravi' }} />)
}

test('names the challenges that both share with the crew, with the day of each', async () => {
  await renderPair(
    [challenge('both', 'a', { progress: 30 }), challenge('own', 'b'), challenge('over', 'c', { completed: true })],
    [challenge('theirs', 'd'), challenge('both', 'e', { progress: 12 }), challenge('over', 'f', { completed: true })],
  )
  const both = page.getByRole('region', { name: 'Your shared challenges' })
  await expect.element(both.getByRole('listitem')).toHaveTextContent('Challenge bothYou: day 30 · ravi: day 12')
  expect(
    both
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/challenge/both'])
})

test.each([
  { both: 'do different ones', own: [challenge('own', 'b')], theirs: [challenge('theirs', 'd')] },
  {
    both: 'have finished the same one',
    own: [challenge('over', 'c', { completed: true })],
    theirs: [challenge('over', 'f', { completed: true })],
  },
])('offers to find one if they $both', async ({ own, theirs }) => {
  await renderPair(own, theirs)
  await expect.element(page.getByText(/^You don’t share the same challenge with each other/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Find a challenge' })).toBeVisible()
  expect(page.getByText(/^Challenge/).elements()).toEqual([])
})
