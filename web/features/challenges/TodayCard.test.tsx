import { QueryClientProvider } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { member } from '#test/member.tsx'
import { createParticipation } from '#test/sample-participation.ts'
import { queryClient } from '#web/api/query-client.ts'
import { userQuery } from '#web/shell/session.ts'
import { TodayCard } from './TodayCard.tsx'

// The parts are loaded by the second attempt.
test('has all of its buttons on the first day before a lazy part is loaded', { retry: 0 }, () => {
  queryClient.setQueryData(userQuery.queryKey, member)
  const container = document.createElement('div')
  const root = createRoot(container)
  flushSync(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <TodayCard participation={createParticipation()} isNext />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  const buttons = [...container.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Mark Day Complete'])
  root.unmount()
})
