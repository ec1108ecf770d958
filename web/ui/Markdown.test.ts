import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { setTimeCheck } from './clock.ts'
import { Markdown } from './Markdown.tsx'

afterEach(() => setTimeCheck(() => {}))

test('stops the rendering of a page at the next text once its time is over', () => {
  const texts = ['One', 'Two', 'Three']
  let checks = 0
  setTimeCheck(() => {
    checks += 1
    if (checks === 2) throw new Error('too slow')
  })
  const render = () => renderToString(texts.map((text) => createElement(Markdown, { key: text, text })))
  expect(render).toThrow('too slow')
  expect(checks).toBe(2)
})
