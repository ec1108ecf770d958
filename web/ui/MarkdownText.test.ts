import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { MarkdownText } from './MarkdownText.tsx'

test('lists footnotes below the text without ids that could clash with another text on the page', () => {
  const html = renderToStaticMarkup(createElement(MarkdownText, { text: 'He ran[^1].\n\n[^1]: Ten kilometres.' }))
  expect(html).toContain('He ran<sup>')
  expect(html).toContain('Ten kilometres.')
  expect(html).not.toMatch(/\bid=|href=/)
})

test('marks a text whose lines are kept for its styles', () => {
  const render = (keepLines?: boolean) =>
    renderToStaticMarkup(createElement(MarkdownText, { text: 'New here.\nThree things:\nsleep', keepLines }))
  expect(render(true)).toMatch(/data-lines="true".*New here\.\nThree things:\nsleep/s)
  expect(render()).not.toContain('data-lines')
})

test('links to screens of this site only where that is asked for, and never to another site', () => {
  const text = '[One](/challenges?tab=active#new) [two](//evil.example) [three](/.//evil.example) [four](x)'
  const render = (siteLinks: boolean) =>
    renderToStaticMarkup(createElement(MemoryRouter, null, createElement(MarkdownText, { text, siteLinks })))
  expect(render(true).match(/href="[^"]*"/g)).toEqual(['href="/challenges?tab=active#new"'])
  expect(render(true)).not.toContain('target=')
  expect(render(false)).not.toContain('href=')
})
