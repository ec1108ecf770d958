import { globSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { postgresTests } from './postgres-tests.ts'

test.each(postgresTests)('%s names tests that exist', (pattern) => {
  expect(globSync(pattern)).not.toEqual([])
})

test.each(readdirSync('server/features'))('npm test runs a file of %s on PostgreSQL', (feature) => {
  expect(globSync(postgresTests).filter((file) => file.startsWith(`server/features/${feature}/`))).not.toEqual([])
})
