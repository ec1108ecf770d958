import type { Page } from '@playwright/test'
import { waitForAnimations } from './accessibility.ts'
import { screenStates } from './screen-states.ts'
import { screens, test as base } from './screens.ts'
import { expect, resize } from './site.ts'
import { findTextProblems } from './text-layout.ts'

// Loads every screen once with the browser's text size at 200%, and checks it on a computer and a phone.

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
})

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

for (const viewer of ['visitor', 'member', 'newcomer', 'admin'] as const)
  test.describe(`as ${viewer} with text at 200%`, () => {
    test.use({ viewer })

    for (const pattern of screens[viewer])
      test(`neither cuts nor overlaps text on ${pattern}`, async ({ page, open }) => {
        await open(pattern)
        for (const size of sizes) {
          await resize(page, size)
          // The header follows the size of the window a moment later.
          await expect.soft.poll(() => findTextProblems(page), `at ${size.width} px`).toEqual([])
        }
        for (const reach of screenStates[`${viewer} ${pattern}`] ?? []) {
          await reach(page)
          await waitForAnimations(page)
          expect.soft(await findTextProblems(page), 'after an action').toEqual([])
        }
      })
  })

for (const [viewer, patterns] of [
  ['member', ['/pillars', '/challenges', '/settings', '/community/:id']],
  ['admin', ['/admin/social']],
] as const)
  test.describe(`as ${viewer} with the keyboard and text at 200%`, () => {
    test.use({ viewer })

    for (const pattern of patterns)
      test(`keeps the focus clear of sticky bars on ${pattern}`, async ({ page, open }) => {
        await open(pattern)
        if (viewer === 'admin') {
          await page
            .getByRole('checkbox', { name: /^Select/ })
            .first()
            .click()
          await expect(page.getByRole('group', { name: 'Selected posts' })).toBeVisible()
        }
        for (const size of sizes) {
          await resize(page, size)
          await expectFocusVisible(page)
        }
      })
  })

test.describe('as member with long headings and text at 200%', () => {
  test.use({ viewer: 'member' })

  test('scrolls to the target of a link below the header', async ({ page, open }) => {
    await open('/settings/notifications')
    const ids = await page.evaluate(() => [...document.querySelectorAll('main [id]:has(> * > h2)')].map(({ id }) => id))
    expect(ids.length).toBeGreaterThan(2)
    for (const id of ids) {
      await page.evaluate((hash) => location.assign(`#${hash}`), id)
      expect(await findCover(page, `[id="${id}"] h2`)).toBe('')
    }
  })

  test('breaks hyphenated words that are wider than the screen', async ({ page, open, api }) => {
    const ids: string[] = []
    for (const title of [`x${'-step'.repeat(20)}`, 'MMMMMM-WWWWWW-MMMMMM']) {
      const response = await api.post('/api/goals', { data: { title, pillar: 'mental' } })
      ids.push((await response.json()).id)
    }
    await resize(page, { width: 390, height: 844 })
    await open('/goals')
    expect((await findTextProblems(page)).filter((problem) => !problem.startsWith('broken'))).toEqual([])
    for (const id of ids) await api.delete(`/api/goals/${id}`)
  })
})

/** Moves the focus up through the page, the direction in which a sticky header can cover it. */
async function expectFocusVisible(page: Page) {
  await page.evaluate(() => {
    const links = document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select)')
    links[Math.min(links.length, 80) - 1]?.focus()
  })
  let steps = 0
  for (; steps < 80; steps++) {
    await page.keyboard.press('Shift+Tab')
    if (!(await page.evaluate(() => Boolean(document.activeElement?.closest('main'))))) break
    expect(await findCover(page, ':focus'), `${steps} steps up`).toBe('')
  }
  expect(steps, 'checked elements').toBeGreaterThan(3)
}

/** Describes the sticky or fixed bar that covers the element, and an element outside the viewport. */
function findCover(page: Page, selector: string): Promise<string> {
  return page.evaluate((wanted) => {
    const element = document.querySelector(wanted)
    if (!element) return `there is no ${wanted}`
    const box = element.getBoundingClientRect()
    const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? ''
    const y = Math.max(box.top + 1, 0)
    if (y >= Math.min(box.bottom, innerHeight)) return `${name} is outside the viewport`
    for (let top = document.elementFromPoint(box.left + Math.min(8, box.width / 2), y); top; top = top.parentElement)
      if (!top.contains(element) && /sticky|fixed/.test(getComputedStyle(top).position))
        return `${name} is behind ${top.tagName} ${top.className}`
    return box.top < 0 ? `${name} is above the viewport` : ''
  }, selector)
}
