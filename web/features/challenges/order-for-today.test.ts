import { expect, test } from 'vitest'
import type { Participation } from '#contract/challenges.ts'
import { createParticipation } from '#test/sample-participation.ts'
import { describeWholeDay, orderForToday } from './order-for-today.ts'

const create = (id: string, fields: Partial<Participation> = {}) => createParticipation({ id, ...fields })
const due = create('due')
const marked = create('marked', { today: 'done' })
const resting = create('resting', { today: 'rest' })
const completed = create('completed', { completed: true, today: 'done' })

test('puts the challenges that wait for a mark first and those completed today last', () => {
  expect(orderForToday([completed, marked, due, resting, create('other')]).map(({ id }) => id)).toEqual([
    'due',
    'other',
    'marked',
    'resting',
    'completed',
  ])
})

test('says when nothing is left to do', () => {
  expect(describeWholeDay([])).toBeUndefined()
  expect(describeWholeDay([marked, due])).toBeUndefined()
  expect(describeWholeDay([marked, resting])).toBe('All done for today.')
  expect(describeWholeDay([completed])).toBe('All done for today.')
  expect(describeWholeDay([resting])).toBe('All done for today.')
  expect(describeWholeDay([due, resting])).toBeUndefined()
  const waiting = create('waiting', { today: 'rest', startsOn: '2026-03-16' })
  expect(describeWholeDay([waiting])).toBe('Nothing is due today.')
  expect(describeWholeDay([waiting, marked])).toBe('All done for today.')
  expect(describeWholeDay([waiting, due])).toBeUndefined()
  expect(describeWholeDay([create('away', { today: 'break' })])).toBe('Nothing is due today.')
})
