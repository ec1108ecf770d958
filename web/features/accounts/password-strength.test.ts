import { expect, test } from 'vitest'
import { estimatePasswordLevel, isMostlyName } from './password-strength.ts'

const names = ['marcus@example.org', 'Stoic']

test.each([
  ['', 0],
  ['seven77', 0],
  ['12345678', 1],
  ['aaaaaaaaaaaaaaaaaaaa', 1],
  ['abcdefghijklmnop', 1],
  ['987654321098', 1],
  ['password', 1],
  ['marcus2026', 1],
  ['stoic!stoic!', 1],
  ['Wolfgang1!', 1],
  ['wolfgangpuck', 2],
  ['quiet-lamp-7', 3],
  ['rainy tuesday', 3],
  ['correct horse battery', 4],
  ['kX7#pQ2$vN9!', 3],
  ['солнечный день', 4],
])('rates %j as %d', (password, level) => {
  expect(estimatePasswordLevel(password, names)).toBe(level)
})

test('recognizes a password that is mostly a name', () => {
  expect(['Marcus1234', 'stoic!stoic!', 'MARCUS@example.org'].map((password) => isMostlyName(password, names))).toEqual(
    [true, true, true],
  )
  expect(isMostlyName('Marcus likes olives', names)).toBe(false)
  expect(isMostlyName('xyz', ['', 'xy'])).toBe(false)
  expect(isMostlyName('a+b(c)', ['a+b(c@example.org'])).toBe(true)
})
