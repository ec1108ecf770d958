import { Link } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { User } from '#contract/account-fields.ts'
import { plainPost } from '#test/forum-reply.ts'
import { member, renderForMember } from '#test/member.tsx'
import { apiQuery } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { BottomBar } from './BottomBar.tsx'
import { userQuery } from './session.ts'
import { SidebarNav } from './SidebarNav.tsx'

const tooltip = page.getByRole('tooltip')

test('shows no tooltips while expanded', async () => {
  await import('#web/ui/TooltipBubble.tsx')
  await renderForMember(<SidebarNav />)
  for (const name of ['Goals', 'Journal']) {
    await page.getByRole('link', { name }).hover()
    // A tooltip of the collapsed sidebar has no delay.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    expect(tooltip.query()).toBeNull()
  }
})

test('shows tooltips when collapsed', async () => {
  await renderForMember(<SidebarNav rail />)
  for (const name of ['Goals', 'Journal']) {
    await page.getByRole('link', { name }).hover()
    await expect.element(tooltip).toHaveTextContent(name)
  }
})

test('links to the open admin screens, but not to the members, when everyone may use them', async () => {
  await renderForMember(<SidebarNav />)
  const admin: User = { ...member, isAdmin: true }
  queryClient.setQueryData(userQuery.queryKey, admin)
  await expect.element(page.getByRole('link', { name: 'Create Challenges' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Members' }).query()).toBeNull()
})

test.each([
  { crewId: null, current: ['Community', 'Community'] },
  { crewId: 'c', current: ['Crews', 'More'] },
])('marks the item under which members find a discussion of the crew $crewId', async ({ crewId, current }) => {
  const { queryKey } = apiQuery('GET /api/forum/{id}', { params: { id: 'p' } })
  queryClient.setQueryData(queryKey, {
    ...plainPost,
    id: 'p',
    pillar: 'mental',
    userId: member.id,
    username: 'member',
    title: 'Title',
    content: 'Text',
    replies: 0,
    challengeId: null,
    crewId,
    locked: false,
    pinned: false,
  })
  await renderForMember(
    <>
      <Link to="/community/p">Discussion</Link>
      <SidebarNav />
      <BottomBar />
    </>,
  )
  await page.getByRole('link', { name: 'Discussion' }).click()
  const marked = () => [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)
  await expect.poll(marked).toEqual(current)
})
