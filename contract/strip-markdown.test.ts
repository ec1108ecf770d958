import { expect, test } from 'vitest'
import { stripMarkdown } from './strip-markdown.ts'

test.each([
  ['# Day one\n\nI **walked** in the *rain*.', 'Day one I walked in the rain.'],
  ['- bread\n- [x] milk\n1. one\n> said he', 'bread milk one said he'],
  [
    'Read [the plan](https://example.org/a_(b) "title") and ![a wall](https://example.org/x.png).',
    'Read the plan and a wall.',
  ],
  ['See [this][1] or <https://example.org>.\n\n[1]: https://example.org', 'See this or https://example.org.'],
  ['| a | b |\n| --- | --- |\n| 1 | 2 |', 'a b 1 2'],
  ['```js\nlet a = 1\n```\nand `b`', 'let a = 1 and b'],
  ['one\n\n---\n\ntwo', 'one two'],
  ['snake_case and 2 * 3 * 4 and \\*stars\\*', 'snake_case and 2 * 3 * 4 and *stars*'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['Men &amp; boys', 'Men & boys'],
  ['__both__ ~~gone~~ ***loud***', 'both gone loud'],
])('reads %j as %j', (markdown, text) => {
  expect(stripMarkdown(markdown)).toBe(text)
})

test('truncates a long text with an ellipsis', () => {
  expect(stripMarkdown('word '.repeat(1000), { maxLength: 20 })).toBe('word word word word …')
})

test('handles hostile input quickly', { timeout: 2000 }, () => {
  const patterns = ['>', '[', '![', '[a](', '*a ', '_a ', '`a', '|', '\\', '- ', '**', '&', '(', '[a]((']
  for (const pattern of patterns) stripMarkdown(pattern.repeat(10_000 / pattern.length))
})
