import type { Page } from '@playwright/test'
import type { ServerProcess } from '../server-process.ts'
import { withDatabase } from './database.ts'
import {
  getExamplePath,
  isStaffPath,
  replyToFirstDiscussion,
  screens,
  seedMemberData,
  signInPaths,
  waitUntilSettled,
} from './screens.ts'
import { seedPosts } from './seed-posts.ts'
import { expect, test, waitForAnimations } from './site.ts'
import { findTextProblems } from './text-layout.ts'

// Checks every screen with the browser's text size at 200%, and at 320 px with normal text.

const doubleSizeTest = test.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
})

const signedOutPaths = [...screens.signedOut, '/nowhere', '/reset#token=cut-off']
const signedInPaths = [
  ...screens.signedIn.filter((path) => !signInPaths.includes(path)),
  '/challenges?tab=active',
  '/challenges?tab=completed',
  '/pillar/mental?tab=resources',
  '/pillar/mental?tab=community',
  '/nowhere',
  '/pillar/nothing',
]

type Target = Parameters<Page['getByRole']>
type Action = { click: Target; appears: Target }

const joinAsVisitor: Action = {
  click: ['button', { name: /^Join Challenge/ }],
  appears: ['dialog', { name: 'Sign In Required' }],
}
const selectPost: Action = {
  click: ['checkbox', { name: /^Select/ }],
  appears: ['group', { name: 'Selected posts' }],
}

/** Actions that bring a screen into another state. */
const states: [path: string, action: Action][] = [
  ['/goals', { click: ['button', { name: 'New Goal' }], appears: ['dialog', { name: 'New Goal' }] }],
  ['/goals', { click: ['checkbox', { checked: false }], appears: ['heading', { name: 'Completed Goals (2)' }] }],
  [
    '/challenge/:id',
    { click: ['button', { name: 'Change', exact: true }], appears: ['dialog', { name: 'Change your plan' }] },
  ],
  ['/challenge/:id', { click: ['button', { name: 'Plan a break' }], appears: ['dialog', { name: 'Plan a break' }] }],
  [
    '/challenge/:id',
    { click: ['button', { name: /current streak/ }], appears: ['dialog', { name: /^Current streak/ }] },
  ],
  ['/journal', { click: ['button', { name: 'New Entry' }], appears: ['dialog', { name: 'New Entry' }] }],
  [
    '/community',
    { click: ['button', { name: 'Start a Discussion' }], appears: ['dialog', { name: 'Start a Discussion' }] },
  ],
  ['/community/:id', { click: ['button', { name: 'Write a reply' }], appears: ['textbox', { name: 'Your reply' }] }],
  [
    '/settings',
    { click: ['button', { name: 'Delete my account' }], appears: ['alertdialog', { name: 'Delete your account?' }] },
  ],
  [
    '/admin/social',
    { click: ['button', { name: 'Add account' }], appears: ['dialog', { name: 'Add an Instagram account' }] },
  ],
  ['/admin/social', selectPost],
]

const toggleSidebar = (width: number): Action => ({
  click: ['button', { name: 'Toggle sidebar' }],
  appears: width < 768 ? ['dialog', { name: 'Menu' }] : ['button', { name: 'Toggle sidebar', expanded: false }],
})

for (const { sized, size, widths } of [
  { sized: doubleSizeTest, size: '200%', widths: [390, 1280] },
  { sized: test, size: '100%', widths: [320] },
]) {
  sized.describe(`text at ${size}`, () => {
    sized.use({ contextOptions: { reducedMotion: 'reduce' } })
    sized.beforeEach(() => sized.setTimeout(300_000))

    for (const width of widths) {
      sized(`neither cuts nor overlaps text for a visitor at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        for (const path of signedOutPaths) await expectReadable(page, path)
        await expectReadable(page, '/challenges', joinAsVisitor)
      })

      sized(
        `neither cuts nor overlaps text for a member and an admin at ${width} px`,
        async ({ page, api, server, signUp, signInAsAdmin }) => {
          await seedFeed(server)
          await signUp()
          await seedMemberData(api)
          await page.setViewportSize({ width, height: 844 })
          for (const isAdmin of [false, true]) {
            if (isAdmin) await signInAsAdmin()
            const isIncluded = (path: string) => isStaffPath(path) === isAdmin
            for (const path of signedInPaths.filter(isIncluded))
              await expectReadable(page, await getExamplePath(path, api))
            for (const [path, action] of states)
              if (isIncluded(path)) await expectReadable(page, await getExamplePath(path, api), action)
            if (isIncluded('/')) await expectReadable(page, '/', toggleSidebar(width))
          }
        },
      )
    }

    sized('keeps the focus clear of sticky bars', async ({ page, api, server, signInAsAdmin }) => {
      await page.setViewportSize({ width: 1280, height: 700 })
      await expectFocusVisible(page, '/challenges')
      await signInAsAdmin()
      await seedFeed(server)
      await expectFocusVisible(page, '/settings')
      await expectFocusVisible(page, `/community/${await replyToFirstDiscussion(api)}`)
      await expectFocusVisible(page, '/admin/social', selectPost)
      await page.setViewportSize({ width: 390, height: 844 })
      await expectFocusVisible(page, '/admin/social', selectPost)
      await expectFocusVisible(page, '/pillars')
    })

    sized('scrolls to the target of a link below the header', async ({ page, signUp }) => {
      await signUp()
      await page.goto('/settings')
      await waitUntilSettled(page)
      const ids = await page.evaluate(() =>
        [...document.querySelectorAll('main [id]:has(> * > h2)')].map(({ id }) => id),
      )
      expect(ids.length).toBeGreaterThan(2)
      for (const id of ids) {
        await page.evaluate((hash) => location.assign(`#${hash}`), id)
        expect(await getCover(page, `[id="${id}"] h2`)).toBe('')
      }
    })
  })
}

