import type { BrowserContext, Page } from '@playwright/test'
import { findChallenge, joinChallenge } from './challenges.ts'
import { builtFile, holdRequests } from './network.ts'
import { expect, test, toast } from './site.ts'

const navItems = [
  { label: 'Home', path: '/', title: 'Home' },
  { label: 'Pillars', path: '/pillars', title: 'Core Pillars' },
  { label: 'Challenges', path: '/challenges', title: 'Challenges' },
  { label: 'Goals', path: '/goals', title: 'Goals & Accountability' },
  { label: 'Your days', path: '/days', title: 'Your days' },
  { label: 'Community', path: '/community', title: 'Community' },
  { label: 'Crews', path: '/crews', title: 'Crews' },
  { label: 'Journal', path: '/journal', title: 'Journal' },
  { label: 'Resources', path: '/resources', title: 'Resources' },
  { label: 'Social Feed', path: '/social-feed', title: 'Social Feed' },
]
const adminPaths = {
  'AI Populate': '/admin/populate',
  'Create Challenges': '/admin/challenges',
  'Manage Posts': '/admin/social',
  Library: '/admin/library',
  Members: '/admin/members',
  Announcements: '/admin/announcements',
  Status: '/admin/status',
  Delivery: '/admin/delivery',
  Security: '/admin/security',
}

const supporting = 'Supporting 10,000+ men worldwide'

test.describe('sidebar', () => {
  test('links to the main screens, marks the current one or its parent and refetches no session @prove', async ({
    page,
    signUp,
  }) => {
    await signUp()
    await page.clock.install()
    await page.goto('/pillar/mental')
    const current = sidebar(page).locator('[aria-current]')
    await expect(current).toHaveText('Pillars')
    await expect(current).toHaveAttribute('aria-current', 'true')
    await expect(sidebar(page).getByRole('link')).toHaveText(['Seven Pillars', ...navItems.map(({ label }) => label)])
    await expect(sidebar(page).getByText(supporting)).toBeVisible()
    const requestedUrls: string[] = []
    page.on(
      'request',
      (request) => void (/\/api\/(site|auth\/user)$/.test(request.url()) && requestedUrls.push(request.url())),
    )
    await page.clock.runFor('10:00')
    for (const { label, path, title } of navItems) {
      await sidebar(page).getByRole('link', { name: label, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(page).toHaveTitle(new RegExp(`^${title}.* · Seven Pillars$`))
      await expect(current).toHaveText(label)
      await expect(current).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('main')).toBeFocused()
    }
    expect(requestedUrls).toEqual([])
    await sidebar(page).getByRole('link', { name: 'Seven Pillars' }).click()
    await expect(page).toHaveURL('/')
  })

  test('collapses to icons with a click or a shortcut, but not with similar keys or behind a dialog @prove', async ({
    page,
    signUp,
    context,
  }) => {
    await signUp()
    await page.goto('/goals')
    await expect.poll(() => getSidebarWidth(page), 'open by default').toBe(256)
    const toggle = page.getByRole('button', { name: 'Toggle sidebar' })
    await toggle.click()
    await expect.poll(() => getSidebarWidth(page)).toBe(48)
    const cookie = await findSidebarCookie(context)
    expect(cookie?.value).toBe('false')
    expect(cookie?.expires, 'in a week').toBeCloseTo(Date.now() / 1000 + 604_800, -2)
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(sidebar(page).getByText(supporting)).toBeHidden()
    await expect(sidebar(page).getByText('Journal', { exact: true })).toHaveCSS('width', '1px')

    const release = await holdRequests(page, builtFile('ui/TooltipBubble.tsx'))
    await page.reload()
    await expect.poll(() => getSidebarWidth(page)).toBe(48)
    const tooltip = page.waitForResponse(builtFile('ui/TooltipBubble.tsx'))
    await toggle.hover()
    await page.mouse.down()
    release()
    await (await tooltip).finished()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.mouse.up()
    await expect.poll(() => getSidebarWidth(page), 'the tooltip that loads takes no click').toBe(256)
    expect((await findSidebarCookie(context))?.value).toBe('true')

    const link = sidebar(page).getByRole('link', { name: 'Journal' })
    await link.focus()
    await page.keyboard.press('Control+b')
    await expect.poll(() => getSidebarWidth(page)).toBe(48)
    await page.keyboard.press('Meta+b')
    await expect.poll(() => getSidebarWidth(page)).toBe(256)
    for (const keys of ['b', 'Control+Shift+b', 'Control+Alt+b', 'Control+b']) await page.keyboard.press(keys)
    await expect.poll(() => getSidebarWidth(page), 'only the last key counted').toBe(48)
    await expect(link, 'the focus stays').toBeFocused()
    await page.getByRole('button', { name: 'New Goal' }).first().click()
    await expect(page.getByRole('dialog', { name: 'New Goal' })).toBeVisible()
    await page.keyboard.press('Control+b')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await getSidebarWidth(page)).toBe(48)
  })

  test('can be hidden when it is closed, is remembered for the browser and opens again with the keyboard @prove', async ({
    page,
    signUp,
  }) => {
    await signUp()
    await page.goto('/settings/appearance')
    const setting = page.getByRole('combobox', { name: 'When the sidebar is closed' })
    await expect(setting).toHaveValue('icons')
    await setting.selectOption('Hide it')
    await expect.poll(() => getSidebarWidth(page), 'an open sidebar stays').toBe(256)
    const toggle = page.getByRole('button', { name: 'Toggle sidebar' })
    await toggle.click()
    await expect(sidebar(page)).toBeHidden()
    expect(await page.getByRole('banner').boundingBox()).toMatchObject({ x: 0, width: 1280 })

    await signUp()
    await page.addInitScript(() => {
      let isSeen = false
      const check = () => {
        isSeen ||= (document.getElementById('sidebar')?.offsetWidth ?? 0) > 0
        Object.assign(window, { isSidebarSeen: isSeen })
        requestAnimationFrame(check)
      }
      check()
    })
    await page.goto('/pillars')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(sidebar(page), 'for the next member of this browser too').toBeHidden()
    expect(await page.evaluate(() => Reflect.get(window, 'isSidebarSeen')), 'while the page loads').toBe(false)

    await toggle.click()
    await expect.poll(() => getSidebarWidth(page)).toBe(256)
    await sidebar(page).getByRole('link', { name: 'Goals' }).focus()
    await page.keyboard.press('Control+b')
    await expect(sidebar(page)).toBeHidden()
    await expect(toggle, 'the focus moves out of the sidebar').toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  })
})

