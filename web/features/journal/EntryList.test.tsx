import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { member, renderForMember } from '#test/member.tsx'
import { EntryList } from './EntryList.tsx'

const items = Array.from({ length: 40 }, (_, index) => ({
  id: String(index),
  userId: member.id,
  title: `Entry ${index}`,
  content: 'Still here. '.repeat(200),
  prompt: null,
  pillar: null,
  entryDate: '2026-03-10',
  createdAt: new Date().toISOString(),
  editedAt: null,
}))

/** Width and offset, in pixels. */
const ring = 4

test('skips distant entries and cuts off no focus ring of a visible one', async () => {
  await renderForMember(<EntryList entries={items} />)
  const rows = page.getByRole('listitem')
  const isShown = (index: number) =>
    rows.nth(index).getByRole('article').element().checkVisibility({ contentVisibilityAuto: true })
  await expect.poll(() => isShown(0)).toBe(true)
  await expect.poll(() => isShown(39)).toBe(false)
  const row = rows.first().element().getBoundingClientRect()
  for (const button of rows.first().getByRole('button').elements()) {
    const { top, right, bottom, left } = button.getBoundingClientRect()
    expect(top - ring).toBeGreaterThanOrEqual(row.top)
    expect(right + ring).toBeLessThanOrEqual(row.right)
    expect(bottom + ring).toBeLessThanOrEqual(row.bottom)
    expect(left - ring).toBeGreaterThanOrEqual(row.left)
  }
})
