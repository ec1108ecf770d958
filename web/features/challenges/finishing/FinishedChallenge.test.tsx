import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember, site } from '#test/member.tsx'
import { createChallenge, createParticipation } from '#test/sample-participation.ts'
import { apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { FinishedChallenge } from './FinishedChallenge.tsx'

test('says what the member did in the words of the version that they joined', async () => {
  const challenge = createChallenge({ duration: 1 })
  const participation = createParticipation({ challenge, version: 1, completed: true, progress: 1, wall: 'd' })
  const details = { ...challenge, plan: null, sources: [], next: [], startingPoint: false }
  const replies: Record<string, unknown> = {
    '/api/challenges/c': { ...details, version: 2, finishLine: 'I ran on {days}.' },
    '/api/challenges/c?version=1': { ...details, version: 1, finishLine: 'I walked on {days}.' },
    [`/api/user-challenges/${participation.id}/check-ins`]: [
      { run: 1, day: 1, date: '2026-03-11', late: false, note: null, createdAt: '2026-03-11T09:00:00.000Z' },
    ],
  }
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname, search } = new URL(String(input), location.origin)
    const reply = replies[pathname + search]
    // The other requests stay pending.
    return reply === undefined ? new Promise(() => undefined) : Response.json(reply)
  })
  queryClient.setQueryData(apiQuery('GET /api/site').queryKey, site)
  await renderForMember(<FinishedChallenge participation={participation} participations={[participation]} />)
  await expect.element(page.getByRole('img', { name: /I walked on 1 day\./ })).toBeVisible()
})
