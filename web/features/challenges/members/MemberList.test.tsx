import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { MemberList } from './ChallengeMembers.tsx'

const members = Array.from({ length: 6 }, (_, index) => ({
  id: `m${index}`,
  username: `member-${index}`,
  profileImageUrl: null,
  progress: index,
  duration: 30,
  finished: false,
  startsOn: null,
  doneToday: index === 1,
}))

beforeEach(() => queryClient.clear())

test('shows four members and, on demand, all that have been read', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ seen: 6, members }))
  await renderForMember(<MemberList challengeId="c" />)
  const rows = page.getByRole('region', { name: 'In this challenge' }).getByRole('listitem')
  await expect.element(rows.nth(1)).toHaveTextContent('Mmember-1Day 1 of 30done today')
  expect(rows.elements()).toHaveLength(4)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(rows.nth(5)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  expect(window.fetch).toHaveBeenCalledOnce()
})

test('shows nothing without anybody', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ seen: 0, members: [] }))
  const { container } = await renderForMember(<MemberList challengeId="c" />)
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(container.textContent).toBe('')
})
