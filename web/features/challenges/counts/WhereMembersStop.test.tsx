import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { WhereMembersStop } from './WhereMembersStop.tsx'

const stops = [
  { day: 2, members: 1, title: 'Put the phone in another room' },
  { day: 4, members: 4, title: 'Call someone instead' },
]
const section = page.getByRole('region', { name: 'Where people stop' })

test('says the numbers of the bars to screen readers, and all days with their steps once opened', async () => {
  await renderForMember(<WhereMembersStop challengeId="x" stops={stops} lastDay={16} duration={16} />)
  await expect.element(section.getByRole('img')).toHaveAccessibleName('Members who stopped: 1 on day 2, 4 on day 4')
  await expect.element(section.getByText('4 stopped on day 4: Call someone instead')).toBeVisible()
  await section.getByText('All days on which members stopped').click()
  const items = section.getByRole('listitem')
  await expect.element(items.first()).toHaveTextContent('Day 2Put the phone in another room1 member')
  await expect.element(items.last()).toHaveTextContent('Day 4Call someone instead4 members')
})

test('has a bar as high as the number of members, and none for a day without stops', async () => {
  await renderForMember(<WhereMembersStop challengeId="x" stops={stops} lastDay={16} duration={16} />)
  await expect.element(section.getByRole('img')).toBeVisible()
  const slots = [...section.getByRole('img').element().children]
  const heights = slots.map((slot) => slot.querySelector('[style]')?.getBoundingClientRect().height ?? 0)
  expect(heights).toHaveLength(16)
  expect(heights.filter((height) => height > 0)).toHaveLength(2)
  expect((heights[3] ?? 0) / (heights[1] ?? 1)).toBeCloseTo(4, 0)
})

test('keeps the bars of a year apart on a phone', async () => {
  await page.viewport(320, 600)
  const year = Array.from({ length: 365 }, (_, at) => ({ day: at + 1, members: 1 + (at % 7), title: null }))
  await renderForMember(<WhereMembersStop challengeId="x" stops={year} lastDay={365} duration={365} />)
  await expect.element(section.getByText('By week')).toBeVisible()
  const chart = section.getByRole('img').element()
  const widths = [...chart.children].map((slot) => slot.getBoundingClientRect().width)
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(2.5)
  expect(chart.scrollWidth).toBeLessThanOrEqual(chart.clientWidth)
})

test('offers to edit the day only if the newest version has it', async () => {
  const { rerender } = await renderForMember(
    <WhereMembersStop challengeId="x" stops={stops} lastDay={16} duration={16} />,
  )
  await expect.element(section.getByRole('button', { name: 'Edit this day' })).toBeVisible()
  await rerender(<></>)
  await renderForMember(<WhereMembersStop challengeId="x" stops={stops} lastDay={16} duration={3} />)
  await expect.element(section.getByRole('button', { name: 'Edit this day' })).not.toBeInTheDocument()
})

test('has no bars until enough members have stopped', async () => {
  await renderForMember(<WhereMembersStop challengeId="x" stops={null} lastDay={16} duration={16} />)
  await expect.element(section.getByText('Shown once five members have stopped.')).toBeVisible()
  await expect.element(section.getByRole('img')).not.toBeInTheDocument()
})
