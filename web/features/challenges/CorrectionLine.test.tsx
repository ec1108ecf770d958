import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { createParticipation } from '#test/sample-participation.ts'
import { CorrectionLine } from './CorrectionLine.tsx'

test('says when a challenge was corrected after the member joined', async () => {
  const participation = createParticipation({ corrected: '2026-03-05T12:00:00.000Z' })
  await renderForMember(<CorrectionLine participation={participation} />)
  await expect.element(page.getByText(/^Corrected on 5 March.* for safety\.$/)).toBeVisible()
})
