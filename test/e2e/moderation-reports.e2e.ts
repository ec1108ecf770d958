import { createDiscussion, createReply } from './discussions.ts'
import { choose, test } from './moderated-site.ts'
import { expect, expectNoHorizontalScroll, toast } from './site.ts'

test('lets a member report and block the author of a reply, which a moderator claims and keeps', async ({ site }) => {
  const [marcus, lee] = [await site.open('marcus'), await site.open('lee')]
  const dana = await site.open('dana', { isModerator: true })
  const discussion = await createDiscussion(lee.api)
  await createReply(marcus.api, discussion, 'Nothing helps. Get over it.')
  const item = `this reply by ${marcus.username}`
  const itemLink = dana.page.getByRole('link', { name: `Reply by ${marcus.username}` })

  const connected = dana.page.waitForResponse(/\/api\/events$/)
  await dana.page.goto('/goals')
  await connected
  const nav = dana.page.getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('heading', { name: 'Moderation' })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Members' }), 'moderators see no other admin screens').toHaveCount(0)
  const { open } = await (await dana.api.get('/api/moderation/count')).json()

  await lee.page.goto(`/community/${discussion.id}`)
  await choose(lee.page, item, 'Report')
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
  await expect(lee.page.getByRole('button', { name: `Actions for ${item}` })).toBeFocused()
  await choose(lee.page, item, `Block ${marcus.username}`)
  const blockDialog = lee.page.getByRole('alertdialog', { name: `Block ${marcus.username}?` })
  await expect(blockDialog).toContainText('They aren’t told.')
  await blockDialog.getByRole('button', { name: `Block ${marcus.username}` }).click()
  await expect(toast(lee.page).getByText(`You have blocked ${marcus.username}`)).toBeVisible()
  await expect(lee.page.getByText('Nothing helps. Get over it.')).toHaveCount(0)

  await nav.getByRole('link', { name: `Reports ${open + 1} open` }).click()
  await itemLink.click()
  await expect(dana.page.getByRole('main')).toContainText('This is not the first time.')
  await expect(dana.page.getByRole('main')).toContainText('Some words.')
  await dana.page.getByRole('button', { name: 'Claim' }).click()
  await expect(dana.page.getByText('You are looking at this.')).toBeVisible()
  await dana.page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(toast(dana.page).getByText('Report closed')).toBeVisible()
  await dana.page.getByRole('main').getByRole('link', { name: 'Reports' }).click()
  await dana.page.getByRole('tab', { name: 'Closed' }).click()
  await expect(dana.page).toHaveURL(/\?status=closed$/)
  await expect(dana.page.getByRole('listitem').filter({ has: itemLink })).toContainText('Kept')
})

test('goes from the notification of a report to a hidden post and a muted author in five taps on a phone', async ({
  site,
}) => {
  const [marcus, lee] = [await site.open('marcus'), await site.open('lee')]
  const discussion = await createDiscussion(lee.api)
  const { id: subjectId } = await createReply(marcus.api, discussion, 'Buy my course.')
  const { page } = await site.open('dana', { isModerator: true, phone: true })
  const reported = await lee.api.post('/api/reports', { data: { kind: 'reply', subjectId, reason: 'spam' } })
  expect(reported.status()).toBe(201)
  await page.goto('/notifications')

  let taps = 0
  const tap = async (role: 'link' | 'button', name: string | RegExp) => {
    await page.getByRole(role, { name, exact: typeof name === 'string' }).tap()
    taps += 1
  }
  await tap('link', new RegExp(`A member has reported a reply by ${marcus.username}`))
  await expect(page.getByRole('button', { name: 'Hide', exact: true }), 'without scrolling').toBeInViewport()
  await expectNoHorizontalScroll(page)
  await tap('button', 'Hide')
  await expect(toast(page).getByText('Reply hidden')).toBeVisible()
  await tap('button', 'Mute…')
  await expect(page.getByRole('radio', { name: '3 days' })).toBeChecked()
  await tap('button', `Mute ${marcus.username}`)
  await expect(toast(page).getByText(`${marcus.username} is muted`)).toBeVisible()
  expect(taps).toBeLessThanOrEqual(5)

  await marcus.page.goto(`/community/${discussion.id}`)
  await expect(marcus.page.getByText(/^You can’t post until .+\.$/)).toBeVisible()
  await expect(marcus.page.getByText('A moderator has hidden this post.')).toBeVisible()
  await expect(marcus.page.getByRole('textbox', { name: 'Write a reply' })).toHaveCount(0)
})
