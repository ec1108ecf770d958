import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { createChallenge, createParticipation } from '#test/sample-participation.ts'
import { ChallengeRow } from './ChallengeRow.tsx'

const challenge = createChallenge({ duration: 30 })

test('says how long a challenge takes', async () => {
  await renderForMember(<ChallengeRow challenge={challenge} participations={[]} />)
  await expect.element(page.getByText('30 days', { exact: true })).toBeVisible()
})

test('says how far the member is', async () => {
  const participations = [createParticipation({ challenge, progress: 7 })]
  await renderForMember(<ChallengeRow challenge={challenge} participations={participations} />)
  await expect.element(page.getByText('7 of 30 days', { exact: true })).toBeVisible()
})
