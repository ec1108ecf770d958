import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { createParticipation } from '#test/sample-participation.ts'
import { CompactTodayCard } from './CompactTodayCard.tsx'

test.each([
  { name: 'names the day of a challenge that has started', fields: {}, line: 'Day 1 of 30' },
  {
    name: 'names the date of one that waits, and no day',
    fields: { startsOn: '2026-03-16', start: { id: 's', members: 2 }, today: 'rest' as const },
    line: 'Starts Monday, 2 of you',
  },
])('$name', async ({ fields, line }) => {
  await renderForMember(<CompactTodayCard participation={createParticipation(fields)} isNext={false} />)
  await expect.element(page.getByText(/^(Day|Starts) /)).toHaveTextContent(line)
})
