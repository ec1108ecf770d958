import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { MarkdownText } from './MarkdownText.tsx'

test.each([
  { place: 'a paragraph', text: 'One\ntwo' },
  { place: 'a paragraph with a hard break', text: 'One  \ntwo' },
  { place: 'a list item with a hard break', text: '- One  \n  two\n- Three' },
])('keeps two lines two in $place', async ({ text }) => {
  await render(<MarkdownText text={text} keepLines />)
  const block = page.getByText(/^One/).element()
  const range = document.createRange()
  range.selectNodeContents(block)
  const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))
  expect(new Set(tops).size).toBe(2)
  expect(block.getBoundingClientRect().height).toBeLessThan(parseFloat(getComputedStyle(block).lineHeight) * 2.5)
})
