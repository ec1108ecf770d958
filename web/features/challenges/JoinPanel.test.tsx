import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { createChallenge } from '#test/sample-participation.ts'
import { queryClient } from '#web/api/query-client.ts'
import { preferencesQuery } from '#web/shell/preferences.ts'
import { JoinPanel } from './JoinPanel.tsx'

test('says before joining who will see it, and keeps this one to the member if they want', async () => {
  queryClient.setQueryData(preferencesQuery.queryKey, { dayStart: 0, showNumbers: true, audience: 'site' })
  const join = vi.fn()
  const challenge = { ...createChallenge(), version: 1, plan: null, sources: [], finishLine: null, next: [] }
  await renderForMember(<JoinPanel challenge={challenge} joining={{ isPending: false, join }} />)
  await expect.element(page.getByText('All members will see that you take part.')).toBeVisible()
  const submit = page.getByRole('button', { name: /^Join Challenge/ })
  await submit.click()
  expect(join.mock.lastCall?.[1]).toMatchObject({ audience: 'site' })
  await page.getByRole('checkbox', { name: 'Only me this time' }).click()
  await expect.element(page.getByText('Only you will see that you take part.')).toBeVisible()
  await submit.click()
  expect(join.mock.lastCall?.[1]).toMatchObject({ audience: 'nobody' })
})
