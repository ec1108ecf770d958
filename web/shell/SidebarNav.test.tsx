import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { SidebarNav } from './SidebarNav.tsx'

const tooltip = page.getByRole('tooltip')

test('shows no tooltips while expanded', async () => {
  await import('#web/ui/TooltipBubble.tsx')
  await renderForMember(<SidebarNav />)
  for (const name of ['Goals', 'Journal']) {
    await page.getByRole('link', { name }).hover()
    // A tooltip of the collapsed sidebar has no delay.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    expect(tooltip.query()).toBeNull()
  }
})

test('shows tooltips when collapsed', async () => {
  await renderForMember(<SidebarNav rail />)
  for (const name of ['Goals', 'Journal']) {
    await page.getByRole('link', { name }).hover()
    await expect.element(tooltip).toHaveTextContent(name)
  }
})
