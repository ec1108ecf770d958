import '#web/theme/fonts.css'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { drawingNames } from '#contract/drawings.ts'
import { Drawing } from './Drawing.tsx'
import article from './ResourceArticle.module.css'

const caption = 'One sentence about it.'
const height = () => document.querySelector('figure')!.getBoundingClientRect().height

const renderAt = (width: number, name: (typeof drawingNames)[number]) =>
  render(
    <div className={article.article} style={{ width }} data-pillar="mental">
      <Drawing name={name} caption={caption} />
    </div>,
  )

// The labels are measured in the fonts of the app.
beforeAll(async () => {
  await Promise.all(['400', '640'].map((weight) => document.fonts.load(`${weight} 17px 'Hanken Grotesk Variable'`)))
})
beforeEach(() => page.viewport(1280, 900))

test('keeps its height when the picture has loaded', async () => {
  await page.viewport(390, 800)
  await renderAt(354, 'breathing')
  const reserved = height()
  expect(reserved).toBeGreaterThan(200)
  await expect.element(page.getByRole('img')).toBeVisible()
  expect(height()).toBeCloseTo(reserved, 0)
})

test.each(drawingNames)('shows %s with a text alternative, its caption and labels that fit', async (name) => {
  for (const width of [354, 640]) {
    await page.viewport(width === 354 ? 390 : 1280, 900)
    const { unmount } = await renderAt(width, name)
    const picture = page.getByRole('img')
    await expect.element(picture).toBeVisible()
    expect(picture.element().getAttribute('aria-label')).toMatch(/^[A-Z].{40,300}\.$/)
    await expect.element(page.getByText(caption)).toBeVisible()
    const labels = [...picture.element().querySelectorAll('b, b + span')]
    expect(labels.length).toBeGreaterThan(0)
    for (const label of labels) {
      expect(label.scrollWidth, label.textContent).toBeLessThanOrEqual(label.clientWidth)
      expect(label.getBoundingClientRect().height, label.textContent).toBeLessThan(30)
      expect(parseFloat(getComputedStyle(label).fontSize)).toBeGreaterThanOrEqual(16)
    }
    await unmount()
  }
})

test('puts the labels below each other when the text is large', async () => {
  document.documentElement.style.fontSize = '200%'
  try {
    await page.viewport(390, 800)
    await renderAt(354, 'push-up-steps')
    await expect.element(page.getByRole('img')).toBeVisible()
    const lefts = [...document.querySelectorAll('b')].map((label) => label.getBoundingClientRect().left)
    expect(lefts).toHaveLength(4)
    expect(new Set(lefts).size).toBe(1)
  } finally {
    document.documentElement.style.fontSize = ''
  }
})
