import { useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Invitation } from '#contract/invitations.ts'
import { renderForMember, site } from '#test/member.tsx'
import { apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { invitationsQuery } from './invitation-queries.ts'
import { InvitationCard } from './InvitationCard.tsx'

const invitation: Invitation = {
  id: '01980000-0000-7000-8000-000000000009',
  url: 'https://example.org/invite#token=x',
  note: 'Climbing',
  maxUses: 5,
  uses: 0,
  expiresAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  status: 'active',
  by: null,
  challenge: null,
  members: [],
}

function List() {
  const { data = [] } = useQuery({ ...invitationsQuery, enabled: false })
  return (
    <main id="main" tabIndex={-1}>
      <ul>
        {data.map((each) => (
          <InvitationCard key={each.id} invitation={each} />
        ))}
      </ul>
    </main>
  )
}

test('keeps the focus on the invitation that was revoked', async () => {
  queryClient.setQueryData(apiQuery('GET /api/site').queryKey, site)
  queryClient.setQueryData(invitationsQuery.queryKey, [invitation])
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ ...invitation, status: 'revoked' }))
  await renderForMember(<List />)
  await page.getByRole('button', { name: /^Revoke/ }).click()
  await page.getByRole('button', { name: 'Revoke invitation' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Revoked' })).toHaveFocus()
})
