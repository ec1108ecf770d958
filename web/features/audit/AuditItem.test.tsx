import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AuditEntry } from '#contract/audit.ts'
import { renderForMember } from '#test/member.tsx'
import { AuditItem } from './AuditItem.tsx'

const person = { id: '01988a2e-0000-7000-8000-000000000000', username: 'sam' }
const entry: AuditEntry = {
  id: '01988a2e-0000-7000-8000-000000000001',
  kind: 'export',
  member: person,
  actor: person,
  via: 'site',
  address: '203.0.113.7',
  detail: null,
  count: 1,
  createdAt: '2026-03-10T09:00:00.000Z',
  lastAt: '2026-03-10T09:40:00.000Z',
}

test('says how often something was repeated, and when last', async () => {
  await renderForMember(
    <ul>
      <AuditItem entry={entry} />
      <AuditItem entry={{ ...entry, count: 12 }} />
    </ul>,
  )
  const items = page.getByRole('listitem')
  await expect.element(items.first().getByText(/times/)).not.toBeInTheDocument()
  await expect.element(items.last().getByText('12 times, last at 10:40')).toBeVisible()
})