test.describe('sidebar below 768 px', () => {
  test.use({ viewport: { width: 767, height: 844 } })

  test('is a sheet, which closes with More, on a tap outside it and from 768 px', async ({ page, signUp, context }) => {
    await signUp()
    // It concerns only the sidebar of a wide screen.
    await page.addInitScript(() => localStorage.setItem('closed-sidebar', 'hidden'))
    await page.goto('/pillars')
    const more = page.getByRole('button', { name: 'More' })
    const sheet = page.getByRole('dialog', { name: 'More' })
    await expect(page.getByRole('button', { name: 'Toggle sidebar' })).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    await more.click()
    expect((await sheet.getByText(supporting).locator('..').boundingBox())?.width).toBeCloseTo(288)
    await expect(sheet.locator('[aria-current="page"]')).toHaveText('Pillars')
    await expect(page.getByRole('main'), 'behind the sheet').toHaveAttribute('inert')
    await more.click()
    await expect(sheet).toHaveCount(0)
    await expect(more).toBeFocused()
    await more.click()
    await expect(sheet).toBeVisible()
    await page.mouse.click(700, 400)
    await expect(sheet).toHaveCount(0)
    await page.keyboard.press('Control+b')
    await expect(sheet, 'the shortcut opens the sheet too').toBeVisible()
    expect(await findSidebarCookie(context), 'the sheet is not remembered').toBeUndefined()
    await page.setViewportSize({ width: 768, height: 844 })
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })
})

