import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ChallengeDetail } from '#contract/challenges.ts'
import { renderForMember } from '#test/member.tsx'
import { createChallenge, createParticipation } from '#test/sample-participation.ts'
import { NextChallenges } from './NextChallenges.tsx'

const next: ChallengeDetail['next'] = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((title) => ({
  id: title,
  title,
  promise: `Do the ${title.toLowerCase()} thing.`,
  pillar: 'physical',
  duration: 7,
}))
const join = (id: string) => createParticipation({ challenge: createChallenge({ id }) })

test('lists the first three that the member has not joined, with their promise', async () => {
  await renderForMember(<NextChallenges challenges={next} participations={[join('First'), join('other')]} />)
  const items = page.getByRole('region', { name: 'What next?' }).getByRole('listitem')
  await expect.element(items.nth(2)).toBeVisible()
  expect(items.elements().map((item) => item.querySelector('h3')?.textContent)).toEqual(['Second', 'Third', 'Fourth'])
  await expect.element(items.first().getByText('Do the second thing.')).toBeVisible()
})

test('leads to all challenges when nothing is left', async () => {
  await renderForMember(<NextChallenges challenges={next} participations={next.map(({ id }) => join(id))} />)
  const section = page.getByRole('region', { name: 'What next?' })
  await expect.element(section.getByRole('link', { name: 'All challenges' })).toHaveAttribute('href', '/challenges')
})
