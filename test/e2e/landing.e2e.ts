import type { Page } from '@playwright/test'
import { sampleDay } from '#web/features/site/landing/sample-day.ts'
import { expect, expectNoHorizontalScroll, test, fillSignIn } from './site.ts'

const headline = 'Transform yourself through the 7 pillars of masculine excellence'

test.describe('landing page', () => {
  test('shows the same text without JavaScript, and its buttons lead on', async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/')
    await expectLandingPageText(page)
    await expectNoHorizontalScroll(page)
    await expect(page.getByRole('button'), 'no controls that need a script').toHaveCount(0)
    await page.getByRole('link', { name: 'Sign In to Continue' }).click()
    await expect(page).toHaveURL('/sign-in')
    await page.goto('/')
    await page.getByRole('link', { name: 'Get Started' }).click()
    await expect(page).toHaveURL('/sign-up')
    await context.close()
  })

  test('is in the page, with a nonce on every script, and rare screens start with "Loading..."', async ({
    api,
    signUp,
  }) => {
    const response = await api.get('/')
    expect(response.status()).toBe(200)
    const html = await response.text()
    expect(html).toContain(headline)
    expect(html).not.toContain('Loading...')
    expect(html).not.toMatch(/\sstyle=/)
    expect(html).not.toContain('noindex')
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(response.headers()['content-security-policy'] ?? '')?.[1]
    const scripts = html.match(/<script[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(1)
    expect(nonce).toBeTruthy()
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
    expect(await (await api.get('/')).text(), 'every response has a new nonce').not.toContain(String(nonce))

    const expectLoading = async (path: string) => {
      const text = await (await api.get(path)).text()
      expect(text).toContain('<p role="status">Loading...</p>')
      expect(text).not.toContain('<h1')
      expect(text).not.toMatch(/\sstyle=/)
    }
    for (const path of ['/goals', '/nowhere']) await expectLoading(path)
    await signUp()
    await expectLoading('/settings')
  })

  test('lets the browser report what the policy blocks', async ({ page, api, signInAsAdmin, cspViolations }) => {
    await signInAsAdmin()
    await page.goto('/')
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('img'), { src: 'https://elsewhere.example/x.png' }))
    })
    const readReports = async () => (await api.get('/api/admin/csp-reports')).json()
    await expect
      .poll(readReports)
      .toContainEqual(expect.objectContaining({ directive: 'img-src', blocked: 'other-origin' }))
    await expect.poll(() => cspViolations.splice(0)).toHaveLength(1)
  })

  test('shows the specified headline and text, also during hydration', async ({ page }) => {
    await page.addInitScript(() => {
      const gaps: string[] = []
      Object.assign(window, { gaps })
      let shown = false
      new MutationObserver(() => {
        const heading = document.querySelector('h1')
        if (shown && !heading) gaps.push('the headline was gone')
        if (document.body?.innerText.includes('Loading...')) gaps.push('"Loading..." was shown')
        shown ||= heading !== null
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/')
    await expect(page).toHaveTitle('Seven Pillars')
    await expectLandingPageText(page)
    await expect(page.getByRole('button', { name: 'Use light theme' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Use light theme' }).click()
    await expect(page.getByRole('button', { name: 'Use dark theme' }), 'the page is interactive').toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'gaps'))).toEqual([])
  })
})

test.describe('screens for a visitor', () => {
  test('shows a not-found page on the screens of members, which open after sign-in', async ({
    page,
    signUp,
    context,
  }) => {
    const { email } = await signUp()
    await context.clearCookies()
    for (const path of ['/journal', '/admin/social', '/no/such/page', '/pillar/purpose?tab=resources']) {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page).toHaveTitle('Page Not Found · Seven Pillars')
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
      await expect(page.getByText('Already a member? Sign in to see this page')).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
      await expect(page).toHaveURL(`/sign-in?returnTo=${encodeURIComponent(path)}`)
    }
    await fillSignIn(page, email)
    await expect(page).toHaveURL('/pillar/purpose?tab=resources')
    await expect(page.getByRole('tab', { name: 'Resources', selected: true })).toBeVisible()
  })

  test('lets search engines index only the public screens', async ({ api, signUp }) => {
    const getRobotsHeader = async (path: string) => (await api.get(path)).headers()['x-robots-tag']
    for (const path of ['/', '/challenges', '/goals', '/sign-in', '/sign-up'])
      expect(await getRobotsHeader(path), path).toBeUndefined()
    expect(await getRobotsHeader('/journal'), 'not found for a visitor').toBe('noindex')
    expect(await (await api.get('/robots.txt')).text()).toContain('Disallow: /api/')
    await signUp()
    for (const path of ['/', '/challenges', '/journal', '/community'])
      expect(await getRobotsHeader(path), path).toBe('noindex')
  })
})

async function expectLandingPageText(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
  await expect(page.getByText('Pick a challenge, complete one small step a day')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/api/login?screen=sign-up')

  const pillars = page.getByRole('region', { name: 'What you’ll work on' }).getByRole('listitem')
  await expect(pillars.getByRole('heading')).toHaveText([
    'Purpose',
    'Mental',
    'Physical',
    'Brotherhood',
    'Career',
    'Spiritual',
  ])
  for (const card of await pillars.all()) await expect(card.getByRole('paragraph')).toHaveText(/\w.*\.$/)

  const stats: [string, string][] = [
    ['50+', 'Guided Challenges'],
    ['100+', 'Resources & Guides'],
    ['1000+', 'Active Members'],
  ]
  for (const [index, [figure, name]] of stats.entries()) {
    await expect(page.getByRole('term').nth(index)).toHaveText(name)
    await expect(page.getByRole('definition').nth(index)).toHaveText(figure)
  }

  const journey = page.getByRole('region', { name: 'Your Journey Starts Here' })
  await expect(journey.getByRole('listitem').getByRole('heading')).toHaveText([
    'Track Your Progress',
    'Learn & Grow',
    'Connect & Share',
  ])
  const { challenge, day, duration, stepText } = sampleDay
  await expect(journey.getByRole('figure')).toContainText(`${challenge}Day ${day} of ${duration}`)
  await expect(journey.getByRole('figure')).toContainText(stepText)
  await expect(
    journey.getByRole('img', { name: `${day - 1} of ${duration} days done; day ${day} is today` }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign In to Continue' })).toHaveAttribute('href', '/api/login')
}
