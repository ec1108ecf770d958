import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { BrickDetails } from './BrickDetails.tsx'
import { BrickExplorer, type ExplorerEntry } from './BrickExplorer.tsx'
import { divideIntoCourses, layOutCourses } from './wall-layout.ts'
import { createBricks } from './Wall.tsx'

// Sixteen of 30 days in courses of ten. There is a gap after the eighth.
const letters = 'ddddddddmdddlddd'
const courses = divideIntoCourses(createBricks(letters, 30, { today: true }), layOutCourses(30))
const bricks = Array.from({ length: 15 }, (_, brick): ExplorerEntry => {
  const note = brick === 2 ? 'It rained.' : null
  return {
    brick,
    label: `Day ${brick + 1}${note ? `: ${note}` : ''}`,
    details: <BrickDetails title={`Day ${brick + 1}`} text="November" note={note} />,
  }
})
const gap: ExplorerEntry = { brick: 7, isGap: true, label: 'Missed November 8', details: <p>Missed November 8</p> }
const entries = [...bricks.slice(0, 8), gap, ...bricks.slice(8)]

const button = (name: string) => page.getByRole('button', { name, exact: true })
const drawing = () => document.querySelector('[data-size]')!
const piece = (course: number, index: number) => drawing().children[course]!.children[index] as HTMLElement

function Example({ dir = 'ltr', width = 310 }: { dir?: 'ltr' | 'rtl'; width?: number }) {
  return (
    <div dir={dir} style={{ width, padding: 40 }}>
      <input aria-label="Before" />
      <BrickExplorer courses={courses} entries={entries} label="15 of 30 days done" caption={<p>Select a brick.</p>} />
      <input aria-label="After" />
    </div>
  )
}

async function tapAt(x: number, y: number) {
  const target = document.elementFromPoint(x, y)
  target?.dispatchEvent(new PointerEvent('click', { bubbles: true, clientX: x, clientY: y, pointerType: 'touch' }))
}

function middleOf(element: Element): [number, number] {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return [(left + right) / 2, (top + bottom) / 2]
}

describe('keyboard', () => {
  test('has one tab stop, at the latest day', async () => {
    await render(<Example />)
    await page.getByLabelText('Before').click()
    await userEvent.keyboard('{Tab}')
    await expect.element(button('Day 15')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByLabelText('After')).toHaveFocus()
    await expect.element(page.getByText('Select a brick.')).toBeVisible()
  })

  test('moves along the days and gaps and between courses', async () => {
    await render(<Example />)
    await page.getByLabelText('Before').click()
    await userEvent.keyboard('{Tab}')
    for (const [key, name] of [
      ['{Home}', 'Day 1'],
      ['{ArrowLeft}', 'Day 1'],
      ['{ArrowRight}', 'Day 2'],
      ['{ArrowRight}', 'Day 3: It rained.'],
      ['{ArrowUp}', 'Day 13'],
      ['{ArrowUp}', 'Day 13'],
      ['{ArrowDown}', 'Day 3: It rained.'],
      ['{End}', 'Day 15'],
      ['{ArrowLeft}', 'Day 14'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect.element(button(name)).toHaveFocus()
    }
  })

  test('reaches gaps and shows what is selected', async () => {
    await render(<Example />)
    await page.getByLabelText('Before').click()
    await userEvent.keyboard('{Tab}{Home}{ArrowRight}{ArrowRight}')
    await expect.element(page.getByText('It rained.', { exact: true })).toBeVisible()
    expect(piece(0, 2).dataset.selected).toBe('brick')
    await userEvent.keyboard('{ArrowRight>5/}{ArrowRight}')
    await expect.element(button('Missed November 8')).toHaveFocus()
    expect(piece(0, 7).dataset.selected).toBe('gap')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('Select a brick.')).toBeVisible()
    expect(drawing().querySelector('[data-selected]')).toBeNull()
  })

  test('selects both halves of a day at the ends of a course', async () => {
    await render(<Example />)
    await page.getByLabelText('Before').click()
    await userEvent.keyboard('{Tab}{ArrowLeft>4/}')
    await expect.element(button('Day 11')).toHaveFocus()
    expect(piece(1, 0).dataset.selected).toBe('brick')
    expect(piece(1, 10).dataset.selected).toBe('brick')
  })

  test('moves right to the earlier day in right-to-left text', async () => {
    await render(<Example dir="rtl" />)
    await page.getByLabelText('Before').click()
    await userEvent.keyboard('{Tab}{ArrowRight}')
    await expect.element(button('Day 14')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(button('Day 15')).toHaveFocus()
    expect(piece(0, 0).getBoundingClientRect().left).toBeGreaterThan(piece(0, 1).getBoundingClientRect().left)
  })
})

describe('pointer', () => {
  test('selects the brick that was tapped and keeps its note shown', async () => {
    await render(<Example />)
    await tapAt(...middleOf(piece(0, 2)))
    await expect.element(button('Day 3: It rained.')).toHaveFocus()
    await expect.element(page.getByText('It rained.', { exact: true })).toBeVisible()
  })

  test('selects the nearest brick within half a touch target', async () => {
    await render(<Example width={180} />)
    const [x] = middleOf(piece(0, 4))
    await tapAt(x, piece(0, 4).getBoundingClientRect().bottom + 7)
    await expect.element(button('Day 5')).toHaveFocus()
  })

  test('selects a gap, and a day by either of its halves', async () => {
    await render(<Example />)
    const { right, top } = piece(0, 7).getBoundingClientRect()
    await tapAt(right + 2, top + 5)
    await expect.element(button('Missed November 8')).toHaveFocus()
    await tapAt(...middleOf(piece(1, 10)))
    await expect.element(button('Day 11')).toHaveFocus()
  })

  test('ignores days to come', async () => {
    await render(<Example />)
    await tapAt(...middleOf(piece(2, 8)))
    await expect.element(page.getByText('Select a brick.')).toBeVisible()
  })

  test('shows a day while the mouse is over it', async () => {
    await render(<Example />)
    const [x, y] = middleOf(piece(0, 2))
    const area = drawing().parentElement!
    const move = (clientX: number, type = 'pointermove') =>
      area.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY: y, pointerType: 'mouse' }))
    move(x)
    await expect.element(page.getByText('It rained.', { exact: true })).toBeVisible()
    area.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }))
    await expect.element(page.getByText('Select a brick.')).toBeVisible()
  })
})

test('is a list for screen readers', async () => {
  await render(<Example />)
  await expect.element(page.getByRole('group', { name: '15 of 30 days done' })).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(16)
  expect(page.getByRole('img').elements()).toHaveLength(0)
})
