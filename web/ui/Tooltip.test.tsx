import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { advanceClock, restartClock, stopClock } from '#test/stopped-clock.ts'
import { Tooltip } from './Tooltip.tsx'

const tooltip = page.getByRole('tooltip')
const save = page.getByRole('button', { name: 'Save' })
const share = page.getByRole('button', { name: 'Share' })
const elsewhere = page.getByRole('button', { name: 'Elsewhere' })

// One clock for all tests, because the time since the last tooltip counts.
beforeAll(async () => {
  stopClock()
  await import('./TooltipBubble.tsx')
})

afterAll(restartClock)

async function renderButtons({ delay, enabled }: { delay?: number; enabled?: boolean } = {}) {
  await render(
    <div style={{ display: 'grid', gap: 100, padding: 100 }}>
      {['Save', 'Share'].map((label) => (
        <Tooltip key={label} label={`${label} it`} delay={delay} enabled={enabled}>
          <button type="button">{label}</button>
        </Tooltip>
      ))}
      <button type="button">Elsewhere</button>
    </div>,
  )
  await elsewhere.hover()
  await advanceClock(60_000)
}

function expectNoTooltip() {
  expect(tooltip.query()).toBeNull()
}

describe('with the usual delay', () => {
  beforeEach(() => renderButtons())

  test('opens after the pointer has been on the trigger for 700 ms', async () => {
    await save.hover()
    await advanceClock(699)
    expectNoTooltip()
    await advanceClock(1)
    await expect.element(tooltip).toHaveTextContent('Save it')
  })

  test('stays closed when the pointer leaves before the delay ends', async () => {
    await save.hover()
    await advanceClock(600)
    await elsewhere.hover()
    await advanceClock(2_000)
    expectNoTooltip()
  })

  test('stays open while the pointer is on the tooltip', async () => {
    await save.hover()
    await advanceClock(700)
    await tooltip.hover({ force: true })
    await advanceClock(2_000)
    await expect.element(tooltip).toHaveTextContent('Save it')
    await elsewhere.hover()
    await advanceClock(100)
    expectNoTooltip()
  })

  test('opens the next tooltip immediately for 300 ms after one has closed', async () => {
    await save.hover()
    await advanceClock(700)
    await elsewhere.hover()
    await advanceClock(100)
    expectNoTooltip()
    await advanceClock(150)
    await share.hover()
    await advanceClock(0)
    await expect.element(tooltip).toHaveTextContent('Share it')
    await elsewhere.hover()
    await advanceClock(100)
    await advanceClock(300)
    await save.hover()
    await advanceClock(699)
    expectNoTooltip()
  })

  test('replaces the open tooltip immediately when the pointer moves to the next trigger', async () => {
    await save.hover()
    await advanceClock(700)
    await share.hover()
    await advanceClock(0)
    await expect.element(tooltip).toHaveTextContent('Share it')
    await save.hover()
    await advanceClock(0)
    await expect.element(tooltip).toHaveTextContent('Save it')
    await advanceClock(2_000)
    await expect.element(tooltip).toHaveTextContent('Save it')
  })

  test('closes on Escape', async () => {
    await save.hover()
    await advanceClock(700)
    await expect.element(tooltip).toHaveTextContent('Save it')
    await userEvent.keyboard('{Escape}')
    await advanceClock(0)
    expectNoTooltip()
  })

  test('closes on a click and stays closed while the pointer remains', async () => {
    await save.hover()
    await advanceClock(700)
    await expect.element(tooltip).toHaveTextContent('Save it')
    await save.click()
    await advanceClock(2_000)
    expectNoTooltip()
  })

  test('opens immediately on keyboard focus and follows it', async () => {
    await userEvent.keyboard('{Tab}')
    await advanceClock(0)
    await expect.element(tooltip).toHaveTextContent('Save it')
    await userEvent.keyboard('{Tab}')
    await advanceClock(0)
    await expect.element(tooltip).toHaveTextContent('Share it')
    await userEvent.keyboard('{Tab}')
    await advanceClock(0)
    expectNoTooltip()
  })
})

test('opens immediately with a delay of zero', async () => {
  await renderButtons({ delay: 0 })
  await save.hover()
  await advanceClock(0)
  await expect.element(tooltip).toHaveTextContent('Save it')
})

test('stays closed while it is not enabled', async () => {
  await renderButtons({ delay: 0, enabled: false })
  await save.hover()
  await advanceClock(2_000)
  expectNoTooltip()
  await userEvent.keyboard('{Tab}')
  await advanceClock(2_000)
  expectNoTooltip()
})
