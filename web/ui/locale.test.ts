import { afterEach, expect, test } from 'vitest'
import { getLocale, perLocale, setLocale } from './locale.ts'

const initial = getLocale()
afterEach(() => setLocale(initial))

test('creates a formatter once for each locale', () => {
  const created: string[] = []
  const getValue = perLocale((locale) => created.push(locale))
  for (const locale of ['en-GB', 'en-US', 'en-GB']) {
    setLocale(locale)
    getValue()
  }
  expect(created).toEqual(['en-GB', 'en-US'])
})

test('does not keep formatters of every locale that browsers can ask the server for', () => {
  const created: string[] = []
  const getValue = perLocale((locale) => created.push(locale))
  const others = Array.from({ length: 500 }, (_, index) => `en-${index + 100}`)
  for (const locale of ['en-GB', ...others, 'en-GB']) {
    setLocale(locale)
    getValue()
  }
  expect(created.filter((locale) => locale === 'en-GB')).toHaveLength(2)
})