test.describe('headings', () => {
  const titles = [
    'Rebuilding your Self-Worth with follow-through',
    'Thirty small wins: a 30-day plan of self-discipline',
  ]

  for (const width of [390, 320])
    test(`keeps hyphenated words on one line at ${width} px`, async ({ page, api, signUp }) => {
      await signUp()
      for (const title of titles) {
        await api.post('/api/goals', { data: { title, pillar: 'mental' } })
        await api.post('/api/journal', { data: { title, content: 'Text.' } })
      }
      const content = titles.map((title) => `## ${title}\n\n### **${title}**`).join('\n\n')
      const thread = await (
        await api.post('/api/forum', { data: { title: titles[0], content, pillar: 'mental' } })
      ).json()
      await page.setViewportSize({ width, height: 844 })
      for (const path of ['/goals', '/journal', '/community', `/community/${thread.id}`, '/challenges', '/pillars']) {
        await openState(page, path)
        expect(await findSplitHeadingWords(page), path).toEqual([])
        expect(await findTextProblems(page), path).toEqual([])
      }
    })

  test('keeps the name and the text of a heading with hyphenated words', async ({ page, api, signUp }) => {
    await signUp()
    const title = 'Rebuilding your Self-Worth day by day'
    await api.post('/api/goals', { data: { title, pillar: 'mental' } })
    await page.goto('/goals')
    const heading = page.getByRole('heading', { name: title, exact: true })
    expect(await heading.textContent()).toBe(title)
    await heading.selectText()
    expect(await page.evaluate(() => String(getSelection()))).toBe(title)
    await page.evaluate(() => getSelection()?.removeAllRanges())
    expect(await page.evaluate((text) => Reflect.apply(Reflect.get(window, 'find'), window, [text]), title)).toBe(true)
  })

  test('breaks hyphenated words that are wider than the screen', async ({ page, api, signUp }) => {
    await signUp()
    for (const title of [`x${'-step'.repeat(20)}`, 'MMMMMM-WWWWWW-MMMMMM'])
      await api.post('/api/goals', { data: { title, pillar: 'mental' } })
    await page.setViewportSize({ width: 320, height: 844 })
    await openState(page, '/goals')
    expect((await findTextProblems(page)).filter((problem) => !problem.startsWith('broken'))).toEqual([])
  })
})

async function expectReadable(page: Page, path: string, action?: Action) {
  await openState(page, path, action)
  expect.soft(await findTextProblems(page), `${path} ${JSON.stringify(action?.appears ?? '')}`).toEqual([])
}

async function openState(page: Page, path: string, action?: Action) {
  // Without this, the browser does not load a URL with a fragment again.
  await page.goto('about:blank')
  await page.goto(path)
  await waitUntilSettled(page)
  if (!action) return
  await expect(page.getByRole(...action.appears), 'before the click').toHaveCount(0)
  await page
    .getByRole(...action.click)
    .first()
    .click({ timeout: 20_000 })
  await expect(page.getByRole(...action.appears)).toBeVisible()
  await waitForAnimations(page)
}

/** Moves the focus up through the whole page, the direction in which a sticky header can cover it. */
async function expectFocusVisible(page: Page, path: string, action?: Action) {
  await openState(page, path, action)
  await page.evaluate(() => {
    const links = document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select)')
    links[Math.min(links.length, 80) - 1]?.focus()
  })
  let steps = 0
  for (; steps < 80; steps++) {
    await page.keyboard.press('Shift+Tab')
    if (!(await page.evaluate(() => Boolean(document.activeElement?.closest('main'))))) break
    expect(await getCover(page, ':focus'), `${path}, ${steps} steps up`).toBe('')
  }
  expect(steps, `${path}, checked elements`).toBeGreaterThan(3)
}

/** Returns the hyphenated words in headings that are on more than one line. */
function findSplitHeadingWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4')].flatMap((heading) => {
      const words: string[] = []
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+(-[\p{L}\p{N}]+)+/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(word)
        }
      return words
    }),
  )
}

/** Describes the sticky or fixed bar that covers the element, and an element outside the viewport. */
function getCover(page: Page, selector: string): Promise<string> {
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

async function seedFeed(server: ServerProcess) {
  await withDatabase(server, async (database) => {
    const { count } = await database
      .selectFrom('social_posts')
      .select((each) => each.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) > 0) return
    const caption = 'Accountability in everyday conversations, and how to keep it up.'
    const authors = [0, 1, 2, 3, 4, 5].map((index) => `iron.will.${index}`)
    await seedPosts(
      database,
      authors.map((author) => ({ author, caption, pillar: 'relationships' })),
    )
  })
}
