import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { FiguresForm } from './FiguresForm.tsx'

const group = page.getByRole('group', { name: 'Figures on the landing page and Home' })

test('offers the figures of the specification, real ones and none', async () => {
  await renderForMember(<FiguresForm figures="live" figuresFixed={false} />)
  await expect.element(group.getByRole('radio', { name: /^The example figures \(10,000\+ men\)/ })).not.toBeChecked()
  await expect.element(group.getByRole('radio', { name: /^Real numbers of this site/ })).toBeChecked()
  await expect.element(group.getByRole('radio', { name: /^None/ })).toBeEnabled()
  await expect.element(page.getByRole('button', { name: 'Save figures' })).toBeVisible()
})

test('names the setting that decides, and cannot be changed then', async () => {
  await renderForMember(<FiguresForm figures="hidden" figuresFixed />)
  await expect.element(group).toHaveAccessibleDescription(/^The setting SITE_FIGURES on the server decides/)
  await expect.element(group.getByRole('radio', { name: /^None/ })).toBeChecked()
  for (const radio of await group.getByRole('radio').all()) await expect.element(radio).toBeDisabled()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
