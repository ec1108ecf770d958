import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What differs between the themes. */
const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * Expects no violations: of every rule in one theme, and of the rules about colours in the other one before it. While a
 * dialog is open, the rest of the page is covered, and only the dialog is checked.
 */
export async function expectAccessible(page: Page, { full = 'dark' }: { full?: 'dark' | 'light' } = {}): Promise<void> {
  for (const theme of full === 'dark' ? (['light', 'dark'] as const) : (['dark', 'light'] as const))
    await expectAccessibleIn(page, theme, theme === full ? undefined : colorRules)
}

/** Expects no violations of these rules, or of all of them, in a theme. */
export async function expectAccessibleIn(page: Page, theme: 'dark' | 'light', rules?: string[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await prepareStyles(page)
  await page.evaluate((chosen) => {
    document.documentElement.classList.remove('dark', 'light')
    document.documentElement.classList.add(chosen)
  }, theme)
  await expectNoViolations(page, rules)
}

/**
 * Shows what the browser skips outside the viewport, which would keep the colours of the previous theme, and lets a theme
 * replace the other one at once: waiting for the transitions of every element takes as long as the rules.
 */
function prepareStyles(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    if (Reflect.get(window, 'hasCheckStyles')) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { content-visibility: visible !important; transition: none !important; }')
    document.adoptedStyleSheets.push(sheet)
    Reflect.set(window, 'hasCheckStyles', true)
  })
}

/** Runs rules of axe, or all of them, in the theme that the page has. It does not look into frames. */
export async function expectNoViolations(page: Page, rules?: string[]): Promise<void> {
  await waitForAnimations(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async (runOnly) => {
    const { run } = Reflect.get(window, 'axe') as typeof axe
    // A popover has the role too, but leaves the page usable.
    const isModal = document.querySelector('[data-aria-hidden]') !== null
    const dialog = isModal ? [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1) : undefined
    // Describing what passed takes longer than the rules.
    const results = await run(dialog ?? document, {
      iframes: false,
      resultTypes: ['violations'],
      // On a page that is scrolled, the header covers a part of whatever is under it.
      ...(runOnly ? { runOnly } : { rules: { 'target-size': { enabled: scrollY === 0 } } }),
    })
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, rules)
  const theme = await page.evaluate(() => document.documentElement.className)
  expect(violations, `${page.url()} in ${theme}`).toEqual([])
}

/** Waits for the end of fades, during which elements do not have their final colours. */
export function waitForAnimations(page: Page): Promise<unknown> {
  return page.waitForFunction(() =>
    document.getAnimations().every(({ playState, timeline, effect }) => {
      const ends = timeline instanceof DocumentTimeline && effect?.getTiming().iterations !== Infinity
      return playState !== 'running' || !ends
    }),
  )
}
