import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { useUrlFilters } from './use-url-filters.ts'

function Filters() {
  const [search, change] = useUrlFilters()
  return (
    <>
      <output>{useLocation().search}</output>
      <output aria-label="Pillar">{search.get('pillar') ?? 'none'}</output>
      <button
        type="button"
        onClick={() => {
          change({ pillar: 'career' })
          change({ tab: 'active' })
        }}
      >
        Both
      </button>
      <button type="button" onClick={() => change({ pillar: '' })}>
        Any
      </button>
    </>
  )
}

test('keeps a filter that was chosen before the URL has changed, and removes an empty one', async () => {
  await renderForMember(<Filters />)
  await page.getByRole('button', { name: 'Both' }).click()
  await expect.element(page.getByText('?pillar=career&tab=active')).toBeVisible()
  await expect.element(page.getByLabelText('Pillar')).toHaveTextContent('career')
  await page.getByRole('button', { name: 'Any' }).click()
  await expect.element(page.getByText('?tab=active')).toBeVisible()
})
