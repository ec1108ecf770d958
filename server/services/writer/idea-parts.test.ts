import { describe, expect, test } from 'vitest'
import { findLeftOut, findMissingParts } from './idea-parts.ts'

const toPlan = (...actions: string[]) =>
  actions.map((action, index) => ({ from: index + 1, to: index + 1, title: `Day ${index + 1}`, action }))
const plan = toPlan('Go running for ten minutes.', 'Read five pages.', 'Run, then ring a friend.', 'Rest.')

describe('the parts that a plan leaves out', () => {
  test.each([
    ['a part that is on its days', { part: 'run', days: [1, 3] }, []],
    ['another form of its words', { part: 'reading a book', days: [2] }, []],
    ['a part on half of its days', { part: 'run', days: [1, 2] }, []],
    ['a part on fewer than half of its days', { part: 'run', days: [1, 2, 4] }, ['run']],
    ['a part without days', { part: 'run', days: [] }, ['run']],
    ['a part on days that the plan does not have', { part: 'run', days: [9] }, ['run']],
    ['a part with other words', { part: 'swim', days: [1, 2, 3, 4] }, ['swim']],
    ['a part without words that say something', { part: 'be better', days: [1] }, []],
  ])('are checked for %s', (_name, claimed, missing) => {
    expect(findMissingParts('Be fit', [claimed], plan)).toEqual(missing)
  })

  test.each([
    ['Three things: run, read, swim', ['swim']],
    ['Run, read and call a friend', []],
    ['Run, read, and write to a brother for 30 days', ['write to a brother for 30 days']],
    ['- run\n- swim\n- read', ['swim']],
    ['1. Run\n2. Lift weights', ['Lift weights']],
    ['Run and swim', []],
    ['Laufen, lesen, schwimmen jeden Tag', []],
  ])('include those that the idea lists itself: %s', (idea, missing) => {
    expect(findMissingParts(idea, [], plan)).toEqual(missing)
  })

  test('are listed once when the model and the idea name them', () => {
    const claimed = [{ part: 'go swimming', days: [1] }]
    expect(findMissingParts('Each day: run, swim, read', claimed, plan)).toEqual(['go swimming'])
  })

  test('are no longer those that an admin has added', () => {
    expect(findLeftOut(['swim', 'call a friend'], toPlan('Swim for ten minutes.'))).toEqual(['call a friend'])
  })
})
