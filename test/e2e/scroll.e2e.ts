import type { APIRequestContext, Page } from '@playwright/test'
import { transaction } from '#server/database/transaction.ts'
import { addStarter } from '#server/features/forum/starters.ts'
import { withDatabase } from './database.ts'
import { waitUntilHydrated } from './hydration.ts'
import { holdRequests } from './network.ts'
import { expect, test } from './site.ts'

test('restores the position in a long thread after full page loads @prove', async ({ page, signUp, api }) => {
  await signUp()
  await page.goto(await writeThread(api))
  await scrollDown(page, 4_000)
  // The heights of replies that were not in view yet are guesses, so pixels are not comparable.
  const reply = page.getByText('Reply 12.')
  await reply.scrollIntoViewIfNeeded()
  const getTop = async () => (await reply.boundingBox())?.y
  const top = (await getTop()) ?? 0
  const expectReply = (message: string) => expect.poll(getTop, message).toBeCloseTo(top, -1)
  await page.reload()
  await expectReply('after a reload')
  await page.goto('/settings/account')
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()
  await expectPosition(page, 0, 'in a new document')
  await page.goBack()
  await expectReply('back from another screen')

  await page.reload()
  await waitUntilHydrated(page)
  await page.reload()
  await expectReply('after two reloads')
})

test('goes back to the same discussion of a long list with one request, below a new one', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  const addDiscussion = (title: string) =>
    withDatabase(server, (database) =>
      // Otherwise the server may index the discussion between its two writes.
      transaction(database, (tx) => addStarter(tx, { pillar: 'career', title, content: longText }, new Date())),
    )
  for (let index = 0; index < 130; index++) await addDiscussion(`Discussion ${index}`)
  await page.goto('/community?pillar=career')
  const opened = page.getByRole('link', { name: 'Discussion 20', exact: true })
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 2_000))
    await expect(opened).toBeAttached({ timeout: 50 })
  }).toPass({ intervals: [50] })
  await opened.scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const getTop = () => opened.evaluate((link) => Math.round(link.getBoundingClientRect().top))
  const top = await getTop()
  const isRead = page.waitForResponse(/\/api\/forum\/[^/]+\/read$/)
  await opened.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Discussion 20' })).toBeVisible()
  await isRead
  await addDiscussion('A new discussion')
  const requests: string[] = []
  page.on('request', (request) => {
    if (/\/api\/forum\?(?!.*pinned)/.test(request.url())) requests.push(request.url())
  })
  await page.goBack()
  await expect.poll(getTop).toBeCloseTo(top, -1)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('link', { name: 'A new discussion' })).toBeAttached()
  await expect.poll(getTop).toBeCloseTo(top, -1)
  expect(requests).toHaveLength(1)
})

test('leaves the position to a member who scrolls right after a reload @prove', async ({ page, signUp, api }) => {
  await signUp()
  await page.goto(await writeThread(api))
  await scrollDown(page, 4_000)
  await page.reload()
  await scrollToTop(page)
  await expect(page.getByText('Reply 12')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectPosition(page, 0)
})

test('leaves the position to a member who scrolls back up before the app starts @prove', async ({
  page,
  signUp,
  api,
}) => {
  await signUp()
  await page.goto(await writeThread(api))
  await scrollDown(page, 4_000)
  const release = await holdRequests(page, /\/assets\/.*\.js$/)
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => getPosition(page), 'the browser restores the position').toBeGreaterThan(3_000)
  await scrollToTop(page)
  release()
  await expect(page.getByRole('button', { name: /^Actions for|^Edit reply/ }).first(), 'loads later').toBeAttached()
  await page.waitForLoadState('networkidle')
  await expectPosition(page, 0)
})

test('leaves the position to a visitor who scrolls the landing page before the app starts @prove', async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/.*\.js$/)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => getPosition(page)).toBeGreaterThan(500)
  const position = await getPosition(page)
  release()
  // Without scrolling to the button.
  await page.getByRole('button', { name: 'Use light theme' }).evaluate((button: HTMLElement) => button.click())
  await expect(page.locator('html')).toHaveClass('light')
  await expectPosition(page, position)
})

test('scrolls to the element of a hash whose content arrives late @prove', async ({ page, signUp, api }) => {
  await signUp()
  await page.setViewportSize({ width: 1280, height: 500 })
  const thread = await writeThread(api)
  for (const { path, target } of [
    { path: '/settings#delete', target: page.getByRole('heading', { name: 'Delete your account' }) },
    { path: `${thread}#replies`, target: page.locator('#replies') },
  ]) {
    const release = await holdRequests(page, /\/api\//)
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    release()
    await page.waitForLoadState('networkidle')
    await expect(target).toBeInViewport()
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('starts at the top of another screen, also with the hash of the skip link or of a missing element @prove', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/challenges')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await skip.press('Enter')
  await scrollDown(page, 2_000)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Community' }).click()
  await expect(page).toHaveURL('/community')
  await expect(page.getByRole('main').getByRole('listitem').nth(15)).toBeAttached()
  await expectPosition(page, 0)
  await skip.press('Enter')
  await expect(page).toHaveURL('/community#main')
  await page.waitForLoadState('networkidle')
  expect(await getPosition(page)).toBeLessThan(200)

  await page.goto('/challenges')
  await scrollDown(page, 2_000)
  await page.evaluate(() => {
    history.pushState(null, '', '/community#missing')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').nth(15)).toBeAttached()
  await expectPosition(page, 0)
})

async function writeThread(api: APIRequestContext) {
  const response = await api.post('/api/forum', { data: { title: 'A thread', content: longText, pillar: 'mental' } })
  const path = `/community/${(await response.json()).id}`
  for (let index = 0; index < 30; index++)
    await api.post(`/api/forum/${path.split('/')[2]}/replies`, { data: { content: `Reply ${index}. ${longText}` } })
  return path
}

const longText = 'Some words to read. '.repeat(40)

/** Scrolls step by step, so that long lists load more. @returns the position */
async function scrollDown(page: Page, distance: number): Promise<number> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 400))
    expect(await getPosition(page)).toBeGreaterThanOrEqual(distance)
  }).toPass({ intervals: [50] })
  await page.waitForLoadState('networkidle')
  return getPosition(page)
}

/** Turns the wheel until the top is reached. The page grows on the way, because distant rows are laid out late. */
async function scrollToTop(page: Page) {
  await page.mouse.move(700, 500)
  await expect(async () => {
    await page.mouse.wheel(0, -20_000)
    await expect.poll(() => getPosition(page), { timeout: 500 }).toBe(0)
  }).toPass()
}

async function expectPosition(page: Page, position: number, message?: string) {
  await expect.poll(() => getPosition(page), message).toBeCloseTo(position, -1)
}

function getPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}
