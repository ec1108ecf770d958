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
