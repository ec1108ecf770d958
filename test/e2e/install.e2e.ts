import type { APIRequestContext, Page } from '@playwright/test'
import type { ServerProcess } from '../server-process.ts'
import { findChallenge } from './challenges.ts'
import { withDatabase } from './database.ts'
import { daysAgo, listDates, seedParticipation } from './seed-days.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, type Member, test, toast } from './site.ts'

type ManifestIcon = { src: string; sizes: string; type: string; purpose?: string }

test('has a manifest with which browsers install the app and open its shortcuts', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/')
  const session = await page.context().newCDPSession(page)
  const { url, errors } = await session.send('Page.getAppManifest')
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Test browsers use a private window.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const manifest = await (await page.request.get(url)).json()
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone', name: 'Seven Pillars' })
  const shortcutIcons: ManifestIcon[] = manifest.shortcuts.flatMap(({ icons }: { icons: ManifestIcon[] }) => icons)
  const icons: ManifestIcon[] = [...manifest.icons, ...shortcutIcons]
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
    '512x512 monochrome',
    '96x96 undefined',
    '96x96 undefined',
  ])
  for (const { src, sizes } of [
    ...icons,
    { src: '/icons/badge-96.png', sizes: '96x96' },
    { src: '/icons/apple-touch-icon.png', sizes: '180x180' },
  ]) {
    const response = await page.request.get(src)
    expect(response.headers()['content-type'], src).toBe('image/png')
    expect(readPngSize(await response.body()), src).toBe(sizes)
  }
  await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveAttribute('href', '/icons/apple-touch-icon.png')
  for (const { url: path } of manifest.shortcuts) expect((await page.goto(path))?.status()).toBe(200)

  await page.goto('/journal?new=1')
  const dialog = page.getByRole('dialog', { name: 'New Entry' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page, 'not again on reload').toHaveURL('/journal')
})

test('asks a visitor who shares a post to sign in, and puts that of a member into the form of the feed', async ({
  page,
  signUp,
}) => {
  await page.goto('/share?text=https%3A%2F%2Fwww.tiktok.com%2F%40jonas%2Fvideo%2F7301234567890')
  const link = page.getByRole('main').getByRole('link', { name: 'Sign In' })
  await expect(link).toHaveAttribute('href', /returnTo=%2Fshare%3Ftext%3D/)

  await signUp()
  await page.goto(
    `/share?${new URLSearchParams({ text: 'Look: https://www.tiktok.com/@jonas/video/7301234567890?_t=1' })}`,
  )
  await expect(page).toHaveURL('/social-feed')
  await expect(page.getByLabel('Post link')).toHaveValue('https://www.tiktok.com/@jonas/video/7301234567890')
  await expect(page.getByLabel('Platform', { exact: true })).toHaveValue('tiktok')
  await page.goto(`/share?${new URLSearchParams({ title: 'A page', url: 'https://example.org/' })}`)
  await expect(page.getByRole('heading', { level: 1, name: 'No post found' })).toBeVisible()
  await page.getByRole('link', { name: 'Open the Social Feed' }).click()
  await expect(page).toHaveURL('/social-feed')
})

const hint = (page: Page) => page.getByRole('region', { name: /^(Add|Install) Seven Pillars/ })

test('counts due steps on its icon, and offers once to install it after the third marked day @prove', async ({
  page,
  api,
  server,
  signUp,
}) => {
  await seedMarkedDays(server, api, await signUp(), 2)
  await page.addInitScript(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void Reflect.set(window, 'prompted', event.defaultPrevented),
    })
    addEventListener('DOMContentLoaded', () => dispatchEvent(event))
    const counts: number[] = []
    Object.assign(window, { counts })
    Object.assign(navigator, { setAppBadge: async (count: number) => void counts.push(count) })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Tonight’s question' })).toBeVisible()
  await expect(hint(page), 'after two days').toBeHidden()
  const readCounts = () => page.evaluate(() => Reflect.get(window, 'counts'))
  await expect.poll(readCounts).toEqual([1])
  await page
    .getByRole('button', { name: /^Mark Day Complete/ })
    .first()
    .click()
  await expect(page.getByText('All done for today.')).toBeVisible()
  // The screen shows it before it is saved.
  await expect(toast(page).getByText('Progress Updated!')).toBeVisible()
  await expect.poll(readCounts, 'removed').toEqual([1, 0])
  await page.reload()
  await expect(hint(page)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoHorizontalScroll(page)
  await hint(page).getByRole('button', { name: 'Install' }).click()
  expect(await page.evaluate(() => Reflect.get(window, 'prompted'))).toBe(true)
  await expect(hint(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Tonight’s question' })).toBeVisible()
  await expect(hint(page)).toBeHidden()
})

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 844 },
  })

  test('says how to add the app to the home screen @prove', async ({ page, api, server, signUp }) => {
    await seedMarkedDays(server, api, await signUp(), 3)
    // Safari has it only in installed apps.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
    await page.goto('/')
    await expect(hint(page)).toContainText('In Safari, tap Share, then “Add to Home Screen”.')
    await hint(page).getByRole('button', { name: 'No thanks' }).click()
    await expect(hint(page)).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Tonight’s question' })).toBeVisible()
    await expect(hint(page)).toBeHidden()
  })
})

/** Marks the days until yesterday, and turns on reminders, whose offer would come first. */
async function seedMarkedDays(server: ServerProcess, api: APIRequestContext, { id: userId }: Member, days: number) {
  expect((await api.patch('/api/reminders', { data: { on: true } })).status()).toBe(200)
  const { id: challengeId } = await findChallenge(api, ({ duration }) => duration === 30)
  await withDatabase(server, (database) =>
    seedParticipation(database, { userId, challengeId, dates: listDates(daysAgo(days), days) }),
  )
}

function readPngSize(bytes: Buffer): string {
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}
