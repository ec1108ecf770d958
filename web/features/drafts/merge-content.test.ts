import { describe, expect, test } from 'vitest'
import { mergeContent } from './merge-content.ts'

const day = (number: number, title: string) => ({ from: number, to: number, title, action: `${title} for a minute.` })
const base = { title: 'Walk', description: 'A walk a day.', duration: 5, plan: [{ ...day(1, 'Walk'), to: 3 }] }
const merge = (ours: object, theirs: object, from: object = base) =>
  mergeContent('challenge', { base: { ...from }, ours: { ...ours }, theirs: { ...theirs } })

describe('a challenge', () => {
  test('keeps both changes of different fields', () => {
    const merged = merge({ ...base, title: 'Walk far' }, { ...base, promise: 'I walk.', sources: [] })
    expect(merged).toMatchObject({ title: 'Walk far', promise: 'I walk.', description: 'A walk a day.' })
  })

  test('keeps both changes of different days, also of days that were written together', () => {
    const ours = { ...base, plan: [day(1, 'Run'), { ...day(2, 'Walk'), to: 3 }] }
    const theirs = { ...base, plan: [{ ...day(1, 'Walk'), to: 2 }, day(3, 'Swim'), day(5, 'Rest')] }
    expect(merge(ours, theirs)).toMatchObject({
      plan: [day(1, 'Run'), day(2, 'Walk'), day(3, 'Swim'), day(5, 'Rest')],
    })
  })

  test('takes a change that both have made once', () => {
    const changed = { ...base, title: 'Run', plan: [day(1, 'Run')] }
    expect(merge(changed, changed)).toMatchObject(changed)
  })

  test('takes what one of them has deleted', () => {
    expect(merge({ ...base, plan: null }, { ...base, title: 'Run' })).toMatchObject({ title: 'Run', plan: null })
  })

  test('keeps days that the other’s shorter length leaves out', () => {
    const merged = merge({ ...base, duration: 2 }, { ...base, plan: [...base.plan, day(4, 'Rest')] })
    expect(merged).toMatchObject({
      duration: 2,
      plan: [{ from: 1, to: 2 }],
      laterDays: [{ from: 3, to: 3 }, day(4, 'Rest')],
    })
  })

  test('merges into a draft that was empty, in which the fields of the form are missing', () => {
    expect(merge({ title: 'Walk', promise: '' }, { title: '', promise: 'I walk.' }, {})).toMatchObject({
      title: 'Walk',
      promise: 'I walk.',
    })
  })

  test('does not decide about the same field or the same day', () => {
    expect(merge({ ...base, title: 'Run' }, { ...base, title: 'Swim' })).toBeNull()
    expect(merge({ ...base, plan: [day(1, 'Run')] }, { ...base, plan: [day(1, 'Swim')] })).toBeNull()
    expect(merge({ ...base, duration: 6 }, { ...base, duration: 7 })).toBeNull()
  })
})

test('keeps both changes of different fields of a resource, but does not merge its blocks', () => {
  const guide = { title: 'Walks', description: 'Where to walk.', blocks: [{ kind: 'intro', markdown: 'Slowly.' }] }
  const mergeGuides = (ours: object, theirs: object) =>
    mergeContent('resource', { base: guide, ours: { ...guide, ...ours }, theirs: { ...guide, ...theirs } })
  const blocks = [{ kind: 'intro', markdown: 'Fast.' }]
  expect(mergeGuides({ title: 'Long walks' }, { blocks })).toMatchObject({ title: 'Long walks', blocks })
  expect(mergeGuides({ blocks: [] }, { blocks })).toBeNull()
})
