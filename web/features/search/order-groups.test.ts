import { expect, test } from 'vitest'
import { orderGroups } from './order-groups.ts'

test('puts the kind with the best result first, and those that are as good in the order of the screen', () => {
  const order = orderGroups({ screens: 0.4, challenges: 0.44, resources: 0.38, discussions: 1, members: 0, goals: 0 })
  expect(order.slice(0, 4)).toEqual(['discussions', 'screens', 'challenges', 'resources'])
})

test('puts screens and members first that the words name', () => {
  const order = orderGroups({ screens: 1, challenges: 1, resources: 0.9, discussions: 1, members: 1, goals: 1 })
  expect(order.slice(0, 5)).toEqual(['screens', 'members', 'challenges', 'resources', 'discussions'])
})

test('leaves out what only mentions a word if something else is meant', () => {
  const weak = { challenges: 0.1, resources: 0.05, discussions: 0.1, members: 0, goals: 0 }
  expect(orderGroups({ ...weak, screens: 0.9 })).toEqual(['screens', 'journal', 'plan'])
  expect(orderGroups({ ...weak, screens: 0 })).toContain('challenges')
  expect(orderGroups({ ...weak, screens: 0.9 }, ['challenges'])).toEqual(['challenges'])
})
