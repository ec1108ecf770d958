import { expect, test } from 'vitest'
import { compareContent } from './compare-content.ts'

const step = { title: 'Walk', done: 'You walked.', action: 'Walk for ten minutes.' }
const challenge = {
  title: 'Ten minutes',
  description: 'A walk a day.',
  pillar: 'physical',
  duration: 5,
  difficulty: 'beginner',
  plan: [{ from: 1, to: 5, ...step }],
}

test('finds nothing between equal versions, however their steps are divided', () => {
  const divided = {
    ...challenge,
    plan: [
      { from: 1, to: 2, ...step },
      { from: 3, to: 5, ...step },
    ],
  }
  expect(compareContent('challenge', challenge, divided)).toEqual([])
})

test('lists the fields that differ, and the days that differ in the same way together', () => {
  const theirs = {
    ...challenge,
    promise: 'Walk.',
    schedule: { kind: 'weekly', times: 3 },
    plan: [
      { from: 1, to: 1, ...step },
      { from: 2, to: 4, ...step, action: 'Walk slowly.' },
      { from: 5, to: 5, ...step, details: 'Or stand outside.' },
    ],
  }
  expect(compareContent('challenge', challenge, theirs)).toEqual([
    { label: 'Promise', ours: '', theirs: 'Walk.' },
    { label: 'Schedule', ours: 'Every day', theirs: '3 times a week' },
    {
      label: 'Days 2 to 4',
      ours: 'Walk\nDone when: You walked.\nWalk for ten minutes.',
      theirs: 'Walk\nDone when: You walked.\nWalk slowly.',
    },
    {
      label: 'Day 5',
      ours: 'Walk\nDone when: You walked.\nWalk for ten minutes.',
      theirs: 'Walk\nDone when: You walked.\nWalk for ten minutes.\nOr stand outside.',
    },
  ])
})

test('shows a day that only one version has', () => {
  const shorter = { ...challenge, duration: 4, plan: [{ from: 1, to: 4, ...step }] }
  expect(compareContent('challenge', challenge, shorter).map(({ label, theirs }) => [label, theirs])).toEqual([
    ['Length', '4 days'],
    ['Day 5', ''],
  ])
})

test('compares the blocks of resources, and the texts of discussions', () => {
  const resource = { title: 'Sleep', blocks: [{ kind: 'intro', markdown: 'Dark and cool.' }] }
  const other = { title: 'Sleep', blocks: [{ kind: 'checklist', title: 'Tonight', items: ['Dark', 'Cool'] }] }
  expect(compareContent('resource', resource, other)).toEqual([
    { label: 'Block 1', ours: 'Text\nDark and cool.', theirs: 'Checklist\nTonight\nDark\nCool' },
  ])
  expect(compareContent('discussion', { title: 'A', content: 'x' }, { title: 'A', content: 'y' })).toEqual([
    { label: 'Content', ours: 'x', theirs: 'y' },
  ])
})
