import { expect, test } from 'vitest'
import { listNames } from './list-names.ts'

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/gu, '')

test.each([
  [['Tomás'], 0, 'Tomás'],
  [['Tomás', 'Ade'], 0, 'Tomás and Ade'],
  [['Tomás', 'Ade', 'Karim'], 0, 'Tomás, Ade and Karim'],
  [['Tomás', 'Ade', 'Karim', 'Jonas'], 0, 'Tomás, Ade and 2 others'],
  [['Tomás', 'Ade', 'Karim', 'Jonas', 'Leo'], 3, 'Tomás, Ade and 6 others'],
  [['Tomás'], 1, 'Tomás and 1 other'],
])('lists %j and %i more', (names, more, expected) => {
  expect(plain(listNames(names, more))).toBe(expected)
})
