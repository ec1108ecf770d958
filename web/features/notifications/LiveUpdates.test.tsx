import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { EventSourceFake, fakeEventSource } from '#test/event-source-fake.ts'
import { member, renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { LiveUpdates } from './LiveUpdates.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Shown() {
  return <p>{useQuery<{ notes: string }>({ queryKey: ['/api/crews/c/members/tom'] }).data?.notes}</p>
}

test('refetches what is shown of crews when they have changed, and forgets the rest', async () => {
  fakeEventSource()
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => undefined))
  const read = vi.fn().mockResolvedValueOnce({ notes: 'It rained.' }).mockResolvedValue({ notes: 'Nothing.' })
  queryClient.setQueryDefaults(['/api/crews/c/members/tom'], { queryFn: read })
  queryClient.setQueryData(['/api/crews/c/members/erik'], { notes: 'Cold.' })
  queryClient.setQueryData(['/api/goals'], [])
  await renderForMember(
    <>
      <LiveUpdates />
      <Shown />
    </>,
  )
  await expect.element(page.getByText('It rained.')).toBeVisible()
  await vi.waitFor(() => expect(EventSourceFake.all).toHaveLength(1))
  EventSourceFake.all[0]?.send({ type: 'ready', userId: member.id })
  EventSourceFake.all[0]?.send({ type: 'crews' })
  await expect.element(page.getByText('Nothing.')).toBeVisible()
  expect(queryClient.getQueryData(['/api/crews/c/members/erik'])).toBeUndefined()
  expect(queryClient.getQueryData(['/api/goals'])).toEqual([])
})
