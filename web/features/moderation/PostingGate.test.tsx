import { useMutation } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { standingQuery } from '#web/shell/standing.ts'
import { PostingGate } from './PostingGate.tsx'

const standing = { role: 'member' as const, mutedUntil: null, guidelinesDue: false }

beforeEach(() => {
  queryClient.clear()
  queryClient.setQueryData(standingQuery.queryKey, standing)
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url.endsWith('/api/guidelines/accept')) return Response.json(standing)
    if (url.endsWith('/api/standing')) return Response.json({ ...standing, guidelinesDue: true })
    return Response.json({ code: 'guidelines-required', message: 'Accept the guidelines.' }, { status: 403 })
  })
  return () => vi.restoreAllMocks()
})

function Composer() {
  const post = useMutation({
    mutationFn: () => callApi('POST /api/forum', { body: { pillar: 'mental', title: 'Title', content: 'Words' } }),
  })
  return <button onClick={() => post.mutate()}>Post</button>
}

test('asks to accept guidelines that changed after the app was opened, before the member can post', async () => {
  await renderForMember(
    <PostingGate>
      <Composer />
    </PostingGate>,
  )
  await page.getByRole('button', { name: 'Post' }).click()
  await expect.element(page.getByText('Before you post')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'community guidelines' })).toHaveAttribute('href', '/guidelines')
  expect(page.getByRole('button', { name: 'Post' }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect.element(page.getByRole('button', { name: 'Post' })).toBeVisible()
})
