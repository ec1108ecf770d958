import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { render } from 'vitest-browser-react'
import type { User } from '#contract/account-fields.ts'
import type { Site } from '#contract/site.ts'
import { queryClient } from '#web/api/query-client.ts'
import { userQuery } from '#web/shell/session.ts'

export const member: User = {
  id: '01980000-0000-7000-8000-000000000001',
  email: 'member@example.org',
  emailVerified: true,
  username: 'member',
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  role: 'public',
  isAdmin: false,
  onboardingCompleted: true,
  timeZone: 'Europe/Berlin',
  createdAt: '2026-01-01T00:00:00.000Z',
}

export const site: Site = {
  name: 'Seven Pillars',
  logoUrl: null,
  accent: null,
  headline: null,
  welcome: null,
  figures: null,
  imprint: false,
  questions: [],
  signUp: 'open',
  firstAccount: false,
  firstAccountIsAdmin: true,
  mail: true,
  payments: null,
  embeds: 'auto',
}

/** Renders a part of the app as it is for a signed-in member. */
export function renderForMember(children: ReactNode, user: User = member) {
  queryClient.setQueryData(userQuery.queryKey, user)
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>,
  )
}
