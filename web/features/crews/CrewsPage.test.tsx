import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { ChallengeFriend } from '#contract/friends.ts'
import { member } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { userQuery } from '#web/shell/session.ts'
import { currentToast } from '#web/ui/toast.ts'
import { crewsQuery } from './crew-queries.ts'
import { CrewsPage } from './CrewsPage.tsx'

const friend: ChallengeFriend = {
  id: 'tom',
  username: 'tom',
  invited: true,
  crewmate: false,
  at: '2026-03-10T09:00:00.000Z',
}
let sent: unknown[] = []

beforeEach(() => {
  queryClient.clear()
  queryClient.setQueryData(crewsQuery.queryKey, [])
  currentToast.set(null)
  sent = []
})

async function open(path: string, friends: ChallengeFriend[]) {
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (request.method === 'POST') sent.push(await request.json())
    return request.method === 'POST'
      ? Response.json({ id: 'c1', name: 'Two', members: [] }, { status: 201 })
      : Response.json(request.url.includes('/friends') ? friends : [])
  })
  queryClient.setQueryData(userQuery.queryKey, member)
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <CrewsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

async function found() {
  await page.getByLabelText('Name of the crew').fill('Two')
  await page.getByRole('button', { name: 'Start the crew' }).click()
  await expect.poll(() => sent).toHaveLength(1)
}

test.each([
  ['tom', 'member and tom'],
  ['t'.repeat(30), ''],
])('suggests a name that fits for a crew with %s', async (name, suggested) => {
  await open(`/crews?with=tom&name=${name}`, [])
  await expect.element(page.getByLabelText('Name of the crew')).toHaveValue(suggested)
})

test('tells a friend of the crew, and says so', async () => {
  await open('/crews?with=tom&in=challenge&name=tom', [friend])
  await expect.element(page.getByText(/tom is told at once, and can join\./)).toBeVisible()
  await found()
  expect(sent).toEqual([{ name: 'Two', friendId: 'tom' }])
  await expect.poll(() => currentToast.get()?.title).toMatch(/tom is told, and can join/)
})

test.each(['/crews?with=tom&in=challenge&name=tom', '/crews?with=tom&name=tom'])(
  'promises nothing for %s if the member is no friend',
  async (path) => {
    await open(path, [])
    await expect.element(page.getByText('Next, you get a link to send.')).toBeVisible()
    await found()
    expect(sent).toEqual([{ name: 'Two' }])
    expect(currentToast.get()).toBeNull()
  },
)
