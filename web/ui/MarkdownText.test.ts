import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarkdownText } from './MarkdownText.tsx'

test('lists footnotes below the text without ids that could clash with another text on the page', () => {
  const html = renderToStaticMarkup(createElement(MarkdownText, { text: 'He ran[^1].\n\n[^1]: Ten kilometres.' }))
  expect(html).toContain('He ran<sup>')
  expect(html).toContain('Ten kilometres.')
  expect(html).not.toMatch(/\bid=|href=/)
})
