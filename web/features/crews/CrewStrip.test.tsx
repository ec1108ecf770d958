import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { CrewsToday } from '#contract/crews.ts'
import { renderForMember } from '#test/member.tsx'
import { currentToast } from '#web/ui/toast.ts'
import { CrewStrip } from './CrewStrip.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const toCrewmate = (username: string, crewName: string | null = null) => ({
  id: username,
  username,
  profileImageUrl: null,
  crewId: 'c1',
  crewName,
})
const toQuiet = (username: string, asked = false) => ({ ...toCrewmate(username), since: '2026-11-20', asked })
const toDone = (username: string, answered: boolean, crewName: string | null = null) => ({
  ...toCrewmate(username, crewName),
  date: '2026-11-26',
  answered,
})
const nothing: CrewsToday = { done: [], moreDone: 0, askedBy: [], quiet: null, round: null }

/** Shows the second state once the member has answered, as a new reply does. */
function Strip({ first, second }: { first: Partial<CrewsToday>; second: Partial<CrewsToday> }) {
  const [shown, setShown] = useState(first)
  return (
    <>
      <CrewStrip crews={{ ...nothing, ...shown }} />
      <button onClick={() => setShown(second)}>Refetch</button>
    </>
  )
}

test('offers to ask the next quiet member once one was asked', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ asked: true }))
  await renderForMember(<Strip first={{ quiet: toQuiet('tom') }} second={{ quiet: toQuiet('erik') }} />)
  await page.getByRole('button', { name: 'Still with us? Ask tom' }).click()
  await expect.element(page.getByText('You asked today')).toBeVisible()
  await page.getByRole('button', { name: 'Refetch' }).click()
  await expect.element(page.getByRole('button', { name: 'Still with us? Ask erik' })).toBeVisible()
})

test('tells those who ask that the member is here', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ here: true }))
  await renderForMember(<Strip first={{ askedBy: [toCrewmate('erik'), toCrewmate('tom')] }} second={{}} />)
  const button = page.getByRole('button', { name: /^I’m here: tell .*erik.* and .*tom/ })
  await expect.element(button).toBeVisible()
  expect(button.element().getBoundingClientRect().width, 'as wide as its place').toBeGreaterThanOrEqual(116)
  await button.click()
  await expect.poll(() => currentToast.get()?.title).toMatch(/^.*erik.* and .*tom.* know that you’re here$/)
  expect(String(fetch.mock.calls[0]?.[0])).toBe('/api/crews/here')
})

test('says that the last quiet member was asked', async () => {
  await renderForMember(<CrewStrip crews={{ ...nothing, quiet: toQuiet('tom', true) }} />)
  await expect.element(page.getByText(/^tom hasn’t marked since/)).toBeVisible()
  await expect.element(page.getByText('You asked today')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})

test('shows a “Well done” to two as said, and says so when it is taken back', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ counts: {}, own: null }))
  const [unsaid, said] = [false, true].map((answered) => ['ade', 'tom'].map((name) => toDone(name, answered)))
  await renderForMember(<Strip first={{ done: unsaid ?? [] }} second={{ done: said ?? [] }} />)
  const button = page.getByRole('button', { name: /^Well done ?: .*ade.* and .*tom/ })
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  const { width } = button.element().getBoundingClientRect()
  await button.click()
  await page.getByRole('button', { name: 'Refetch' }).click()
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  expect(button.element().querySelector('svg'), 'a check').not.toBeNull()
  expect(button.element().getBoundingClientRect().width).toBe(width)
  expect(currentToast.get()?.title).not.toContain('took back')
  await button.click()
  await expect.poll(() => currentToast.get()?.title).toMatch(/^You took back “Well done” to .*ade.* and .*tom.*\.$/)
})

test('names the crews of each line for a member of several', async () => {
  const done = [toDone('ade', false, 'Sunday crew'), toDone('tom', false, 'Pair'), toDone('erik', false, 'Pair')]
  await renderForMember(<CrewStrip crews={{ ...nothing, done, quiet: { ...toQuiet('ravi'), crewName: 'Pair' } }} />)
  await expect.element(page.getByText('Sunday crew and Pair')).toBeVisible()
  await expect.element(page.getByText('Pair', { exact: true })).toBeVisible()
})

test('leads to the list of crews when a line is about several', async () => {
  const done = [toDone('ade', false, 'Sunday crew'), { ...toDone('tom', false, 'Pair'), crewId: 'c2' }]
  await renderForMember(<CrewStrip crews={{ ...nothing, done, quiet: toQuiet('ravi') }} />)
  await expect.element(page.getByRole('link', { name: /done today/ })).toHaveAttribute('href', '/crews')
  await expect.element(page.getByRole('link', { name: /^ravi/ })).toHaveAttribute('href', '/crew/c1')
})

test.each([
  ['2026-11-27T11:59:00.000Z', [/erik.* asks/, /This week’s round/]],
  ['2026-11-28T12:00:00.000Z', [/erik.* asks/, /ade.* is done/]],
])('has the two most important lines while a round ends at %s', async (nextAt, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00Z') })
  const people = { done: [toDone('ade', false)], askedBy: [toCrewmate('erik')], quiet: toQuiet('tom') }
  const round = { crewId: 'c1', crewName: 'Wednesday crew', nextAt }
  await renderForMember(<CrewStrip crews={{ ...nothing, ...people, round }} />)
  const links = () =>
    page
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(links).toEqual(expected.map((words) => expect.stringMatching(words)))
})

test('leads to a round that waits, and says until when', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00Z') })
  const round = { crewId: 'c1', crewName: 'Wednesday crew', nextAt: '2026-12-02T18:00:00.000Z' }
  await renderForMember(<CrewStrip crews={{ ...nothing, round }} />)
  const link = page.getByRole('link', { name: 'This week’s round of Wednesday crew' })
  await expect.element(link).toHaveAttribute('href', '/crew/c1/round')
  await expect.element(page.getByText(/^until .* at /)).toBeVisible()
})
