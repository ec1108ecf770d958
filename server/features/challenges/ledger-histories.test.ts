import { expect, test } from 'vitest'
import { playHistories } from '#test/ledger-histories.ts'

// The file *.slow.test.ts next to this one has more of them, and checks that they contain every kind of event.
test('equals the oracle over a hundred random histories', () => {
  expect(() => playHistories(1, 100)).not.toThrow()
})
