import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember, site } from '#test/member.tsx'
import { apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { InvitationRules } from './InvitationRules.tsx'

test.each([
  ['closed', 'This site isn’t accepting new members.'],
  ['approval', 'An admin approves new members.'],
] as const)('says what an invitation means with SIGN_UP=%s', async (signUp, title) => {
  queryClient.setQueryData(apiQuery('GET /api/site').queryKey, { ...site, signUp })
  await renderForMember(<InvitationRules />)
  await expect.element(page.getByText(title)).toBeVisible()
})
