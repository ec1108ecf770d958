import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Participation } from '#contract/challenges.ts'
import { member, renderForMember } from '#test/member.tsx'
import { createParticipation } from '#test/sample-participation.ts'
import { dismissOffer } from '#web/shell/offers.ts'
import { useCueOffer } from './CueOffer.tsx'

const joined = createParticipation({ userId: member.id, progress: 0 })

function Screen() {
  const [participations, setParticipations] = useState<Participation[]>([])
  const { participation } = useCueOffer(true, participations)
  return (
    <>
      <button onClick={() => setParticipations([joined])}>Join</button>
      <p>{`Joined ${participations.length}`}</p>
      {participation && <p>Offered</p>}
    </>
  )
}

async function join() {
  await renderForMember(<Screen />)
  await page.getByRole('button', { name: 'Join' }).click()
  await expect.element(page.getByText('Joined 1')).toBeVisible()
  return page.getByText('Offered').elements().length
}

afterEach(() => localStorage.clear())

test('asks after a challenge is joined on the same screen', async () => {
  expect(await join()).toBe(1)
})

test('does not ask again after a no, also when a challenge is joined on the same screen', async () => {
  dismissOffer(`cue-offer:${member.id}`)
  expect(await join()).toBe(0)
})
