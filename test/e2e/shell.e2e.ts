import type { Page } from '@playwright/test'
import { holdRequests } from './network.ts'
import { expect, expectNoHorizontalScroll, test } from './site.ts'

const navItems = [
  { label: 'Home', path: '/' },
  { label: 'Pillars', path: '/pillars' },
  { label: 'Challenges', path: '/challenges' },
  { label: 'Goals', path: '/goals' },
  { label: 'Your days', path: '/days' },
  { label: 'Community', path: '/community' },
  { label: 'Journal', path: '/journal' },
  { label: 'Social Feed', path: '/social-feed' },
]
const adminNavItems = [
  { label: 'AI Populate', path: '/admin/populate' },
  { label: 'Create Challenges', path: '/admin/challenges' },
  { label: 'Manage Posts', path: '/admin/social' },
  { label: 'Members', path: '/admin/members' },
  { label: 'Announcements', path: '/admin/announcements' },
  { label: 'Delivery', path: '/admin/delivery' },
  { label: 'Security', path: '/admin/security' },
]

const supporting = 'Supporting 10,000+ men worldwide'

test.describe('sidebar', () => {
  test('links to the main screens and marks the current one or its parent', async ({ page, signUp, api }) => {
    await signUp()
    await page.goto('/')
    await expect(sidebar(page).getByRole('link')).toHaveText(['Seven Pillars', ...navItems.map(({ label }) => label)])
    await expect(sidebar(page).getByText(supporting)).toBeVisible()
    for (const { label, path } of [...navItems.slice(1), ...navItems.slice(0, 1)]) {
      await sidebar(page).getByRole('link', { name: label, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText(label)
      await expect(page.getByRole('main')).toBeFocused()
    }

    const [challenge] = await (await api.get('/api/challenges')).json()
    const [post] = await (await api.get('/api/forum')).json()
    const nestedPaths = {
      '/pillar/mental': 'Pillars',
      '/pillars/mental': 'Pillars',
      [`/challenge/${challenge.id}`]: 'Challenges',
      [`/community/${post.id}`]: 'Community',
    }
    for (const [path, label] of Object.entries(nestedPaths)) {
      await page.goto(path)
      await expect(sidebar(page).locator('[aria-current]')).toHaveText(label)
      await expect(sidebar(page).locator('[aria-current]')).toHaveAttribute('aria-current', 'true')
    }
    await sidebar(page).getByRole('link', { name: 'Seven Pillars' }).click()
    await expect(page).toHaveURL('/')
  })

  test('collapses to icons, stays collapsed after a reload and expands again', async ({ page, signUp, context }) => {
    await signUp()
    await page.goto('/pillars')
    await expect.poll(() => getSidebarWidth(page), 'open by default').toBe(256)
    const toggle = page.getByRole('button', { name: 'Toggle sidebar' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    const cookie = await captureCookieWrite(page, () => toggle.click())
    expect(cookie).toMatch(/^sidebar_state=false;/)
    expect(cookie).toMatch(/max-age=604800/i)
    await expect.poll(() => getSidebarWidth(page)).toBe(48)
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(sidebar(page).getByText(supporting)).toBeHidden()
    await expect(sidebar(page).getByText('Journal', { exact: true })).toHaveCSS('width', '1px')
    await expect(sidebar(page).getByRole('link', { name: 'Journal' }), 'the icon keeps its label').toBeVisible()

    const release = await holdRequests(page, /\/assets\/TooltipBubble-.*\.js$/)
    await page.reload()
    await expect.poll(() => getSidebarWidth(page)).toBe(48)
    const tooltip = page.waitForResponse(/TooltipBubble/)
    await toggle.hover()
    const expand = async () => {
      await page.mouse.down()
      release()
      await (await tooltip).finished()
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await page.mouse.up()
    }
    expect(await captureCookieWrite(page, expand)).toMatch(/^sidebar_state=true;/)
    await expect.poll(() => getSidebarWidth(page), 'the tooltip that loads takes no click').toBe(256)
    const savedCookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state')
    expect(savedCookie).toMatchObject({ value: 'true', path: '/' })
  })

  test('toggles with Ctrl+B and Cmd+B but not with similar keys or behind a dialog', async ({ page, signUp }) => {
    await signUp()
    await page.goto('/pillars')
    const link = sidebar(page).getByRole('link', { name: 'Goals' })
    await link.focus()
    await page.keyboard.press('Control+b')
    await expect.poll(() => getSidebarWidth(page)).toBe(48)
    await expect(link, 'the focus stays').toBeFocused()
    await page.keyboard.press('Meta+b')
    await expect.poll(() => getSidebarWidth(page)).toBe(256)
    await expect(link).toBeFocused()
    await page.keyboard.press('b')
    await page.keyboard.press('Control+Shift+b')
    await page.keyboard.press('Control+Alt+b')
    await page.keyboard.press('Control+b')
    await expect.poll(() => getSidebarWidth(page), 'only the last key counted').toBe(48)

    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/goals')
    await page.getByRole('button', { name: 'New Goal' }).first().click()
    await expect(page.getByRole('dialog', { name: 'New Goal' })).toBeVisible()
    await page.keyboard.press('Control+b')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await getSidebarWidth(page)).toBe(48)
    await page.keyboard.press('Control+b')
    await expect.poll(() => getSidebarWidth(page)).toBe(256)
  })

  test('can be hidden when it is closed, is remembered for the browser and opens again with the keyboard', async ({
    page,
    signUp,
  }) => {
    await signUp()
    await page.goto('/settings')
    const setting = page.getByRole('combobox', { name: 'When the sidebar is closed' })
    await expect(setting).toHaveValue('icons')
    await setting.selectOption('Hide it')
    await expect.poll(() => getSidebarWidth(page), 'an open sidebar stays').toBe(256)
    const toggle = page.getByRole('button', { name: 'Toggle sidebar' })
    expect(await captureCookieWrite(page, () => toggle.click())).toMatch(/^sidebar_state=false;.*max-age=604800/i)
    await expect(sidebar(page)).toBeHidden()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    expect((await page.getByRole('banner').boundingBox())?.x).toBe(0)
    expect((await page.getByRole('banner').boundingBox())?.width).toBe(1280)

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
    await page.waitForLoadState('networkidle')
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
    await page.keyboard.press('Meta+b')
    await expect.poll(() => getSidebarWidth(page)).toBe(256)
    await page.keyboard.press('Tab')
    await expect(sidebar(page).getByRole('link', { name: 'Seven Pillars' })).toBeFocused()
    await page.goto('/settings')
    await setting.selectOption('Show icons')
    await page.keyboard.press('Control+b')
    await expect.poll(() => getSidebarWidth(page)).toBe(48)
  })
})

test.describe('sidebar below 768 px', () => {
  test.use({ viewport: { width: 767, height: 844 } })

  test('opens the sidebar as a sheet that traps and restores the focus', async ({ page, signUp, context }) => {
    await signUp()
    // It concerns only the sidebar of a wide screen.
    await page.addInitScript(() => localStorage.setItem('closed-sidebar', 'hidden'))
    await page.goto('/pillars')
    const toggle = page.getByRole('button', { name: 'Toggle sidebar' })
    await expect(toggle).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    await toggle.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    const labels = [...navItems, { label: 'Settings' }].map(({ label }) => label)
    await expect(sheet.getByRole('link')).toHaveText(['Seven Pillars', ...labels])
    expect((await sheet.boundingBox())?.width).toBeCloseTo(288)
    await expect(sheet.locator('[aria-current="page"]')).toHaveText('Pillars')
    await expect(sheet.getByText(supporting)).toBeVisible()

    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab')
      expect(
        await sheet.evaluate(
          (element) => element.contains(document.activeElement) || document.activeElement === document.body,
        ),
        `in the sheet or the browser's own controls after Tab ${press + 1}`,
      ).toBe(true)
    }
    await expect(page.getByRole('tooltip'), 'Escape would close a tooltip first').toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(toggle).toBeFocused()
    await page.keyboard.press('Enter')
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(sheet).toHaveCount(0)
    await expect(toggle).toBeFocused()
    expect(
      (await context.cookies()).map(({ name }) => name),
      'the sheet is closed after navigation',
    ).not.toContain('sidebar_state')
  })

  test('closes the sheet on navigation, on a tap outside it and from 768 px', async ({ page, signUp }) => {
    await signUp()
    await page.goto('/pillars')
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    await sheet.getByRole('link', { name: 'Goals' }).click()
    await expect(page).toHaveURL('/goals')
    await expect(sheet).toHaveCount(0)
    await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    await expect(sheet).toBeVisible()
    await page.mouse.click(700, 400)
    await expect(sheet).toHaveCount(0)
    await page.keyboard.press('Control+b')
    await expect(sheet, 'the shortcut opens the sheet too').toBeVisible()
    await page.keyboard.press('Control+b')
    await expect(sheet).toHaveCount(0)

    await page.setViewportSize({ width: 320, height: 640 })
    await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    await expect(sheet).toBeVisible()
    await expectNoHorizontalScroll(page)
    await page.setViewportSize({ width: 768, height: 844 })
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })
})

test.describe('menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('closes when a toast opens or the session ends, so that their buttons can be used', async ({
    page,
    signUp,
    api,
  }) => {
    await signUp()
    const [challenge] = await (await api.get('/api/challenges')).json()
    await api.post('/api/user-challenges', { data: { challengeId: challenge.id } })
    await page.goto(`/challenge/${challenge.id}`)
    const release = await markDayBehindMenu(page)
    release()
    await toasts(page).getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0)

    await page.reload()
    const releaseSecond = await markDayBehindMenu(page)
    await api.get('/api/logout')
    releaseSecond()
    const dialog = page.getByRole('dialog', { name: 'Sign In Required' })
    await expect(dialog).toContainText('Your session has ended.')
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0)
    await dialog.getByRole('link', { name: 'Sign In to Continue' }).click()
    await expect(page).toHaveURL(/\/sign-in/)
  })

  /** Opens the menu before the reply to a completed day. @returns a function that lets the call through */
  async function markDayBehindMenu(page: Page) {
    await expect(page.getByRole('button', { name: 'Mark Day Complete' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const release = await holdRequests(page, /\/api\/user-challenges\/.*\/check-ins$/)
    await page.getByRole('button', { name: 'Mark Day Complete' }).click()
    await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    return release
  }
})

test.describe('lazy components', () => {
  test('shows a toast when a dialog fails to load and a retry in place of a section', async ({ page, signUp }) => {
    await signUp()
    let isBlocked = true
    await page.route(/\/assets\/GoalForm-.*\.js$/, (route) => (isBlocked ? route.abort() : route.continue()))
    const toastLoaded = page.waitForResponse(/ToastViewport.*js/)
    await page.goto('/goals')
    await toastLoaded
    const toast = page.getByRole('region', { name: 'Notifications (F8)' })
    for (const attempt of ['the first', 'the second']) {
      await page.getByRole('button', { name: 'New Goal' }).click()
      await expect(toast, attempt).toContainText('This could not be loaded. Try again.')
      await toast.getByRole('button', { name: 'Close' }).click()
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Goals & Accountability' })).toBeVisible()
    isBlocked = false
    await page.getByRole('button', { name: 'New Goal' }).click()
    await expect(page.getByRole('dialog', { name: 'New Goal' }).getByLabel('Title')).toBeFocused()

    isBlocked = true
    await page.route(/\/assets\/Sessions-.*\.js$/, (route) => (isBlocked ? route.abort() : route.continue()))
    await page.goto('/settings')
    const sessions = page.getByRole('region', { name: 'Where you’re signed in' })
    await expect(sessions.getByRole('alert')).toContainText('This could not be loaded.')
    isBlocked = false
    await sessions.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(sessions.getByText('This browser')).toBeVisible()
    await expect(sessions, 'the focus moves to the section').toBeFocused()
  })

  test('offers a retry when a screen cannot load, and reloads the page when it belongs to an older build', async ({
    page,
    signUp,
  }) => {
    await signUp()
    await page.goto('/pillars')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.route(/\/assets\/GoalsPage-.*\.js$|:\d+\/$/, (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    )
    await sidebar(page).getByRole('link', { name: 'Goals' }).click()
    const error = page.getByRole('main').getByRole('alert')
    await expect(error.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    await error.getByRole('button', { name: 'Try again' }).click()
    await expect(error.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    await page.unrouteAll()
    await error.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Goals & Accountability' })).toBeVisible()

    let isGone = true
    await page.route(/\/assets\/GoalsPage-.*\.js$/, (route) =>
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

test('does not refetch the session and the site configuration during navigation', async ({ page, signUp }) => {
  await signUp()
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  const requestedUrls: string[] = []
  page.on(
    'request',
    (request) => void (/\/api\/(site|auth\/user)$/.test(request.url()) && requestedUrls.push(request.url())),
  )
  await sidebar(page).getByRole('link', { name: 'Pillars', exact: true }).click()
  await page.clock.runFor('10:00')
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('region', { name: 'Delete your account' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()
  expect(requestedUrls).toEqual([])
})

test.describe('admin screens', () => {
  test('are hidden from a member, who reads why, and a group in the sidebar of an admin', async ({
    page,
    signUp,
    signInAsAdmin,
  }) => {
    await signUp()
    await page.goto('/')
    await expect(sidebar(page).getByRole('link', { name: 'Journal' })).toBeVisible()
    await expect(sidebar(page).getByText('Admin', { exact: true })).toHaveCount(0)
    for (const { label, path } of adminNavItems) {
      await expect(sidebar(page).getByRole('link', { name: label })).toHaveCount(0)
      await page.goto(path)
      await expect(page).toHaveTitle('Admins only · Seven Pillars')
      await expect(page.getByRole('heading', { level: 1, name: 'Admins only' })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')

    await signInAsAdmin()
    await page.goto('/')
    await expect(sidebar(page).getByRole('heading', { name: 'Admin' })).toBeVisible()
    for (const { label, path } of adminNavItems) {
      await sidebar(page).getByRole('link', { name: label }).click()
      await expect(page).toHaveURL(path)
      await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText(label)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Admins only')
    }
  })

  test('are open to everyone when the operator allows it', async ({ page, startSite, context }) => {
    const site = await startSite({ ADMIN_ACCESS: 'everyone' })
    for (const name of ['first', 'second']) {
      await context.request.post(`${site.url}/api/auth/sign-up`, {
        data: {
          email: `${name}@example.org`,
          username: name,
          password: 'correct horse battery',
          setupCode: site.takeSetupCode(),
        },
      })
    }
    await page.goto(`${site.url}/admin/social`)
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Posts' })).toBeVisible()
    await expect(sidebar(page).getByRole('link', { name: 'Create Challenges' })).toBeVisible()
    await expect(
      sidebar(page).getByRole('link', { name: 'Members' }),
      'only admins see the members’ email addresses',
    ).toHaveCount(0)
    await page.goto(`${site.url}/admin/members`)
    await expect(page.getByRole('heading', { level: 1, name: 'Admins only' })).toBeVisible()
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
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
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
    await page.reload()
    await expect(page.locator('html')).toHaveClass('dark')
  })

  test('changes the theme when the browser cannot store it', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Refused', 'SecurityError')
        },
      })
    })
    await page.goto('/')
    await expect(page.locator('html')).toHaveClass('dark')
    // The prerendered page ignores clicks until it is interactive, and may answer a click late.
    await expect(async () => {
      if ((await page.locator('html').getAttribute('class')) === 'dark')
        await page.getByRole('button', { name: 'Use light theme' }).click({ timeout: 1000 })
      await expect(page.locator('html')).toHaveClass('light', { timeout: 1000 })
    }).toPass()
  })
})

test.describe('every screen', () => {
  test('has its own title and a skip link, also one that does not exist', async ({ page, signUp }) => {
    await signUp()
    const titles = {
      '/': 'Home',
      '/pillars': 'Core Pillars',
      '/pillar/career': 'Career & Finances',
      '/challenges': 'Challenges',
      '/goals': 'Goals & Accountability',
      '/days': 'Your days',
      '/community': 'Community',
      '/journal': 'Journal',
      '/social-feed': 'Social Feed',
      '/onboarding': 'Complete Your Profile',
    }
    for (const [path, title] of Object.entries(titles)) {
      await page.goto(path)
      await expect(page).toHaveTitle(new RegExp(`^${title}.* · Seven Pillars$`))
      await expect(page.locator('title')).toHaveCount(1)
    }

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
})

function sidebar(page: Page) {
  return page.getByRole('complementary', { name: 'Sidebar' })
}

async function getSidebarWidth(page: Page): Promise<number | undefined> {
  return (await sidebar(page).boundingBox())?.width
}

function toasts(page: Page) {
  return page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem')
}

/** Records what a page writes to document.cookie, with its attributes. */
async function captureCookieWrite(page: Page, action: () => Promise<void>): Promise<string> {
  await page.evaluate(() => {
    const descriptor = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => descriptor?.get?.call(document),
      set(text: string) {
        Object.assign(window, { written: text })
        descriptor?.set?.call(document, text)
      },
    })
  })
  await action()
  return page.evaluate(() => String(Reflect.get(window, 'written')))
}
