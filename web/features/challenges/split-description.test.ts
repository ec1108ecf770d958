import { expect, test } from 'vitest'
import { splitDescription } from './split-description.ts'

const promise = 'Notice anger early.'

test('puts the promise first, and what to know before starting by itself', () => {
  const description =
    'For 21 days you look at anger. Being angry isn’t wrong. If anyone is afraid of you, get help first.'
  expect(splitDescription({ description, promise })).toEqual({
    lead: promise,
    caution: 'If anyone is afraid of you, get help first.',
    rest: 'For 21 days you look at anger. Being angry isn’t wrong.',
  })
})

test('puts the first sentence first without a promise', () => {
  expect(splitDescription({ description: 'Walk 3.5 km a day. Rest on Sundays.', promise: null })).toEqual({
    lead: 'Walk 3.5 km a day.',
    caution: '',
    rest: 'Rest on Sundays.',
  })
  expect(splitDescription({ description: 'Walk', promise: null })).toEqual({ lead: 'Walk', caution: '', rest: '' })
})

test('keeps sentences of a warning together, and missed days out of it', () => {
  const warning = 'If you drink heavily, don’t stop suddenly. It can be dangerous. See a doctor first.'
  expect(splitDescription({ description: `No drinks. ${warning} If you miss a day, go on.`, promise })).toEqual({
    lead: promise,
    caution: warning,
    rest: 'No drinks. If you miss a day, go on.',
  })
})

test('keeps paragraphs', () => {
  const description = 'Walk.\n\nTake a friend. Rest on Sundays.\n\nSee a doctor first.'
  expect(splitDescription({ description, promise: null })).toEqual({
    lead: 'Walk.',
    caution: 'See a doctor first.',
    rest: 'Take a friend. Rest on Sundays.',
  })
  expect(splitDescription({ description, promise }).rest).toBe('Walk.\n\nTake a friend. Rest on Sundays.')
})

test('finds no warning where help is part of the challenge', () => {
  const description = 'You put down what you can and get help with the rest. A trained adviser helps.'
  expect(splitDescription({ description, promise }).caution).toBe('')
})
