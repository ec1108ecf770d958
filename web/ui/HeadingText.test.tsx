import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { HeadingText } from './HeadingText.tsx'

test('keeps the name and the text of a heading with hyphenated words', async () => {
  const title = 'Rebuilding your Self-Worth day by day'
  await render(
    <h2>
      <HeadingText>{title}</HeadingText>
    </h2>,
  )
  const heading = page.getByRole('heading', { name: title, exact: true })
  await expect.element(heading).toHaveTextContent(title)
})

test('keeps hyphenated words on one line', async () => {
  await render(
    <h2 style={{ width: '6em' }}>
      <HeadingText>Rebuilding your Self-Worth day by day</HeadingText>
    </h2>,
  )
  expect(page.getByText('Self-Worth', { exact: true }).element().getClientRects()).toHaveLength(1)
})
