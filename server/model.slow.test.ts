import { test } from 'vitest'
import { engine } from '#test/database.ts'
import { checkRandomOperations } from '#test/random-operations.ts'

test(
  `keeps each member’s data complete and private after 10,000 random operations (${engine})`,
  { timeout: 240_000 },
  () => checkRandomOperations({ runs: 5, operations: 2000 }),
)
