import type { Browser, Page } from '@playwright/test'
import type { ServerProcess } from '../server-process.ts'
import { createDiscussion, createReply, test, writeReply } from './discussions.ts'
import { seedSignedInMember } from './seed-members.ts'
import { expect, expectAccessible, uniqueName, toast } from './site.ts'

const bell = (page: Page, unread = 0) =>
  page.getByRole('banner').getByRole('button', {
    name: unread ? `Notifications, ${unread} unread` : 'Notifications',
    exact: true,
  })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const rows = (page: Page) => page.getByRole('main').getByRole('listitem')

test('rings the bell in another browser when a member is quoted and mentioned, and leads to the post', async ({
  page,
  signUp,
  api,
  browser,
  server,
}) => {
  const { username: author } = await signUp()
  const discussion = await createDiscussion(api, { title: 'Cold mornings', content: 'Who gets up *before six*?' })
  const pollRequests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/notifications')) pollRequests.push(request.url())
  })
  const connected = page.waitForResponse(/\/api\/events$/)
  await page.goto('/goals')
  await connected
  await expect(bell(page)).toBeVisible()

  const { otherPage, username, context } = await openOtherBrowser(browser, server)
  await otherPage.goto(`/community/${discussion.id}`)
  await createReply(api, discussion, 'In winter, I mean.')
  await otherPage
    .getByRole('article')
    .getByRole('button', { name: `Quote ${author}` })
    .click()
  const field = otherPage.getByRole('textbox', { name: 'Write a reply' })
  await field.pressSequentially(`I do, @${author.slice(0, 6)}`)
  await otherPage.getByRole('option', { name: author }).click()
  await expect(field).toHaveValue(`I do, @${author} `)
  const posted = otherPage.waitForResponse(/\/replies$/)
  await otherPage.getByRole('button', { name: 'Reply', exact: true }).click()
  await posted
  await expect(bell(page, 1)).toBeVisible({ timeout: 2000 })
  await expect(page).toHaveTitle('(1) Goals & Accountability · Seven Pillars')
  await expect(page.getByText('New notification. 1 unread.'), 'for screen readers').toBeAttached()
  expect(pollRequests).toEqual([])

  await bell(page, 1).click()
  await panel(page)
    .getByRole('link', { name: `${username} quoted you in “Cold mornings”` })
    .click()
  await expect(page).toHaveURL(new RegExp(`/community/${discussion.id}\\?reply=`))
  const reply = page.getByRole('listitem', { name: `Reply by ${username}` })
  await expect(reply).toBeInViewport()
  await expect(reply, 'the keyboard goes on from there').toBeFocused()
  await expect(reply.getByText('New', { exact: true })).toBeVisible()
  await expect(reply.getByRole('blockquote')).toHaveText(`${author}: Who gets up before six?`)
  await expect(reply.getByRole('link', { name: `@${author}` })).toHaveAttribute('href', /^\/members\//)
  await page.getByRole('button', { name: 'Earlier replies' }).click()
  await expect(page.getByText('In winter, I mean.')).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  await expect(bell(page)).toBeVisible()
  await expect(page).toHaveTitle('Cold mornings · Seven Pillars')
  await context.close()
})

