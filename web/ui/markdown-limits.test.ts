import { describe, expect, test } from 'vitest'
import { discussionShelves } from '#server/content/shelves.ts'
import { isSafeToRender } from './markdown-limits.ts'

const createTable = (columns: number, rows: number) =>
  `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'|\n'.repeat(rows)}`

const createNestedLists = (depth: number) =>
  Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')

describe('texts that would freeze or break the page', () => {
  test.each([
    ['ten thousand nested quotes', '>'.repeat(10_000)],
    ['nested quotes and lists', '> - '.repeat(2500)],
    ['nested numbered lists', '1. '.repeat(3300)],
    ['a text of only quotes', '>>>>>>>> a\n\n'.repeat(900)],
    ['nested emphasis', '*a_'.repeat(1600)],
    ['nested bold', `${'**'.repeat(2500)}a${'**'.repeat(2500)}`],
    ['a table with a million cells', createTable(500, 2000)],
    ['a list item with thousands of lines', `- ${'a\n'.repeat(5000)}`],
    ['a list item with thousands of indented lines', `- ${'  a\n'.repeat(2500)}`],
    ['nested list items with thousands of lines', `- - - - - - - - ${'a\n'.repeat(5000)}`],
    ['a quote with thousands of lines', `> ${'a\n'.repeat(5000)}`],
    ['nested quotes and lists with thousands of lines', `> - > - > - > - ${'a\n'.repeat(5000)}`],
    ['a footnote with thousands of lines', `[^a]: ${'a\n'.repeat(5000)}`],
    ['forty lists nested by indentation', createNestedLists(40)],
    ['hundreds of nested list items', '- - - - - - - - a\n'.repeat(550)],
    ['hundreds of quoted list items', '> - a\nb\n'.repeat(1250)],
    ['thousands of underlined headings', 'a\n=\n'.repeat(2500)],
    ['thousands of table delimiters', `a${'|-\n='.repeat(2500)}`],
    ['a journal entry of empty lines', 'a\n'.repeat(25_000)],
  ])('rejects %s', (_, text) => {
    expect(isSafeToRender(text)).toBe(false)
  })
})

describe('ordinary texts', () => {
  test.each([
    ['a long list in bold', '* **a** and *b* and _c_\n'.repeat(60)],
    ['a hundred quoted lines', '> > he said\n'.repeat(100)],
    ['a table with a row per day of a month', createTable(5, 31)],
    ['a line of asterisks', '*'.repeat(60)],
    ['a list in a list in a quote', '> - a\n>   - b\n>     1. c\n'],
    ['a list item for each day of a year', '- Walked today\n'.repeat(365)],
    [
      'a pasted email with hard line breaks in its list',
      `- One\n${'more words in the same item\n'.repeat(10)}\n`.repeat(20),
    ],
    ['lists nested eight levels deep', createNestedLists(8)],
    ['a long entry', 'A line about the day.\n\n'.repeat(1000)],
  ])('renders %s', (_, text) => {
    expect(isSafeToRender(text)).toBe(true)
  })

  test('renders every discussion in the starter library', () => {
    const discussions = Object.values(discussionShelves).flatMap(({ seeded, reserve }) => [...seeded, ...reserve])
    expect(discussions.filter(({ content }) => !isSafeToRender(content))).toEqual([])
  })
})
