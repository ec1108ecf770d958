import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { createChallenge, createParticipation } from '#test/sample-participation.ts'
import { apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { CompletedChallenges } from './CompletedChallenges.tsx'
import { useParticipations } from './participations.ts'

function Completed() {
  return <CompletedChallenges participationsResult={useParticipations()} onBrowse={() => undefined} />
}

test('lists the challenge that was finished last first', async () => {
  const participations = [
    ['May', '2026-05-01T09:00:00.000Z'],
    ['July', '2026-07-01T09:00:00.000Z'],
    ['June', '2026-06-01T09:00:00.000Z'],
  ].map(([title = '', completedAt = '']) =>
    createParticipation({ challenge: createChallenge({ id: title, title }), completed: true, completedAt }),
  )
  queryClient.setQueryData(apiQuery('GET /api/user-challenges').queryKey, participations)
  await renderForMember(<Completed />)
  await expect.element(page.getByRole('heading').first()).toBeVisible()
  const headings = page.getByRole('heading').elements()
  expect(headings.map(({ textContent }) => textContent)).toEqual(['July', 'June', 'May'])
})
