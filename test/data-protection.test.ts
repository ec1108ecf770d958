import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

test('names every table of the database in docs/data-protection.md, once', () => {
  const [, list = ''] = /export type Tables = \{\n(.*?)\n\}/s.exec(read('server/database/tables.ts')) ?? []
  const tables = [...list.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)
  const named = read('docs/data-protection.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name))
  expect(named.toSorted()).toEqual(tables.toSorted())
})
