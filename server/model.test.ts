import { test } from 'vitest'
import { engine } from '#test/database.ts'
import { checkRandomOperations } from '#test/random-operations.ts'

test(`keeps each member’s data complete and private after 1,000 random operations (${engine})`, () =>
  checkRandomOperations({ runs: 1, operations: 1000 }))
