import { expect, test } from 'vitest'
import { createStatementNames } from './statement-names.ts'

const findOften = ({ find }: ReturnType<typeof createStatementNames>, text: string) => {
  for (let use = 1; use <= 5; use++) expect(find(text)).toBeUndefined()
  return find(text)
}

test('names a statement that is used often, and keeps its name', () => {
  const names = createStatementNames()
  const name = findOften(names, 'select 1')
  expect(name).toBe('statement 1')
  expect(names.find('select 1')).toBe(name)
  expect(findOften(names, 'select 2')).toBe('statement 2')
})

test('names at most 200 statements, whose plans take memory', () => {
  const names = createStatementNames()
  for (let number = 1; number <= 200; number++) expect(findOften(names, `select ${number}`)).toBeDefined()
  expect(findOften(names, 'select 201')).toBeUndefined()
  expect(names.find('select 200')).toBe('statement 200')
})

test('gives new names once the plans are useless', () => {
  const names = createStatementNames()
  const name = findOften(names, 'select 1')
  names.renew()
  expect(findOften(names, 'select 1')).not.toBe(name)
})
