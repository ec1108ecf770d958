import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Tabs } from './Tabs.tsx'

const days = [
  { value: 'past', label: 'Past', count: 0 },
  { value: 'today', label: 'Today', count: 3 },
  { value: 'later', label: 'Later' },
] as const

function Example() {
  const [day, setDay] = useState<(typeof days)[number]['value']>('today')
  return (
    <Tabs label="Days" tabs={days} value={day} onChange={setDay}>
      <p>{`Content of ${day}`}</p>
      <input aria-label="Note" />
    </Tabs>
  )
}

const past = page.getByRole('tab', { name: 'Past' })
const today = page.getByRole('tab', { name: 'Today', exact: false })
const later = page.getByRole('tab', { name: 'Later' })

describe('keyboard', () => {
  beforeEach(async () => {
    await render(<Example />)
    await today.click()
    await expect.element(today).toHaveFocus()
  })

  test('selects the next and the previous tab with the arrow keys and wraps around', async () => {
    for (const [key, tab] of [
      ['{ArrowRight}', later],
      ['{ArrowRight}', past],
      ['{ArrowLeft}', later],
      ['{ArrowLeft}', today],
    ] as const) {
      await userEvent.keyboard(key)
      await expect.element(tab).toHaveFocus()
      await expect.element(tab).toHaveAttribute('aria-selected', 'true')
      await expect.element(page.getByRole('tabpanel')).toHaveAttribute('aria-labelledby', tab.element().id)
    }
  })

  test('selects the first and the last tab with Home and End', async () => {
    await userEvent.keyboard('{End}')
    await expect.element(later).toHaveFocus()
    await expect.element(page.getByText('Content of later')).toBeVisible()
    await userEvent.keyboard('{Home}')
    await expect.element(past).toHaveFocus()
    await expect.element(page.getByText('Content of past')).toBeVisible()
  })

  test('moves from the selected tab to the content with Tab and back with Shift+Tab', async () => {
    await userEvent.keyboard('{Home}{Tab}')
    await expect.element(page.getByLabelText('Note')).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(past).toHaveFocus()
  })
})

test('goes back to the tab it came from while the selection is still pending', async () => {
  const selected: string[] = []
  await render(
    <Tabs label="Days" tabs={days} value="past" onChange={(day) => selected.push(day)}>
      <p>Content</p>
    </Tabs>,
  )
  await past.click()
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
  await expect.element(past).toHaveFocus()
  expect(selected).toEqual(['past', 'today', 'past'])
})

test('selects a tab on click and shows counts above zero', async () => {
  await render(<Example />)
  await past.click()
  await expect.element(page.getByText('Content of past')).toBeVisible()
  await expect.element(today).toHaveTextContent('Today3')
  await expect.element(past).toHaveTextContent('Past')
})