test('shows the newest notifications at the bell by keyboard alone, and closes with a click @prove', async ({
  page,
  signUp,
  api,
  otherMember,
}) => {
  await signUp()
  await page.goto('/goals')
  await bell(page).click()
  await expect(panel(page)).toContainText('Nothing yet.')
  await bell(page).click()
  await expect(panel(page)).toHaveCount(0)
  await bell(page).click()
  await expect(panel(page)).toBeVisible()
  await page.mouse.click(300, 700)
  await expect(panel(page)).toHaveCount(0)

  for (let index = 1; index <= 11; index++)
    await createReply(otherMember, await createDiscussion(api, { title: `Discussion ${index}` }), 'A reply.')
  await page.goto('/')
  await bell(page, 11).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeFocused()
  await expect(panel(page).getByRole('listitem')).toHaveCount(10)
  await expect(panel(page).getByRole('listitem').first()).toContainText('“Discussion 11”')
  await expect(panel(page).getByRole('listitem').first().getByText('Unread')).toBeAttached()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(bell(page, 11)).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('button', { name: 'Mark all as read' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Discussion 11' })).toBeVisible()
  await expect(bell(page, 10)).toBeVisible()

  await bell(page, 10).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(bell(page)).toBeVisible()
  await expect(panel(page), 'the focus stays in the panel').toBeFocused()
  await expect(panel(page).getByText('Unread')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(panel(page).getByRole('link', { name: 'See all notifications' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/notifications')
  await expect(rows(page)).toHaveCount(11)
})

test('lists all notifications with pages and marks all as read, unless that fails @prove', async ({
  page,
  signUp,
  api,
  otherMember,
}) => {
  await signUp()
  await page.goto('/notifications')
  await expect(page.getByText('No notifications yet')).toBeVisible()
  await expectAccessible(page)

  for (let index = 1; index <= 31; index++)
    await createReply(otherMember, await createDiscussion(api, { title: `Discussion ${index}` }), 'A reply.')
  await expect(rows(page).first(), 'new ones appear without a reload').toContainText('“Discussion 31”')
  await page.reload()
  await expect(rows(page)).not.toHaveCount(0)
  await rows(page).last().scrollIntoViewIfNeeded()
  await expect(rows(page)).toHaveCount(31)
  await expectAccessible(page)

  const markAll = page.getByRole('main').getByRole('button', { name: 'Mark all as read' })
  const apiPath = '**/api/notifications/read'
  await page.route(apiPath, (route) => route.abort())
  await markAll.click()
  await expect(toast(page)).toContainText('Couldn’t mark the notifications as read')
  await expect(rows(page).getByText('Unread')).toHaveCount(31)
  await expect(bell(page, 31)).toBeVisible()
  await page.unroute(apiPath)
  await markAll.focus()
  await page.keyboard.press('Enter')
  await expect(markAll).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByText('Unread')).toHaveCount(0)
  await expect(bell(page)).toBeVisible()
  await page.reload()
  await expect(rows(page)).not.toHaveCount(0)
  await expect(page.getByText('Unread')).toHaveCount(0)
})

test('follows and unfollows a discussion, and follows it by replying @prove', async ({
  page,
  signUp,
  api,
  otherMember,
}) => {
  await signUp()
  const discussion = await createDiscussion(otherMember, { title: 'Running' })
  await page.goto(`/community/${discussion.id}`)
  const followButton = page.getByRole('button', { name: 'Follow', exact: true })
  const following = page.getByRole('button', { name: 'Following', exact: true })
  await followButton.focus()
  await page.keyboard.press('Enter')
  await expect(following).toBeFocused()
  await expect(following).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await expect
    .poll(async () => (await api.get(`/api/forum/${discussion.id}/follow`)).json())
    .toEqual({
      following: true,
    })
  await createReply(otherMember, discussion, 'Every day.')
  await expect(bell(page, 1)).toBeVisible()
  await bell(page, 1).click()
  await expect(panel(page).getByRole('link', { name: /replied to a discussion you follow: “Running”/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await following.click()
  await expect(followButton).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await expect(followButton).toBeVisible()

  const replied = await createDiscussion(otherMember, { title: 'Rowing' })
  await page.goto(`/community/${replied.id}`)
  await expect(followButton).toBeVisible()
  await writeReply(page, 'Me too.')
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(following).toBeVisible()

  const own = await createDiscussion(api)
  await page.goto(`/community/${own.id}`)
  await expect(following, 'starting a discussion follows it').toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true })

  test('opens the screen from the bell, with one row for the replies to a discussion, which opening marks as read', async ({
    page,
    signUp,
    api,
    otherMember,
    browser,
    server,
  }) => {
    await signUp()
    const discussion = await createDiscussion(api, { title: 'Sleep' })
    await createReply(otherMember, discussion, 'One.')
    const { otherPage, username, context } = await openOtherBrowser(browser, server)
    await createReply(otherPage.request, discussion, 'Two.')
    await context.close()
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Notifications, 1 unread' }).tap()
    await expect(page).toHaveURL('/notifications')
    await expect(page.getByRole('banner').locator('[aria-current=page]')).toHaveAccessibleName(/^Notifications/)
    await expect(rows(page)).toHaveText(new RegExp(`${username} and 1 other replied to your discussion “Sleep”`))
    await expect(rows(page).getByRole('time')).toHaveText(/just now|minute/)
    await rows(page).getByRole('link').tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Sleep' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
    await page.goBack()
    await expect(rows(page)).toHaveCount(1)
    await expect(page.getByText('Unread')).toHaveCount(0)
  })
})

/** Opens a browser in which another member is signed in. */
async function openOtherBrowser(browser: Browser, server: ServerProcess) {
  const context = await browser.newContext({
    baseURL: server.url,
    extraHTTPHeaders: { 'x-forwarded-for': '10.255.1.1' },
  })
  const { username } = await seedSignedInMember(server, context, { username: uniqueName('other') })
  return { otherPage: await context.newPage(), username, context }
}
