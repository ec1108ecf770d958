import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { member, renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { LiveUnreadCount } from './LiveUnreadCount.tsx'

class Connection extends EventTarget {
  static readonly CLOSED = 2
  static all: Connection[] = []
  constructor() {
    super()
    Connection.all.push(this)
  }
  close() {}
  send(event: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }))
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Shown() {
  return <p>{useQuery<{ notes: string }>({ queryKey: ['/api/crews/c/members/tom'] }).data?.notes}</p>
}

test('refetches what is shown of crews when they have changed, and forgets the rest', async () => {
  vi.stubGlobal('EventSource', Connection)
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => undefined))
  const read = vi.fn().mockResolvedValueOnce({ notes: 'It rained.' }).mockResolvedValue({ notes: 'Nothing.' })
  queryClient.setQueryDefaults(['/api/crews/c/members/tom'], { queryFn: read })
  queryClient.setQueryData(['/api/crews/c/members/erik'], { notes: 'Cold.' })
  queryClient.setQueryData(['/api/goals'], [])
  await renderForMember(
    <>
      <LiveUnreadCount />
      <Shown />
    </>,
  )
  await expect.element(page.getByText('It rained.')).toBeVisible()
  await vi.waitFor(() => expect(Connection.all).toHaveLength(1))
  Connection.all[0]?.send({ type: 'ready', userId: member.id })
  Connection.all[0]?.send({ type: 'crews' })
  await expect.element(page.getByText('Nothing.')).toBeVisible()
  expect(queryClient.getQueryData(['/api/crews/c/members/erik'])).toBeUndefined()
  expect(queryClient.getQueryData(['/api/goals'])).toEqual([])
})
