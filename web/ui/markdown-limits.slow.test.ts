import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { isSafeToRender } from './markdown-limits.ts'
import { MarkdownText } from './MarkdownText.tsx'

describe('the time to render a text that passes', () => {
  const lineShapes = [
    'a',
    '- a',
    '> a',
    '  a',
    '    a',
    '1. a',
    '- - a',
    '> - a',
    '# a',
    '=',
    '|-',
    '[^a]: a',
    '```',
    '',
  ]
  const numberShapes = ['1 ', '(12) ', 'call or text 988 ', 'call 988 *a* ']
  const shapes = [...lineShapes.flatMap((first) => ['a', ''].map((second) => `${first}\n${second}\n`)), ...numberShapes]
  const ordinaryText = 'Ordinary words about **sleep** and [a link](https://sleep.example).\n\n'

  test.each(['', '> ', '> - > - ', '[^a]: '])(
    'is at most thirty times that of ordinary text after %j',
    (start) => {
      const ordinaryPost = ordinaryText.repeat(Math.floor(limits.post / ordinaryText.length))
      renderText(ordinaryPost)
      const ordinary = measure(ordinaryPost)
      const slow = shapes.filter((shape) => {
        const text = findLongestSafeText(start, shape)
        return measure(text) > 30 * ordinary && measure(text) > 30 * ordinary
      })
      expect(slow).toEqual([])
    },
    120_000,
  )

  /** @returns the CPU time in microseconds */
  function measure(text: string): number {
    const started = process.threadCpuUsage()
    renderText(text)
    return process.threadCpuUsage(started).user
  }

  function renderText(text: string): void {
    renderToStaticMarkup(createElement(MarkdownText, { text }))
  }

  function findLongestSafeText(start: string, shape: string): string {
    const fits = (count: number) => isSafeToRender(start + shape.repeat(count))
    let [low, high] = [0, Math.floor(limits.post / shape.length)]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (fits(middle)) low = middle
      else high = middle - 1
    }
    return start + shape.repeat(low)
  }
})
