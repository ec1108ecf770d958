import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Participation } from '#contract/challenges.ts'
import type { Start } from '#contract/starts.ts'
import { renderForMember } from '#test/member.tsx'
import { createChallenge, createParticipation } from '#test/sample-participation.ts'
import { apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { JoinStart } from './JoinStart.tsx'

const challenge = createChallenge({ id: 'c', title: 'Walk' })

async function show(fields: Partial<Start>, participations: Participation[] = []) {
  queryClient.setQueryData(apiQuery('GET /api/user-challenges').queryKey, participations)
  // The participations are of another day, so the screen asks for them again.
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(participations))
  const start = {
    id: 's',
    challenge,
    date: '2026-12-07',
    open: true,
    members: 6,
    joined: false,
    openedBy: null,
    ...fields,
  }
  await renderForMember(<JoinStart start={start} />)
}

test('joins the start while it is ahead', async () => {
  const requests: unknown[] = []
  await show({})
  vi.spyOn(window, 'fetch').mockImplementation(async (_input, options) => {
    if (options?.method !== 'POST') return Response.json([])
    requests.push(JSON.parse(String(options.body)))
    return Response.json(createParticipation({ challenge, startsOn: '2026-12-07', start: { id: 's', members: 7 } }))
  })
  await expect.element(page.getByText('6 members so far.')).toBeVisible()
  await expect.element(page.getByText(/^Everyone starts on the same date/)).toBeVisible()
  await page.getByRole('button', { name: 'Join Challenge' }).click()
  await vi.waitFor(() => expect(requests).toEqual([{ challengeId: 'c', startId: 's' }]))
})

test('offers day 1 today once the date has come', async () => {
  await show({ open: false })
  await expect.element(page.getByRole('heading', { name: /^Started Monday/ })).toBeVisible()
  await expect.element(page.getByText('You can still do it. Your day 1 is today.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Start today instead' })).toBeVisible()
})

test('has the link for those who are in', async () => {
  // It loads when it is shown.
  await import('./StartLink.tsx')
  const waiting = createParticipation({ challenge, startsOn: '2026-12-07', start: { id: 's', members: 1 } })
  await show({ joined: true, members: 1 }, [waiting])
  await expect.element(page.getByText('Only you so far. Send the link to a friend.')).toBeVisible()
  await expect.element(page.getByLabelText('Link for others')).toHaveValue(`${location.origin}/start/s`)
  await expect.element(page.getByRole('link', { name: 'Go to the challenge' })).toBeVisible()
})

test('leads a member who does the challenge already to their own days', async () => {
  await show({}, [createParticipation({ challenge })])
  await expect.element(page.getByText('You’re already doing this challenge, on your own days.')).toBeVisible()
  await expect.element(page.getByLabelText('Link for others')).not.toBeInTheDocument()
})
