import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { WhenIdle } from './WhenIdle.tsx'

test('shows the fallback until the screen is idle', async () => {
  let becomeIdle = () => {}
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => (becomeIdle = callback))
  await render(<WhenIdle fallback="Soon">Details</WhenIdle>)
  await expect.element(page.getByText('Soon')).toBeVisible()
  becomeIdle()
  await expect.element(page.getByText('Details')).toBeVisible()
  vi.unstubAllGlobals()
})
