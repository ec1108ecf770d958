import { choose, createDiscussion, createReply, report, test, toast } from './moderated-site.ts'
import { expect, expectNoHorizontalScroll } from './site.ts'

test('lets a member report a reply, and tells them once a moderator has kept it', async ({ site, keeper }) => {
  const [marcus, lee] = [await site.open('marcus'), await site.open('lee')]
  const dana = await site.open('dana', { role: 'moderator' })
  const discussion = await createDiscussion(lee, 'What helps you sleep?')
  await createReply(marcus, discussion, 'Nothing helps. Get over it.')

  const connected = dana.page.waitForResponse(/\/api\/events$/)
  await dana.page.goto('/goals')
  await connected
  const nav = dana.page.getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('heading', { name: 'Moderation' })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Members' }), 'moderators see no other admin screens').toHaveCount(0)

  await lee.page.goto(`/community/${discussion.id}`)
  await choose(lee.page, 'this reply by marcus', 'Report')
  const dialog = lee.page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Choose what is wrong.')
  await dialog.getByRole('radio', { name: 'Someone may be in danger' }).check()
  await expect(dialog.getByRole('link', { name: 'Find help near you' })).toBeVisible()
  await dialog.getByRole('radio', { name: 'Harassment' }).check()
  await dialog.getByLabel(/Anything else/).fill('This is not the first time.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByRole('heading', { name: 'Thank you. A moderator will review it.' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(lee.page.getByRole('button', { name: 'Actions for this reply by marcus' })).toBeFocused()

  await nav.getByRole('link', { name: 'Reports 1 open' }).click()
  await dana.page.getByRole('link', { name: 'Reply by marcus' }).click()
  await expect(dana.page.getByRole('main')).toContainText('This is not the first time.')
  await expect(dana.page.getByRole('main')).toContainText('Some words.')
  await dana.page.getByRole('button', { name: 'Claim' }).click()
  await expect(dana.page.getByText('You are looking at this.')).toBeVisible()
  await keeper.page.goto('/moderation')
  await expect(keeper.page.getByRole('listitem').filter({ hasText: 'Reply by marcus' })).toContainText(
    'Claimed by dana',
  )
  await dana.page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(toast(dana.page).getByText('Report closed')).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Reports', exact: true })).toBeVisible()
  await dana.page.getByRole('main').getByRole('link', { name: 'Reports' }).click()
  await expect(dana.page.getByText('No open reports. All done.')).toBeVisible()
  await dana.page.getByRole('tab', { name: 'Closed' }).click()
  await expect(dana.page).toHaveURL(/\?status=closed$/)
  await expect(dana.page.getByRole('listitem').filter({ hasText: 'Reply by marcus' })).toContainText('Kept')

  await lee.page.goto('/notifications')
  await expect(lee.page.getByRole('main')).toContainText('A moderator reviewed the reply you reported')
  await marcus.page.goto('/notifications')
  await expect(marcus.page.getByRole('main'), 'nobody tells the author').not.toContainText('moderator')
})

test('hides a post after reports by three established members, until a moderator restores it', async ({
  site,
  keeper,
}) => {
  const author = await site.open('marcus')
  const discussion = await createDiscussion(author, 'Read this')
  const reported = { kind: 'discussion' as const, subjectId: discussion.id }
  await report(await site.open('newcomer'), reported)
  const members = []
  for (const name of ['one', 'two', 'three']) members.push(await site.open(name, { established: true }))
  const [one, two, three] = members
  if (!one || !two || !three) throw new Error('Three members are needed')
  await report(one, reported)
  await report(two, reported)
  await one.page.goto(`/community/${discussion.id}`)
  await expect(one.page.getByRole('heading', { name: 'Read this' }), 'two and a newcomer do not hide it').toBeVisible()
  await report(three, reported)
  await one.page.goto(`/community/${discussion.id}`)
  await expect(one.page.getByText('Discussion not found.')).toBeVisible()
  await author.page.goto(`/community/${discussion.id}`)
  await expect(author.page.getByText('Hidden', { exact: true })).toBeVisible()
  await expect(author.page.getByText('Hidden until a moderator has reviewed it.')).toBeVisible()
  await author.page.goto('/notifications')
  await author.page.getByRole('link', { name: /Your discussion is hidden until a moderator/ }).click()
  await expect(author.page.getByRole('heading', { level: 1 })).toHaveText(/Your discussion is hidden/)

  await keeper.page.goto('/moderation')
  await expect(keeper.page.getByText('Hidden by reports')).toBeVisible()
  await keeper.page.getByRole('link', { name: 'Discussion by marcus' }).click()
  await expect(keeper.page.getByRole('heading', { name: '4 reports' })).toBeVisible()
  await keeper.page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(toast(keeper.page).getByText('Report closed')).toBeVisible()
  await one.page.reload()
  await expect(one.page.getByRole('heading', { name: 'Read this' })).toBeVisible()
})

test('goes from the notification of a report to a hidden post and a muted author in five taps on a phone', async ({
  site,
  keeper,
}) => {
  const [marcus, lee] = [await site.open('marcus'), await site.open('lee')]
  const discussion = await createDiscussion(lee, 'A quiet evening')
  const reply = await createReply(marcus, discussion, 'Buy my course.')
  const dana = await site.open('dana', { role: 'moderator', phone: true })
  expect(keeper.id).toBeTruthy()
  await report(lee, { kind: 'reply', subjectId: reply.id })
  await dana.page.goto('/notifications')

  let taps = 0
  const tap = async (role: 'link' | 'button', name: string | RegExp) => {
    await dana.page.getByRole(role, { name, exact: typeof name === 'string' }).tap()
    taps += 1
  }
  await tap('link', /A member has reported a reply by marcus/)
  await expect(dana.page.getByRole('button', { name: 'Hide', exact: true }), 'without scrolling').toBeInViewport()
  await expectNoHorizontalScroll(dana.page)
  await tap('button', 'Hide')
  await expect(toast(dana.page).getByText('Reply hidden')).toBeVisible()
  await tap('button', 'Mute…')
  await expect(dana.page.getByRole('radio', { name: '3 days' })).toBeChecked()
  await tap('button', 'Mute marcus')
  await expect(toast(dana.page).getByText('marcus is muted')).toBeVisible()
  expect(taps).toBeLessThanOrEqual(5)

  await lee.page.goto(`/community/${discussion.id}`)
  await expect(lee.page.getByRole('heading', { name: 'No replies yet' })).toBeVisible()
  await marcus.page.goto(`/community/${discussion.id}`)
  await expect(marcus.page.getByText(/^You can’t post until /)).toBeVisible()
})

test('hides two members from each other after a block, until it is taken back', async ({ site, keeper }) => {
  const [marcus, lee] = [await site.open('marcus'), await site.open('lee')]
  const [his, hers] = [await createDiscussion(marcus, 'By marcus'), await createDiscussion(lee, 'By lee')]
  await lee.page.goto(`/community/${his.id}`)
  await choose(lee.page, 'this discussion by marcus', 'Block marcus')
  const dialog = lee.page.getByRole('alertdialog', { name: 'Block marcus?' })
  await expect(dialog).toContainText('They aren’t told.')
  await dialog.getByRole('button', { name: 'Block marcus' }).click()
  await expect(toast(lee.page).getByText('You have blocked marcus')).toBeVisible()
  await lee.page.goto('/community')
  await expect(lee.page.getByRole('link', { name: 'By lee' })).toBeVisible()
  await expect(lee.page.getByRole('link', { name: 'By marcus' })).toHaveCount(0)
  await marcus.page.goto(`/community/${hers.id}`)
  await expect(marcus.page.getByText('Discussion not found.')).toBeVisible()

  const byStaff = await createDiscussion(keeper, 'By the admin')
  await lee.page.goto(`/community/${byStaff.id}`)
  await lee.page.getByRole('button', { name: 'Actions for this discussion by keeper' }).click()
  await expect(lee.page.getByRole('menuitem', { name: 'Report' })).toBeVisible()
  await lee.page.waitForLoadState('networkidle')
  await expect(lee.page.getByRole('menuitem', { name: /Block/ }), 'staff cannot be blocked').toHaveCount(0)

  await lee.page.goto('/settings/profile')
  await lee.page.getByRole('button', { name: 'Unblock marcus' }).click()
  await expect(lee.page.getByText('You haven’t blocked anyone.')).toBeVisible()
  await lee.page.goto(`/community/${his.id}`)
  await expect(lee.page.getByRole('heading', { level: 1, name: 'By marcus' })).toBeVisible()
})
