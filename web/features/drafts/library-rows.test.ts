import { expect, test } from 'vitest'
import type { CatalogItem } from '#contract/catalog.ts'
import { type ListedDraft, listLibraryRows } from './library-rows.ts'

const item: CatalogItem = {
  id: 'walk',
  kind: 'challenge',
  title: 'Walk outside',
  pillar: 'physical',
  duration: 7,
  joined: 0,
  source: 'library',
  version: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
  hiddenAt: null,
}
const draft: ListedDraft = {
  id: 'draft',
  kind: 'challenge',
  title: '',
  edits: null,
  author: 'ann',
  revision: 1,
  publishAt: null,
  publishError: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

test('leaves out drafts in which nothing was written', () => {
  const edits = { id: item.id, joined: 0 }
  const rows = listLibraryRows([item], [draft, { ...draft, id: 'edit', title: item.title, edits }])
  expect(rows).toEqual([expect.objectContaining({ id: item.id, draft: null })])
  const touched = listLibraryRows([item], [{ ...draft, id: 'edit', edits, revision: 2 }])
  expect(touched).toEqual([expect.objectContaining({ id: item.id, draft: expect.objectContaining({ id: 'edit' }) })])
})

test('says which new draft has the name of an item', () => {
  const names = ['walk Outside!', 'Walk inside']
  const rows = listLibraryRows(
    [item],
    names.map((title) => ({ ...draft, id: title, title })),
  )
  expect(rows.map(({ title, isNameTaken }) => [title, isNameTaken])).toEqual([
    ['Walk inside', false],
    ['walk Outside!', true],
    ['Walk outside', false],
  ])
})
