import { expect, test } from 'vitest'
import type { Generation } from '#contract/generations.ts'
import { getEndToast } from './generation-labels.ts'

const none = { challenges: 0, resources: 0, forumPosts: 0 }
const populate = { kind: 'populate', pillar: 'career', draft: true } as const
const pillarCounts = { challenges: 4, resources: 4, forumPosts: 3 }
const shortfall = '2 of 4 challenges: the library has nothing left.'

function createGeneration(generation: Partial<Generation>): Generation {
  return {
    id: '01980000-0000-7000-8000-000000000001',
    task: populate,
    writer: { kind: 'library', model: null },
    status: 'finished',
    writing: null,
    wanted: pillarCounts,
    written: pillarCounts,
    drafts: 0,
    tokens: { input: 0, output: 0 },
    error: null,
    startedBy: null,
    startedById: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    endedAt: null,
    ...generation,
  }
}

test.each([
  [
    'one challenge',
    {
      task: { kind: 'ingest', idea: 'Walk', pillar: null, duration: null, draft: true },
      wanted: { ...none, challenges: 1 },
      written: { ...none, challenges: 1 },
      drafts: 1,
    },
    { title: 'Challenge created!', description: 'Review it below, then publish.' },
  ],
  [
    'challenges on a topic',
    {
      task: { kind: 'generate', topic: 'Sleep', count: 3, draft: true },
      wanted: { ...none, challenges: 3 },
      written: { ...none, challenges: 3 },
      drafts: 3,
    },
    { title: 'Challenges generated!', description: '3 new challenges. Review them below, then publish.' },
  ],
  [
    'a pillar',
    { drafts: 11 },
    {
      title: 'Content generated successfully!',
      description: '4 challenges, 4 resources, 3 forum posts. Review them below, then publish.',
    },
  ],
  [
    'all pillars without drafts',
    { task: { ...populate, pillar: null, draft: false } },
    { title: 'All content generated!', description: '4 challenges, 4 resources, 3 forum posts' },
  ],
  [
    'a part of a pillar',
    { written: { ...pillarCounts, challenges: 2 }, drafts: 9, error: shortfall },
    {
      title: 'Some content generated',
      description: `2 challenges, 4 resources, 3 forum posts. ${shortfall} Review them below, then publish.`,
    },
  ],
  [
    'fewer challenges than were asked for',
    {
      task: { kind: 'generate', topic: 'Sleep', count: 10, draft: true },
      wanted: { ...none, challenges: 10 },
      written: { ...none, challenges: 8 },
      drafts: 8,
    },
    { title: 'Challenges generated!', description: '8 of 10 new challenges. Review them below, then publish.' },
  ],
  [
    'what was written before the model failed',
    { status: 'failed', written: { ...none, challenges: 3 }, error: 'The model returned an error.' },
    {
      title: 'Some content generated',
      description: '3 challenges, 0 resources, 0 forum posts. The model returned an error.',
    },
  ],
  [
    'nothing',
    { written: none, error: 'No more.' },
    { title: 'Failed to generate content', description: 'No more.', variant: 'destructive' },
  ],
] satisfies [string, Partial<Generation>, object][])('announces %s', (_name, generation, content) => {
  expect(getEndToast(createGeneration(generation))).toEqual(content)
})