test.describe('More on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('leaves the buttons of a toast and of the notice of an ended session usable @prove', async ({
    page,
    signUp,
    api,
  }) => {
    await signUp()
    const challenge = await findChallenge(api)
    await joinChallenge(api, challenge)
    await page.goto(`/challenge/${challenge.id}`)
    const release = await markDayBehindMore(page)
    release()
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'More' })).toHaveCount(0)

    const releaseSecond = await markDayBehindMore(page)
    await api.get('/api/logout')
    releaseSecond()
    const dialog = page.getByRole('dialog', { name: 'Sign In Required' })
    await expect(dialog).toContainText('Your session has ended.')
    await dialog.getByRole('link', { name: 'Sign In to Continue' }).click({ trial: true })
  })

  /** Opens More before the reply to a completed day. @returns a function that lets the call through */
  async function markDayBehindMore(page: Page) {
    await expect(page.getByRole('button', { name: 'Mark Day Complete' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const release = await holdRequests(page, /\/api\/user-challenges\/.*\/check-ins$/)
    await page.getByRole('button', { name: 'Mark Day Complete' }).click()
    await page.getByRole('button', { name: 'More' }).click()
    await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible()
    return release
  }
})

test.describe('lazy components', () => {
  test('shows a toast when a dialog fails to load and a retry in place of a section @prove', async ({
    page,
    signUp,
  }) => {
    await signUp()
    let isBlocked = true
    await page.route(builtFile('features/goals/GoalForm.tsx'), (route) =>
      isBlocked ? route.abort() : route.continue(),
    )
    const toastLoaded = page.waitForResponse(builtFile('ui/ToastViewport.tsx'))
    await page.goto('/goals')
    await toastLoaded
    await page.getByRole('button', { name: 'New Goal' }).click()
    await expect(toast(page)).toContainText('This could not be loaded. Try again.')
    await toast(page).getByRole('button', { name: 'Close' }).click()
    isBlocked = false
    await page.getByRole('button', { name: 'New Goal' }).click()
    await expect(page.getByRole('dialog', { name: 'New Goal' }).getByLabel('Title')).toBeFocused()

    isBlocked = true
    await page.route(builtFile('features/accounts/PasswordForm.tsx'), (route) =>
      isBlocked ? route.abort() : route.continue(),
    )
    await page.goto('/settings/account')
    const section = page.getByRole('region', { name: 'Password' })
    await expect(section.getByRole('alert')).toContainText('This could not be loaded.')
    isBlocked = false
    await section.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(section.getByRole('button', { name: 'Change password' })).toBeVisible()
    await expect(section, 'the focus moves to the section').toBeFocused()
  })

  test('offers a retry when a screen cannot load, and reloads the page when it belongs to an older build @prove', async ({
    page,
    signUp,
  }) => {
    await signUp()
    await page.goto('/pillars')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const url of [builtFile('features/goals/GoalsPage.tsx'), /:\d+\/$/])
      await page.route(url, (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
      )
    await sidebar(page).getByRole('link', { name: 'Goals' }).click()
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Goals & Accountability' })).toBeVisible()

    let isGone = true
    await page.route(builtFile('features/goals/GoalsPage.tsx'), (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await page.goto('/pillars')
    await sidebar(page).getByRole('link', { name: 'Goals' }).click()
    await expect(
      page.getByRole('heading', { name: 'Something went wrong' }),
      'no reload when the server has the same build',
    ).toBeVisible()
    await page.goto('/pillars')
    // The notice of a new version and the screen both look.
    await page.route('**/', async (route) => {
      isGone = false
      await route.fulfill({
        contentType: 'text/html',
        body: '<script type="module" src="/assets/index-later.js"></script>',
      })
    })
    await sidebar(page).getByRole('link', { name: 'Goals' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Goals & Accountability' })).toBeVisible()
    await expect(page).toHaveURL('/goals')
  })
})

test.describe('admin screens', () => {
  test('are hidden from a member, who reads why, and a group in the sidebar of an admin', async ({
    page,
    signUp,
    signInAsAdmin,
  }) => {
    await signUp()
    for (const path of ['/admin/populate', '/admin/members']) {
      await page.goto(path)
      await expect(page).toHaveTitle('Admins only · Seven Pillars')
      await expect(page.getByRole('heading', { level: 1, name: 'Admins only' })).toBeVisible()
    }
    await expect(sidebar(page).getByRole('link'), 'no links for staff').toHaveCount(navItems.length + 1)
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')

    await signInAsAdmin()
    await page.goto('/')
    await expect(sidebar(page).getByRole('heading', { name: 'Admin' })).toBeVisible()
    for (const [name, path] of Object.entries(adminPaths))
      await expect(sidebar(page).getByRole('link', { name })).toHaveAttribute('href', path)
    await sidebar(page).getByRole('link', { name: 'AI Populate' }).click()
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('AI Populate')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Admins only')
  })
})

test.describe('theme', () => {
  test('is dark by default, and keeps the chosen theme for visitors and members without a flash', async ({
    page,
    signUp,
  }) => {
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() =>
        seen.push(`${document.documentElement.className} ${document.body ? 'with' : 'without'} a body`),
      ).observe(document, {
        attributes: true,
        attributeFilter: ['class'],
        subtree: true,
      })
    })
    await page.goto('/')
    await expect(page.locator('html')).toHaveClass('dark')
    await page.getByRole('button', { name: 'Use light theme' }).click()
    await expect(page.locator('html')).toHaveClass('light')
    for (const member of [false, true]) {
      if (member) await signUp()
      await page.goto('/')
      await expect(page.getByRole('button', { name: 'Use dark theme' })).toBeVisible()
      const seen = await page.evaluate(() => Reflect.get(window, 'seen'))
      expect(seen[0]).toBe('light without a body')
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
        'rgb(246, 243, 236)',
      )
      await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#f6f3ec')
    }
    await page.getByRole('button', { name: 'Use dark theme' }).click()
    await expect(page.locator('html')).toHaveClass('dark')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  })

  test('changes the theme when the browser cannot store it @prove', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Refused', 'SecurityError')
        },
      })
    })
    await page.goto('/')
    await expect(page.locator('html')).toHaveClass('dark')
    await page.getByRole('button', { name: 'Use light theme' }).click()
    await expect(page.locator('html')).toHaveClass('light')
  })
})

test('has a skip link on every screen, and a screen for addresses that do not exist', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/pillars')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Explore Purpose & Direction' })).toBeFocused()

  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle('Page Not Found · Seven Pillars')
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByText('A member?')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

function sidebar(page: Page) {
  return page.getByRole('complementary', { name: 'Sidebar' })
}

async function getSidebarWidth(page: Page): Promise<number | undefined> {
  return (await sidebar(page).boundingBox())?.width
}

async function findSidebarCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'sidebar_state')
}
