import type { Page } from '@playwright/test'
import { getExamplePath, isStaffPath, screens, seedMemberData, signInPaths, waitUntilSettled } from './screens.ts'
import { expect, test } from './site.ts'

// In forced colours, such as a Windows contrast theme, the browser replaces the colours of the page.

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })
test.setTimeout(240_000)

type States = Record<string, string>

const bricks: States = {
  done: 'main [data-brick=laid]::before',
  open: 'main [data-brick=open]:not([data-outlined])::before',
}

/** Selectors of the states of each component, with a pseudo-element at the end where it shows the state. */
const components: [name: string, path: string, states: States][] = [
  ['bricks of a long challenge', '/challenge/:id', bricks],
  ['bricks of a card', '/challenges?tab=active', bricks],
  [
    'days of a plan',
    '/challenge/:id',
    { done: '[data-state=done] > span', current: '[data-state=current] > span', open: '[data-state=upcoming] > span' },
  ],
  ['days of a year', '/days', { done: '[data-brick=laid]::before', none: '[data-brick=none]::before' }],
  ['progress bars', '/challenge/:id', { done: '[role=progressbar] > rect', open: '[role=progressbar]' }],
  [
    'tabs',
    '/challenges?tab=active',
    { selected: '[role=tab][aria-selected=true]::after', other: '[role=tab][aria-selected=false]::after' },
  ],
  ['sidebar links', '/goals', { current: 'nav a[aria-current]::before', other: 'nav a:not([aria-current])::before' }],
  ['the settings link', '/settings', { current: 'header a[aria-current]', other: 'header button' }],
  ['pillar columns', '/', { full: '[class*=_full_]', empty: '[class*=_empty_]' }],
  ['columns of a pillar', '/pillar/mental', { own: '[data-own]', other: '[class*=_column_]:not([data-own])' }],
  ['checkboxes', '/goals', { checked: 'input[type=checkbox]:checked', open: 'input[type=checkbox]:not(:checked)' }],
  [
    'buttons',
    '/settings',
    {
      primary: 'button[data-look=primary]',
      secondary: 'button[data-look=secondary]',
      quiet: 'button[data-look=quiet]',
    },
  ],
  ['badges', '/challenges?tab=completed', { completed: '[data-tone=brass]', pillar: '[data-tone][data-pillar]' }],
  ['disabled buttons', '/admin/challenges', { disabled: 'button:disabled', other: 'button[data-look]:not(:disabled)' }],
  [
    'choices of a number',
    '/admin/challenges',
    { chosen: 'input[type=radio]:checked + span', other: 'input[type=radio]:not(:checked) + span' },
  ],
]

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`${colorScheme} forced colours`, () => {
    test.use({ colorScheme })

    test('distinguishes the states of each component', async ({ page, api, signUp, signInAsAdmin }) => {
      await signUp()
      await seedMemberData(api)
      const challengePath = await getExamplePath('/challenge/:id', api)
      for (const [name, path, states] of components) {
        if (isStaffPath(path)) await signInAsAdmin()
        await page.goto(path === '/challenge/:id' ? challengePath : path)
        await waitUntilSettled(page)
        await expectDistinctLooks(page, name, states)
      }
    })

    test('marks the current icon of the collapsed sidebar', async ({ page, signUp }) => {
      await signUp()
      await page.goto('/goals')
      await waitUntilSettled(page)
      await page.keyboard.press('Control+b')
      await expect(page.getByRole('button', { name: 'Toggle sidebar', expanded: false })).toBeVisible()
      await expectDistinctLooks(page, 'icons of the sidebar', {
        current: 'nav a[aria-current]::before',
        other: 'nav a:not([aria-current])::before',
      })
    })

    test('distinguishes the states of components for a visitor', async ({ page }) => {
      await page.goto('/')
      await waitUntilSettled(page)
      await expectDistinctLooks(page, 'bricks', { ...bricks, today: '[data-outlined]::before' })
      await expectDistinctLooks(page, 'the logo', { column: 'header svg rect', accent: 'header svg [class*=_accent_]' })
      await page.goto('/goals')
      await waitUntilSettled(page)
      await expectDistinctLooks(page, 'links of the header', {
        current: 'nav a[aria-current]::after',
        other: 'nav a:not([aria-current])::after',
      })
      await page.goto('/sign-up')
      await waitUntilSettled(page)
      await expectDistinctLooks(page, 'the choice of a form', {
        current: 'main a[aria-current]',
        other: 'main nav a:not([aria-current])',
      })
      await page.getByLabel('Password', { exact: true }).fill('a longer pass')
      await expectDistinctLooks(page, 'password strength', {
        filled: '[data-filled=true]',
        open: '[data-filled=false]',
      })
    })

    test('outlines the focused link', async ({ page }) => {
      await page.goto('/goals')
      await waitUntilSettled(page)
      for (const name of ['Skip to content', 'Seven Pillars', 'Challenges', 'Goals']) {
        await page.keyboard.press('Tab')
        const link = page.getByRole('link', { name, exact: true })
        await expect(link).toBeFocused()
        const style = await link.evaluate((element) => {
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
          const canvas = getComputedStyle(document.documentElement).backgroundColor
          return { outlineStyle, isWide: parseFloat(outlineWidth) >= 2, isVisible: outlineColor !== canvas }
        })
        expect(style).toEqual({ outlineStyle: 'solid', isWide: true, isVisible: true })
      }
    })

    test('shows placeholders while data loads', async ({ page, signUp }) => {
      await signUp()
      await page.route('**/api/goals*', () => {})
      await page.goto('/goals')
      await expect(page.locator('[data-shape]').first()).toBeVisible()
      await expectDistinctLooks(page, 'placeholders', { placeholder: '[data-shape]', page: 'body' })
    })

    test('keeps all text readable', async ({ page, api, signUp, signInAsAdmin }) => {
      for (const path of screens.signedOut) await expectReadableText(page, path)
      await signUp()
      await seedMemberData(api)
      for (const path of screens.signedIn.filter((each) => !signInPaths.includes(each))) {
        if (isStaffPath(path)) await signInAsAdmin()
        await expectReadableText(page, await getExamplePath(path, api))
      }
    })
  })
}

