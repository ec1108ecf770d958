import { expect, test } from 'vitest'
import { playHistories } from '#test/ledger-histories.ts'

test('equals the oracle over ten thousand random histories', () => {
  const seen = playHistories(1, 10_000)
  const rare = Object.entries(seen).filter(([, times]) => times < 20)
  expect(rare, 'the histories contain every kind of event').toEqual([])
})
