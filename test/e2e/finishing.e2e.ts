import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Participation } from '#contract/challenges.ts'
import { findChallenge, joinChallenge, markDays } from './challenges.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, test, toast } from './site.ts'

/** Joins a challenge of three days and marks some of them. */
async function startShortChallenge(api: APIRequestContext, markedDays: number): Promise<Participation> {
  const joined = await joinChallenge(api, await findChallenge(api, ({ duration }) => duration === 3))
  await markDays(api, joined, markedDays)
  return joined
}

/** Marks the last day on the screen of the challenge. */
async function finish(page: Page, { id }: Participation['challenge']) {
  await page.goto(`/challenge/${id}`)
  await page.getByRole('button', { name: 'Mark Day Complete' }).click()
  const confirm = page.getByRole('button', { name: /^Mark day 3/ })
  await expect(confirm.or(page.getByRole('heading', { level: 1, name: /^Done: / })).first()).toBeVisible()
  if (await confirm.isVisible()) await confirm.click()
  await expect(page).toHaveURL(/\/finished\//)
  // The address changes before the screen does, and the focus moves only with the screen.
  await expect(page.getByRole('heading', { level: 1, name: /^Done: / })).toBeVisible()
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('shows how the challenge went after the last day, and closes the wall once', async ({
    page,
    api,
    signUp,
    consoleErrors,
  }) => {
    await signUp()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(countBricksLaidAtFirst)
    const { id, challenge } = await startShortChallenge(api, 2)
    await finish(page, challenge)
    await expect(page.getByRole('heading', { level: 1, name: `Done: ${challenge.title}` })).toBeVisible()
    await expect(page.getByRole('img', { name: '3 of 3 days done' })).toBeVisible()
    await expect(bricks(page)).toHaveCount(3)
    expect(await readBricksLaidAtFirst(page)).toBe(0)
    await expect(page.getByText('days done', { exact: true })).toBeVisible()
    await expect(page.getByText('day from start to finish')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your notes' }).getByRole('listitem')).toHaveText([
      /Note 1$/,
      /Note 2$/,
    ])
    const next = page.getByRole('region', { name: 'What next?' }).getByRole('listitem')
    await expect(next.first()).toBeVisible()
    expect(await next.count()).toBeLessThanOrEqual(3)
    await expect(page.getByRole('img', { name: /^The finished wall, I .* 3 days\./ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save the picture' })).toBeVisible()
    await expectNoHorizontalScroll(page)
    await expectAccessible(page)

    await page.goto('/challenges?tab=completed')
    await page.getByRole('link', { name: `See how it went: ${challenge.title}` }).click()
    await expect(page).toHaveURL(`/finished/${id}`)
    await page.reload()
    await expect(bricks(page)).toHaveCount(3)
    expect(await readBricksLaidAtFirst(page), 'after a reload').toBe(3)
    await page.getByRole('link', { name: 'Completed challenges' }).click()
    await expect(page).toHaveURL('/challenges?tab=completed')
    expect(consoleErrors).toEqual([])
  })
})

test('shows no streak to a member who hides them, and no motion to one who reduces it @prove', async ({
  page,
  api,
  signUp,
}) => {
  await signUp()
  await page.addInitScript(countBricksLaidAtFirst)
  await api.patch('/api/preferences', { data: { showNumbers: false } })
  const { challenge } = await startShortChallenge(api, 2)
  await page.goto(`/challenge/${challenge.id}`)
  await page.getByRole('button', { name: 'Plan a break' }).click()
  await expect(page.getByRole('dialog', { name: 'Plan a break' })).toBeVisible()
  await expect(page.getByText(/streak/i)).toHaveCount(0)
  await finish(page, challenge)
  await expect(bricks(page)).toHaveCount(3)
  expect(await readBricksLaidAtFirst(page)).toBe(3)
  await expect(page.getByText('days done', { exact: true })).toBeVisible()
  await expect(page.getByText(/streak/i)).toHaveCount(0)
})

test('draws a picture without a name unless the member adds it, for this member alone @prove', async ({
  page,
  api,
  context,
  signUp,
}) => {
  const { username } = await signUp()
  const { id } = await startShortChallenge(api, 3)
  await page.goto(`/finished/${id}`)
  const picture = page.getByRole('img', { name: /^The finished wall, / })
  await expect(picture).not.toHaveAccessibleName(new RegExp(username))
  const readPixels = () => picture.evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''))
  const isDrawn = async () => (await readPixels()).length > 20_000
  await expect.poll(isDrawn).toBe(true)
  const withoutName = await readPixels()
  const requests: string[] = []
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url())
    // The app loads code of other screens when it is idle.
    const isCode = request.method() === 'GET' && pathname.startsWith('/assets/')
    if (protocol.startsWith('http') && pathname !== '/api/events' && !isCode) requests.push(request.url())
  })
  const downloadPromise = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the picture' }).click()
  const download = await downloadPromise
  const file = readFileSync(await download.path())
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1350])
  await page.getByLabel('Add my name').check()
  await expect(picture).toHaveAccessibleName(new RegExp(username))
  await expect.poll(readPixels).not.toBe(withoutName)
  expect(requests, 'the picture stays on the device').toEqual([])

  await context.clearCookies()
  await signUp()
  for (const unknown of [id, 'nothing']) {
    await page.goto(`/finished/${unknown}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Challenge not found.' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to Challenges' }).click()
  await expect(page).toHaveURL(/\/challenges$/)
})

test('prefills a discussion that the member can edit before posting', async ({ page, api, signUp }) => {
  await signUp()
  const { id, challenge } = await startShortChallenge(api, 3)
  await page.goto(`/finished/${id}`)
  await page.getByRole('button', { name: 'Tell other members' }).click()
  const dialog = page.getByRole('dialog', { name: 'Start a Discussion' })
  await expect(dialog.getByLabel('Title')).toHaveValue(`Finished: ${challenge.title}`)
  await expect(dialog.getByRole('textbox', { name: 'Content' })).toHaveValue(/^I finished .+: 3 days done in 1 day\./)
  await expect(dialog.getByRole('textbox', { name: 'Content' })).not.toHaveValue(/Note 1/)
  await expect(dialog.getByLabel('Pillar')).toHaveValue(challenge.pillar)
  await page.keyboard.press('Escape')
  const listTitles = async () => {
    const posts: { title: string }[] = await (await api.get(`/api/forum?pillar=${challenge.pillar}`)).json()
    return posts.map(({ title }) => title)
  }
  expect(await listTitles()).not.toContain(`Finished: ${challenge.title}`)
  await page.getByRole('button', { name: 'Tell other members' }).click()
  await dialog.getByLabel('Title').fill('Three days, done')
  await dialog.getByRole('button', { name: 'Post' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await listTitles()).toContain('Three days, done')
})

test('returns to the challenge when the last day is undone from the toast or later on the same day @prove', async ({
  page,
  api,
  signUp,
}) => {
  await signUp()
  await page.setViewportSize({ width: 390, height: 844 })
  const { id, challenge } = await startShortChallenge(api, 2)
  await finish(page, challenge)
  await toast(page).getByRole('button', { name: 'Undo', exact: true }).press('Enter')
  await expect(page).toHaveURL(`/challenge/${challenge.id}`)
  await expect(page.getByText('2/3 days')).toBeVisible()
  await expect(page.locator('#main')).toBeFocused()

  const note = `https://example.org/${'a-very-long-address-'.repeat(8)}`
  await api.patch(`/api/user-challenges/${id}/progress`, { data: { progress: 3, note } })
  for (const path of ['/days', `/finished/${id}`]) {
    await page.goto(path)
    await expect(page.getByText(note)).toBeVisible()
    await expectNoHorizontalScroll(page)
  }
  await page.getByRole('button', { name: 'Undo day 3' }).click()
  await expect(page).toHaveURL(`/challenge/${challenge.id}`)
  await expect(page.getByText('2/3 days')).toBeVisible()
  await page.goto(`/finished/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Not finished yet' })).toBeVisible()
  await expect(page.getByText('2 of 3 days')).toBeVisible()
  await page.getByRole('link', { name: 'Open the challenge' }).click()
  await expect(page).toHaveURL(`/challenge/${challenge.id}`)
})

const bricks = (page: Page) => page.locator('article [data-brick=laid]')

/** Runs in the page. Counts the bricks that are laid when the wall appears, which are none while it closes. */
function countBricksLaidAtFirst() {
  new MutationObserver(() => {
    const wall = [...document.querySelectorAll('article [data-brick]')]
    if (wall.length > 0 && !('laidAtFirst' in window))
      Object.assign(window, { laidAtFirst: wall.filter((brick) => brick.matches('[data-brick=laid]')).length })
  }).observe(document, { childList: true, subtree: true })
}

const readBricksLaidAtFirst = (page: Page) => page.evaluate(() => Reflect.get(window, 'laidAtFirst'))
