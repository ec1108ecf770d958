import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { createChallenge, createParticipation } from '#test/sample-participation.ts'
import { apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { ChallengeOverview } from '../ChallengeOverview.tsx'
import { ChallengePanel } from '../ChallengePanel.tsx'
import { findCurrentParticipation, useJoinChallenge, useParticipations } from '../participations.ts'

const challenge = createChallenge({ id: 'c', title: 'Walk' })
const details = { ...challenge, plan: null, sources: [], next: [], finishLine: null, version: 1, startingPoint: false }
const waiting = createParticipation({
  challenge,
  asOf: '2026-12-04',
  startsOn: '2026-12-07',
  start: { id: 's', members: 2 },
})
const started = { ...waiting, startsOn: null, start: null }

function Screen() {
  const participation = findCurrentParticipation(challenge.id, useParticipations().participations)
  const joining = useJoinChallenge()
  return (
    <main id="main" tabIndex={-1}>
      <ChallengeOverview
        challenge={details}
        isJoined
        panel={<ChallengePanel challenge={details} participation={participation} joining={joining} />}
        dayPlan={undefined}
      />
    </main>
  )
}

async function show(participation = waiting) {
  const requests: string[] = []
  let saved = participation
  vi.spyOn(window, 'fetch').mockImplementation(async (input, options) => {
    const path = new URL(String(input), location.origin).pathname
    if (options?.method === 'POST') {
      requests.push(path)
      saved = started
      return Response.json(started)
    }
    // The other requests stay pending.
    return path === '/api/user-challenges' ? Response.json([saved]) : new Promise(() => undefined)
  })
  queryClient.setQueryData(apiQuery('GET /api/user-challenges').queryKey, [participation])
  await renderForMember(<Screen />)
  return requests
}

test('asks before it starts today, and then shows the first day', async () => {
  const requests = await show()
  await page.getByRole('button', { name: 'Start today instead' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Start today, on your own?' })
  await expect.element(dialog).toHaveAccessibleDescription(/^The others start on Monday\b/)
  expect(requests).toEqual([])
  await dialog.getByRole('button', { name: 'Start today' }).click()
  await expect.element(page.getByRole('heading', { name: 'Day 1 of 30' })).toBeVisible()
  expect(requests).toEqual([`/api/user-challenges/${waiting.id}/start`])
  await expect.element(page.getByRole('region', { name: 'Your progress' })).toHaveFocus()
})

test.each([
  [2, 'You can join “Walk” again at any time. To start on Monday with the others, open the link again.'],
  [1, 'You can join “Walk” again at any time. To start on Monday, open the link again.'],
])('says how to come back before it is left, with %i in it', async (members, text) => {
  await show({ ...waiting, start: { id: 's', members } })
  await page.getByRole('button', { name: 'Leave challenge' }).click()
  await expect.element(page.getByRole('alertdialog')).toHaveAccessibleDescription(text)
})

test.each([
  ['2026-12-07', 'Nothing is due until then. On Monday, you can mark day 1.'],
  ['2026-12-05', 'Nothing is due until then. Tomorrow, you can mark day 1.'],
])('says when day 1 can be marked, on %s', async (startsOn, text) => {
  await show({ ...waiting, startsOn })
  await expect.element(page.getByText(text)).toBeVisible()
})
