import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { createParticipation } from '#test/sample-participation.ts'
import { DayPlan } from './DayPlan.tsx'

const step = { from: 1, to: 30, title: 'Walk', action: 'Walk for ten minutes.' }

test.each([{ plan: [step] }, { plan: [] }])(
  'says when a challenge was corrected for safety: $plan',
  async ({ plan }) => {
    const participation = createParticipation({ corrected: '2026-03-05T12:00:00.000Z' })
    await renderForMember(<DayPlan plan={plan} participation={participation} sources={[]} />)
    await expect.element(page.getByText('Corrected on 5 March for safety.')).toBeVisible()
  },
)

test('says nothing about a correction before the member joined', async () => {
  await renderForMember(<DayPlan plan={[step]} participation={createParticipation()} sources={[]} />)
  await expect.element(page.getByText('Walk', { exact: true })).toBeVisible()
  expect(page.getByText(/^Corrected on/).elements()).toHaveLength(0)
})