async function expectDistinctLooks(page: Page, component: string, states: States) {
  const looks = await page.evaluate(
    (selectors) =>
      Object.entries(selectors).map(([state, selector]) => {
        const [matching = '', pseudo] = selector.split('::')
        const element = document.querySelector(matching)
        if (!element) return [state, undefined] as const
        const style = getComputedStyle(element, pseudo && `::${pseudo}`)
        const has = (width: string, color: string) => (parseFloat(width) > 0 ? `${width} ${color}` : '')
        return [
          state,
          [
            style.content === 'none' ? 'nothing' : style.backgroundColor,
            has(style.borderTopWidth, style.borderTopColor),
            has(style.borderLeftWidth, style.borderLeftColor),
            style.outlineStyle === 'none' ? '' : has(style.outlineWidth, style.outlineColor),
            element instanceof SVGElement ? style.fill : '',
          ].join(', '),
        ] as const
      }),
    states,
  )
  for (const [state, look] of looks) expect(look, `${component}: ${state}`).toBeDefined()
  expect(new Set(looks.map(([, look]) => look)).size, `${component}: ${JSON.stringify(looks)}`).toBe(looks.length)
}

/** The browser puts a box in the page's colour behind text, except where `forced-color-adjust` is `none`. */
async function expectReadableText(page: Page, path: string) {
  await page.goto(path)
  await waitUntilSettled(page)
  const problems = await page.evaluate(() => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((value) => {
        const part = Number(value) / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const canvas = getComputedStyle(document.documentElement).backgroundColor
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      const text = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      if (!text || !element.checkVisibility() || element.closest('script, svg, :disabled')) return []
      const style = getComputedStyle(element)
      const behind = style.forcedColorAdjust === 'none' ? style.backgroundColor : canvas
      const [dark = 0, light = 0] = [luminance(style.color), luminance(behind)].sort((a, b) => a - b)
      return (light + 0.05) / (dark + 0.05) >= 4.5 ? [] : [`${text.textContent}: ${style.color} on ${behind}`]
    })
  })
  expect(problems, path).toEqual([])
}
