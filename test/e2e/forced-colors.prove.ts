import type { Page } from '@playwright/test'
import { screens, test } from './screens.ts'
import { expect } from './site.ts'

// In forced colours, such as a Windows contrast theme, the browser replaces the colours of the page. Loads every screen
// once and checks it in a dark and a light palette.

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

const palettes = ['dark', 'light'] as const

type States = Record<string, string>

const bricks: States = {
  done: 'main [data-brick=laid]::before',
  open: 'main [data-brick=open]:not([data-outlined])::before',
}
const sidebarLinks: States = { current: 'nav a[aria-current]::before', other: 'nav a:not([aria-current])::before' }

/** Selectors of the states of each component, with a pseudo-element at the end where it shows the state. */
const components: Record<string, Record<string, States>> = {
  'visitor /': {
    bricks: { ...bricks, today: '[data-outlined]::before' },
    'the logo': { column: 'header svg rect', accent: 'header svg [class*=_accent_]' },
  },
  'visitor /goals': {
    'links of the header': { current: 'nav a[aria-current]::after', other: 'nav a:not([aria-current])::after' },
  },
  'visitor /sign-up': {
    'the choice of a form': { current: 'main a[aria-current]', other: 'main nav a:not([aria-current])' },
  },
  'member /': { 'pillar columns': { full: '[class*=_full_]', empty: '[class*=_empty_]' } },
  'member /challenge/:id': {
    'bricks of a long challenge': bricks,
    'progress bars': { done: '[role=progressbar] > rect', open: '[role=progressbar]' },
  },
  'member /challenges?tab=active': {
    'bricks of a card': bricks,
    tabs: { selected: '[role=tab][aria-selected=true]::after', other: '[role=tab][aria-selected=false]::after' },
  },
  'member /challenges?tab=completed': {
    badges: { completed: '[data-tone=brass]', pillar: '[data-tone][data-pillar]' },
  },
  'member /days': { 'days of a year': { done: '[data-brick=laid]::before', none: '[data-brick=none]::before' } },
  'member /goals': {
    'sidebar links': sidebarLinks,
    checkboxes: { checked: 'input[type=checkbox]:checked', open: 'input[type=checkbox]:not(:checked)' },
  },
  'member /settings/profile': {
    'the settings link': { current: 'header a[aria-current]', other: 'header button' },
    buttons: {
      primary: 'button[data-look=primary]',
      secondary: 'button[data-look=secondary]',
      quiet: 'button[data-look=quiet]',
    },
  },
  'member /pillar/:pillar': {
    'columns of a pillar': { own: '[data-own]', other: '[class*=_column_]:not([data-own])' },
  },
  'admin /admin/challenges': {
    'disabled buttons': { disabled: 'button:disabled', other: 'button[data-look]:not(:disabled)' },
    'choices of a number': {
      chosen: 'input[type=radio]:checked + span',
      other: 'input[type=radio]:not(:checked) + span',
    },
  },
}

for (const viewer of ['visitor', 'member', 'admin'] as const)
  test.describe(`as ${viewer} in forced colours`, () => {
    test.use({ viewer })

    const tabs = viewer === 'member' ? ['/challenges?tab=active', '/challenges?tab=completed'] : []
    for (const pattern of [...screens[viewer], ...tabs])
      test(`keeps text readable and states distinct on ${pattern}`, async ({ page, open }) => {
        await open(pattern)
        for (const colorScheme of palettes) {
          await page.emulateMedia({ colorScheme })
          expect(await findUnreadableText(page), colorScheme).toEqual([])
          for (const [name, states] of Object.entries(components[`${viewer} ${pattern}`] ?? {}))
            await expectDistinctLooks(page, name, states)
        }
      })
  })

test.describe('as member in forced colours', () => {
  test.use({ viewer: 'member' })

  test('marks the current icon of the collapsed sidebar', async ({ page, open }) => {
    await open('/goals')
    await page.keyboard.press('Control+b')
    await expect(page.getByRole('button', { name: 'Toggle sidebar', expanded: false })).toBeVisible()
    for (const colorScheme of palettes) {
      await page.emulateMedia({ colorScheme })
      await expectDistinctLooks(page, 'icons of the sidebar', sidebarLinks)
    }
  })

  test('shows placeholders while data loads', async ({ page }) => {
    await page.route('**/api/days*', () => {})
    await page.goto('/days')
    await expect(page.getByTestId('skeleton').first()).toBeVisible()
    for (const colorScheme of palettes) {
      await page.emulateMedia({ colorScheme })
      await expectDistinctLooks(page, 'placeholders', { placeholder: '[data-shape]', page: 'body' })
    }
  })
})

test('shows the strength of a password in forced colours', async ({ page, open }) => {
  await open('/sign-up')
  await page.getByLabel('Password', { exact: true }).fill('a longer pass')
  for (const colorScheme of palettes) {
    await page.emulateMedia({ colorScheme })
    await expectDistinctLooks(page, 'strength', { filled: '[data-filled=true]', open: '[data-filled=false]' })
  }
})

test('outlines the focused link in forced colours', async ({ page, open }) => {
  await open('/goals')
  for (const name of ['Skip to content', 'Seven Pillars', 'Challenges', 'Goals']) {
    await page.keyboard.press('Tab')
    const link = page.getByRole('link', { name, exact: true })
    await expect(link).toBeFocused()
    for (const colorScheme of palettes) {
      await page.emulateMedia({ colorScheme })
      const style = await link.evaluate((element) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
        const canvas = getComputedStyle(document.documentElement).backgroundColor
        return { outlineStyle, isWide: parseFloat(outlineWidth) >= 2, isVisible: outlineColor !== canvas }
      })
      expect(style, colorScheme).toEqual({ outlineStyle: 'solid', isWide: true, isVisible: true })
    }
  }
})

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
function findUnreadableText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
      if (!text || !element.checkVisibility() || element.closest('script, svg, :disabled, .visually-hidden')) return []
      const style = getComputedStyle(element)
      const behind = style.forcedColorAdjust === 'none' ? style.backgroundColor : canvas
      const [dark = 0, light = 0] = [luminance(style.color), luminance(behind)].sort((a, b) => a - b)
      return (light + 0.05) / (dark + 0.05) >= 4.5 ? [] : [`${text.textContent}: ${style.color} on ${behind}`]
    })
  })
}
