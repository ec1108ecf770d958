import { describe, expect, test } from 'vitest'
import { countLinks } from './links.ts'

describe('links in a text', () => {
  test.each([
    ['I slept well.', 0],
    ['Read https://example.org/a_(b)?c=d and http://example.com', 2],
    ['[this page](https://example.org)', 1],
    ['[https://example.org](https://example.org)', 1],
    ['[one]: https://example.org "Title"', 1],
    ['<https://example.org>', 1],
    ['![picture](//example.org/a.png)', 1],
    ['**example.com**, www.example.dating and shop.example.co.uk/sale', 3],
    ['https://a.example|https://b.example', 2],
    ['https://a.examplehttps://b.example', 2],
    ['Write to sam@example.org', 1],
    ['bit.ly/abc', 1],
    ['münchen.de', 1],
    ['e.g. at 7.30 or 3.5 km, i.e. early.Then I sleep...', 0],
    ['and/or, he/she, 24/7, my notes.txt', 0],
    ['node.js is fine', 0],
  ])('counts those in %j', (text, count) => {
    expect(countLinks(text)).toBe(count)
  })

  test('takes time in proportion to the length of a text', () => {
    const measure = (text: string) => {
      const start = performance.now()
      countLinks(text)
      return performance.now() - start
    }
    for (const part of ['[', '[a](', 'a.', 'a', '//', '.'])
      expect(measure(part.repeat(200_000 / part.length))).toBeLessThan(measure('word '.repeat(40_000)) * 50 + 50)
  })
})
