import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { createChallenge, createParticipation } from '#test/sample-participation.ts'
import { apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { ActiveChallenges } from './ActiveChallenges.tsx'
import { useParticipations } from './participations.ts'

function Active() {
  return <ActiveChallenges participationsResult={useParticipations()} onBrowse={() => undefined} />
}

test('lists what is due first, then the challenge that was joined first, as Home does', async () => {
  const create = (title: string, today: 'open' | 'done') =>
    createParticipation({ challenge: createChallenge({ id: title, title }), today })
  // The server lists the newest first.
  queryClient.setQueryData(apiQuery('GET /api/user-challenges').queryKey, [
    create('Third', 'open'),
    create('Second', 'open'),
    create('First', 'done'),
  ])
  await renderForMember(<Active />)
  await expect.element(page.getByRole('heading').first()).toBeVisible()
  const headings = page.getByRole('heading').elements()
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Second', 'Third', 'First'])
})

test('counts no day of a challenge that waits for its date', async () => {
  queryClient.setQueryData(apiQuery('GET /api/user-challenges').queryKey, [
    createParticipation({ startsOn: '2026-03-16', start: { id: 's', members: 2 }, today: 'rest' }),
  ])
  await renderForMember(<Active />)
  await expect.element(page.getByText('Starts Monday, 2 of you')).toBeVisible()
  await expect.element(page.getByText(/^Day /)).not.toBeInTheDocument()
})
