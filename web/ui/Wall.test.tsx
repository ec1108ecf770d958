import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, page } from 'vitest/browser'
import { Wall } from './Wall.tsx'

const pieces = () => [...document.querySelectorAll<HTMLElement>('[data-brick]')]
const courses = () => [...new Set(pieces().map(({ parentElement }) => parentElement!))]

const emulateMedia = (features: Record<string, string>) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  })

const renderAt = (width: number, wall: ReactNode) => render(<div style={{ width }}>{wall}</div>)

afterEach(() => emulateMedia({}))

test('says how many days are done and missed', async () => {
  await renderAt(310, <Wall total={30} letters="ddmdl" missed={2} />)
  await expect.element(page.getByRole('img', { name: '4 of 30 days done, 2 missed' })).toBeVisible()
})

test('says nothing about missed days when there are none', async () => {
  await renderAt(310, <Wall total={1} />)
  await expect.element(page.getByRole('img', { name: '0 of 1 day done', exact: true })).toBeVisible()
})

test('outlines the next brick only on request', async () => {
  const { rerender } = await renderAt(310, <Wall total={7} letters="dd" today />)
  expect(pieces().findIndex(({ dataset }) => dataset.outlined)).toBe(2)
  await rerender(<Wall total={7} letters="dd" />)
  expect(pieces().some(({ dataset }) => dataset.outlined)).toBe(false)
})

test('fills the width with every course at every duration, on a phone and in a compact card', async () => {
  const { rerender } = await renderAt(310, <Wall total={1} />)
  for (const [width, small] of [
    [310, false],
    [180, true],
  ] as const) {
    for (let total = 7; total <= 366; total += total < 110 ? 1 : 7) {
      await rerender(
        <div style={{ width }}>
          <Wall total={total} small={small} />
        </div>,
      )
      for (const course of courses()) {
        const { left, right } = course.getBoundingClientRect()
        expect(course.firstElementChild!.getBoundingClientRect().left, `${total} days`).toBeCloseTo(left, 0)
        expect(course.lastElementChild!.getBoundingClientRect().right, `${total} days`).toBeCloseTo(right, 0)
        for (const brick of course.children)
          expect(brick.getBoundingClientRect().width, `${total} days`).toBeGreaterThan(0.5)
      }
    }
  }
})

test('shifts every other course by half a brick, and its two halves are one day', async () => {
  await renderAt(310, <Wall total={21} letters={'d'.repeat(14)} />)
  const [bottom, middle, top] = courses().map(({ children }) => [...children])
  expect(bottom).toHaveLength(7)
  expect(middle).toHaveLength(8)
  expect(top).toHaveLength(7)
  expect(middle!.map((piece) => (piece as HTMLElement).dataset.brick)).toEqual([...Array<string>(8).fill('laid')])
  const middleOf = (element: Element) =>
    (element.getBoundingClientRect().left + element.getBoundingClientRect().right) / 2
  const joint = (bottom![0]!.getBoundingClientRect().right + bottom![1]!.getBoundingClientRect().left) / 2
  expect(middleOf(middle![1]!)).toBeCloseTo(joint, 0)
  expect(middle![0]!.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom![0]!.getBoundingClientRect().top)
})

test('leaves the half at the end open until its course is complete', async () => {
  await renderAt(310, <Wall total={21} letters={'d'.repeat(8)} />)
  expect(pieces().filter(({ dataset }) => dataset.brick === 'laid')).toHaveLength(8)
})

test('draws consecutive missed days as one gap that takes no brick’s place', async () => {
  await renderAt(310, <Wall total={14} letters="dddmddddmd" />)
  expect(pieces().filter(({ dataset }) => dataset.brick === 'laid')).toHaveLength(8)
  const gaps = pieces().filter(({ dataset }) => dataset.gap)
  expect(gaps.map((piece) => [...piece.parentElement!.children].indexOf(piece))).toEqual([2, 6])
  const dash = getComputedStyle(gaps[0]!, '::after')
  expect(parseFloat(dash.width)).toBeGreaterThanOrEqual(4)
  expect(dash.height).toBe('1.5px')
})

test('distinguishes a late day by more than its colour', async () => {
  await renderAt(310, <Wall total={7} letters="dl" />)
  const [onTime, late] = pieces().map((piece) => getComputedStyle(piece, '::before'))
  expect(parseFloat(onTime!.borderTopWidth)).toBe(0)
  expect(parseFloat(late!.borderTopWidth)).toBeGreaterThan(0)
})

test.each(['dark', 'light'])('distinguishes the kinds of bricks in %s forced colours', async (scheme) => {
  await emulateMedia({ 'forced-colors': 'active', 'prefers-color-scheme': scheme })
  await renderAt(310, <Wall total={7} letters="dl" today />)
  const looks = pieces()
    .slice(0, 4)
    .map((piece) => {
      const { backgroundColor, borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(piece, '::before')
      return [backgroundColor, borderTopStyle, borderTopWidth, borderTopColor].join(' ')
    })
  expect(new Set(looks).size, looks.join('; ')).toBe(4)
})
