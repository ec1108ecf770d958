import { describe, expect, test } from 'vitest'
import { discussionShelves } from '#server/content/shelves.ts'
import { isSafeToRender } from './markdown-limits.ts'

const createTable = (columns: number, rows: number) =>
  `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'|\n'.repeat(rows)}`

describe('a text that would freeze or break the page', () => {
  test.each([
    ['ten thousand quotes in each other', '>'.repeat(10_000)],
    ['quotes and lists in each other', '> - '.repeat(2500)],
    ['numbered lists in each other', '1. '.repeat(3300)],
    ['nothing but quotes', '>>>>>>>> a\n\n'.repeat(900)],
    ['emphasis in emphasis', '*a_'.repeat(1600)],
    ['strong in strong', `${'**'.repeat(2500)}a${'**'.repeat(2500)}`],
    ['a table of a million cells', createTable(500, 2000)],
  ])('%s', (_, text) => {
    expect(isSafeToRender(text)).toBe(false)
  })
})

describe('a text people write', () => {
  test.each([
    ['a long list in bold', '* **a** and *b* and _c_\n'.repeat(60)],
    ['a hundred quoted lines', '> > he said\n'.repeat(100)],
    ['a table of a month', createTable(5, 31)],
    ['a drawing of a line', '*'.repeat(60)],
    ['a list in a list in a quote', '> - a\n>   - b\n>     1. c\n'],
  ])('%s', (_, text) => {
    expect(isSafeToRender(text)).toBe(true)
  })

  test('every discussion of the starter library', () => {
    const discussions = Object.values(discussionShelves).flatMap(({ seeded, reserve }) => [...seeded, ...reserve])
    expect(discussions.filter(({ content }) => !isSafeToRender(content))).toEqual([])
  })
})
