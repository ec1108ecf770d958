import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { Pillar } from '#contract/pillars.ts'
import { addDays } from '#web/ui/dates.ts'
import { PeriodWall } from './PeriodWall.tsx'
import type { YearDay } from './year-days.ts'

const asOf = '2026-11-26'

function createDay(index: number, state: YearDay['state'], pillars: Pillar[] = []): YearDay {
  const entries = pillars.map((pillar) => ({
    participation: {
      id: pillar,
      challengeId: pillar,
      title: pillar,
      pillar,
      completed: false,
      left: false,
      states: '',
    },
    day: index + 1,
    late: state === 'late',
    note: null,
  }))
  return { date: addDays('2026-11-12', index), state, isFuture: false, entries }
}

const days = Array.from({ length: 15 }, (_, index) => createDay(index, 'done', ['physical']))
days[1] = createDay(1, 'done', ['physical', 'mental'])
days[2] = createDay(2, 'late', ['spiritual', 'physical', 'mental', 'career'])
days[3] = createDay(3, 'missed')

async function renderWall(shown = days) {
  await render(
    <MemoryRouter>
      <PeriodWall days={shown} asOf={asOf} label="Last 12 months" />
    </MemoryRouter>,
  )
  return [...document.querySelector('[data-label=Nov]')!.children] as HTMLElement[]
}

test('draws up to three pillars of a day as stripes in display order, and names all', async () => {
  const pieces = await renderWall()
  // The first course is the upper one of two, so its first day is divided.
  const read = (index: number) => [...pieces[index]!.querySelectorAll('i')].map(({ dataset }) => dataset.pillar)
  expect([0, 1, 2, 3].map(read)).toEqual([[], ['mental', 'physical'], ['mental', 'physical', 'career'], []])
  expect(pieces.slice(0, 4).map(({ dataset }) => dataset.brick)).toEqual(['laid', 'laid', 'late', 'missed'])
  expect(document.querySelectorAll('[data-outlined]')).toHaveLength(1)
  await expect
    .element(
      page.getByRole('button', { name: /Marked late\. spiritual, day 3\. physical, day 3\. mental, day 3\. career/ }),
    )
    .toBeInTheDocument()
})

test('has the latest days at the bottom, and moves along the dates with the arrow keys', async () => {
  const [first] = await renderWall()
  const today = document.querySelector('[data-outlined]')!
  expect(today.getBoundingClientRect().top).toBeGreaterThan(first!.getBoundingClientRect().top)
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText(/Thursday, .*26.*2026/)).toBeVisible()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(page.getByText(/Thursday, .*12.*2026/)).toBeVisible()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(page.getByText('Missed', { exact: true })).toBeVisible()
})

test('explains only the looks that it has', async () => {
  await renderWall()
  await expect
    .element(page.getByText(/^Choose a day/))
    .toHaveTextContent(
      'Choose a day to see what you did. Coloured stripes are several pillars. Lighter bricks were marked late. Dashes are missed days.',
    )
})

test('explains a break', async () => {
  await renderWall([createDay(0, 'done', ['physical']), createDay(1, 'break')])
  await expect
    .element(page.getByText(/^Choose a day/))
    .toHaveTextContent('Choose a day to see what you did. Grey stripes are a break.')
})
