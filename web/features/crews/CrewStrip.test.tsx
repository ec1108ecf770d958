import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { CrewStrip } from './CrewStrip.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const toQuiet = (username: string) => ({
  id: username,
  username,
  profileImageUrl: null,
  crewId: 'c1',
  since: '2026-11-20',
})

/** Shows tom, and erik once tom has been asked, as a new reply does. */
function Strip() {
  const [name, setName] = useState('tom')
  return (
    <>
      <CrewStrip crews={{ done: [], moreDone: 0, quiet: toQuiet(name) }} />
      <button onClick={() => setName('erik')}>Refetch</button>
    </>
  )
}

test('offers to ask the next quiet member once one was asked', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ asked: true }))
  await renderForMember(<Strip />)
  await page.getByRole('button', { name: 'Still with us? Ask tom' }).click()
  await expect.element(page.getByText('You asked today')).toBeVisible()
  await page.getByRole('button', { name: 'Refetch' }).click()
  await expect.element(page.getByRole('button', { name: 'Still with us? Ask erik' })).toBeVisible()
})
