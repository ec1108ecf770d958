import { expect, test } from 'vitest'
import type { ContentWriter } from '#contract/generation-writer.ts'
import { pillars } from '#web/pillars/pillars.ts'
import { countPlanned, countRemaining } from './content-writer.ts'

const full = { challenges: 28, resources: 28, forumPosts: 21 }
const model: ContentWriter = { kind: 'anthropic', model: 'model', remaining: null }

function createLibrary(career: { challenges: number; resources: number; forumPosts: number }): ContentWriter {
  const empty = { challenges: 0, resources: 0, forumPosts: 0 }
  return {
    kind: 'library',
    model: null,
    remaining: {
      total: career,
      pillars: pillars.map((pillar) => ({ pillar, ...(pillar === 'career' ? career : empty) })),
    },
  }
}

test('plans the usual number of items while loading and with a model', () => {
  expect(countPlanned(undefined, pillars)).toEqual(full)
  expect(countPlanned(model, pillars)).toEqual(full)
  expect(countRemaining(undefined, undefined)).toBeUndefined()
  expect(countRemaining(model, 'career')).toBeNull()
})

test('plans no more than the library has for each pillar', () => {
  const library = createLibrary({ challenges: 9, resources: 2, forumPosts: 0 })
  expect(countPlanned(library, pillars)).toEqual({ challenges: 4, resources: 2, forumPosts: 0 })
  expect(countPlanned(library, ['mental'])).toEqual({ challenges: 0, resources: 0, forumPosts: 0 })
  expect(countRemaining(library, 'career')).toMatchObject({ challenges: 9, resources: 2, forumPosts: 0 })
})
