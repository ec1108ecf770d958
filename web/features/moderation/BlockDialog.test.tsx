import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { BlockDialog } from './BlockDialog.tsx'

test('forgets what shared crews showed, and then closes', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json([]))
  const closes = vi.fn<(open: boolean) => void>()
  queryClient.setQueryData(['/api/crews/a/board'], { members: ['tom'] })
  queryClient.setQueryData(['/api/crews/today'], { done: ['tom'] })
  await renderForMember(<BlockDialog open onOpenChange={closes} member={{ id: 'tom', username: 'tom' }} />)
  await page.getByRole('button', { name: 'Block tom' }).click()
  await expect.poll(() => closes.mock.calls).toEqual([[false]])
  for (const path of ['/api/crews/a/board', '/api/crews/today'])
    expect(queryClient.getQueryData([path]), path).toBeUndefined()
})
