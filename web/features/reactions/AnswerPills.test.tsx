import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { member, renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { AnswerPills } from './AnswerPills.tsx'

beforeEach(() => queryClient.clear())
afterEach(() => page.viewport(1280, 900))

const about = { about: 'the post by tom', canAnswer: true, onSaved: () => {} }
const toGiver = (username: string, answer: string) => ({ id: username, username, profileImageUrl: null, answer })

test('names who is behind the counts, by answer and with the member as “You”', async () => {
  const urls: string[] = []
  const givers = [
    toGiver('jonas', 'same-here'),
    toGiver('marcus', 'with-you'),
    { ...toGiver('me', 'with-you'), id: member.id },
  ]
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    urls.push(new Request(input).url)
    return Response.json({ givers, more: 2 })
  })
  const reactions = { counts: { 'with-you': 2, 'same-here': 1 }, own: 'with-you' as const }
  await renderForMember(<AnswerPills subject={{ kind: 'reply', id: 'r1' }} reactions={reactions} {...about} />)
  expect(urls).toEqual([])
  await page.getByRole('button', { name: '3 answers to the post by tom: see who' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who answered' })
  const names = (answer: string) => dialog.getByRole('region', { name: answer }).getByRole('listitem')
  await expect.element(names('With you').nth(0)).toHaveTextContent('Mmarcus')
  await expect.element(names('With you').nth(1)).toHaveTextContent('MYou')
  await expect.element(names('Same here')).toHaveTextContent('Jjonas')
  await expect.element(dialog.getByRole('link', { name: 'jonas' })).toHaveAttribute('href', '/members/jonas')
  await expect.element(dialog.getByText('And 2 others.')).toBeVisible()
  expect(urls.map((url) => new URL(url).pathname)).toEqual(['/api/reactions/reply/r1'])
})

test('has all answers and their number in one line of a phone', async () => {
  await page.viewport(390, 844)
  const reactions = { counts: { 'with-you': 2, 'thank-you': 1, 'same-here': 4 }, own: null }
  await renderForMember(
    // A card on a phone has 316 px, but the fonts here are wider.
    <div style={{ width: 340 }}>
      <AnswerPills subject={{ kind: 'reply', id: 'r1' }} reactions={reactions} {...about} />
    </div>,
  )
  await expect.element(page.getByRole('button', { name: 'Thank you 1' })).toBeVisible()
  const tops = page
    .getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect())
  expect(tops).toHaveLength(4)
  expect(new Set(tops.map(({ top }) => top)).size).toBe(1)
  for (const { width, height } of tops) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
})

test('does not offer it while nobody has answered', async () => {
  const reactions = { counts: { 'with-you': 0 }, own: null }
  await renderForMember(<AnswerPills subject={{ kind: 'reply', id: 'r1' }} reactions={reactions} {...about} />)
  await expect.element(page.getByRole('button', { name: 'With you' })).toBeVisible()
  expect(page.getByRole('button', { name: /see who/ }).elements()).toEqual([])
})

test('offers it also to who cannot answer', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ givers: [], more: 0 }))
  const props = { ...about, canAnswer: false, reactions: { counts: { 'with-you': 1 }, own: null } }
  await renderForMember(<AnswerPills subject={{ kind: 'day', memberId: 'm1', date: '2026-11-26' }} {...props} />)
  const button = page.getByRole('button', { name: '1 answer to the post by tom: see who' })
  const { width, height } = button.element().getBoundingClientRect()
  expect([width >= 44, height >= 44]).toEqual([true, true])
  await button.click()
  await expect.element(page.getByRole('dialog').getByText('Nobody at the moment.')).toBeVisible()
  expect(String(fetch.mock.calls[0]?.[0])).toContain('/api/reactions/day/m1?date=2026-11-26')
})
