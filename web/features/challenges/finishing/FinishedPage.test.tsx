import { Navigate, Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { createLifetime } from '#test/sample-lifetime.ts'
import { createParticipation } from '#test/sample-participation.ts'
import type { FinishedNow } from '#web/features/challenges/marking.ts'
import { paths, patterns } from '#web/paths.ts'
import { FinishedPage } from './FinishedPage.tsx'

const finishedNow: FinishedNow = { finishedNow: { lifetime: createLifetime(), milestone: null } }

test.each([
  { title: 'opens the challenge when the last day was undone while the screen loaded', state: finishedNow },
  { title: 'says that an active challenge is not finished yet', state: null },
])('$title', async ({ state }) => {
  const { id } = createParticipation()
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json([createParticipation()]))
  await renderForMember(
    <Routes>
      <Route path="/" element={<Navigate to={paths.finished(id)} state={state} />} />
      <Route path={patterns.finished} element={<FinishedPage />} />
      <Route path={patterns.challenge} element={<h1>The challenge</h1>} />
    </Routes>,
  )
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent(state ? 'The challenge' : 'Not finished yet')
})
