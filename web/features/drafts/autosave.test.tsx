import { beforeEach, expect, test, vi } from 'vitest'
import type { UnfinishedContent, WrittenDraft } from '#contract/written-drafts.ts'
import { ApiError } from '#web/api/client.ts'
import { readDraft } from '#web/shell/drafts.ts'
import { createAutosave } from './autosave.ts'

const userId = 'u'
const draft: WrittenDraft = {
  id: '01980000-0000-7000-8000-00000000000a',
  kind: 'challenge',
  content: { title: 'Walk' },
  edits: null,
  author: 'martin',
  revision: 3,
  publishAt: null,
  publishError: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

type Change = { revision: number; content: UnfinishedContent }

/** Saves as the server does. */
const saveOnServer = vi.fn<(change: Change) => Promise<WrittenDraft>>()
const open = (opened = draft) => createAutosave(opened, { userId, send: saveOnServer })
const readKept = () => readDraft(userId, `written:${draft.id}`)
const refuse = (status: number, current?: unknown) =>
  new ApiError(new Response(null, { status }), JSON.stringify({ code: 'conflict', message: 'Changed', current }))

beforeEach(() => {
  localStorage.clear()
  saveOnServer.mockReset()
  saveOnServer.mockImplementation(async ({ revision, content }) => ({ ...draft, content, revision: revision + 1 }))
})

test('saves what was typed last, on the revision that it knows', async () => {
  vi.useFakeTimers()
  const autosave = open()
  autosave.change({ title: 'Wal' })
  autosave.change({ title: 'Walk far' })
  expect(autosave.status.get().kind).toBe('saving')
  await vi.advanceTimersByTimeAsync(1_000)
  vi.useRealTimers()
  expect(saveOnServer.mock.calls).toEqual([[{ revision: 3, content: { title: 'Walk far' } }]])
  expect(autosave.status.get().kind).toBe('saved')
  expect(autosave.getRevision()).toBe(4)
  expect(readKept()).toBeUndefined()
})

test('saves what is typed during a request after it, one at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<WrittenDraft>()
  saveOnServer.mockReturnValueOnce(promise)
  const autosave = open()
  autosave.change({ title: 'Walk 1' })
  const flushed = autosave.flush()
  autosave.change({ title: 'Walk 2' })
  expect(saveOnServer).toHaveBeenCalledOnce()
  resolve({ ...draft, revision: 4 })
  expect(await flushed).toBe(true)
  expect(saveOnServer).toHaveBeenLastCalledWith({ revision: 4, content: { title: 'Walk 2' } })
})

test('sends nothing when a change was taken back', async () => {
  const autosave = open()
  autosave.change({ title: 'Walks' })
  autosave.change({ title: 'Walk' })
  expect(await autosave.flush()).toBe(true)
  expect(saveOnServer).not.toHaveBeenCalled()
  expect(readKept()).toBeUndefined()
})

test('keeps on this device what the server could not be sent, and goes on with it later', async () => {
  saveOnServer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const autosave = open()
  autosave.change({ title: 'Walk far' })
  expect(await autosave.flush()).toBe(false)
  expect(autosave.status.get()).toEqual({ kind: 'waiting', onDevice: true, reason: 'offline' })

  const reopened = open()
  expect(reopened.initialContent).toEqual({ title: 'Walk far' })
  expect(await reopened.flush()).toBe(true)
  expect(saveOnServer).toHaveBeenLastCalledWith({ revision: 3, content: { title: 'Walk far' } })
  expect(readKept()).toBeUndefined()
})

test('says when the device cannot keep it either', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  saveOnServer.mockRejectedValueOnce(refuse(500))
  const autosave = open()
  autosave.change({ title: 'Walk far' })
  await autosave.flush()
  vi.restoreAllMocks()
  expect(autosave.status.get()).toEqual({ kind: 'waiting', onDevice: false, reason: 'error' })
})

const theirs = { ...draft, content: { title: 'Run' }, revision: 7, author: 'erik' }

test('saves nothing over another admin’s version before someone decides, and then either', async () => {
  saveOnServer.mockRejectedValueOnce(refuse(409, theirs))
  const autosave = open()
  autosave.change({ title: 'Walk far' })
  expect(await autosave.flush()).toBe(false)
  expect(autosave.status.get()).toEqual({ kind: 'conflict', theirs })
  autosave.change({ title: 'Walk farther' })
  expect(await autosave.flush()).toBe(false)
  expect(saveOnServer).toHaveBeenCalledOnce()
  expect(readKept()?.['content']).toBe('{"title":"Walk farther"}')

  expect(await autosave.keepMine()).toBe(true)
  expect(saveOnServer).toHaveBeenLastCalledWith({ revision: 7, content: { title: 'Walk farther' } })
})

const merge = ({ ours, theirs: other }: Record<'ours' | 'theirs', UnfinishedContent>) => ({ ...other, ...ours })

test('saves the changes of both when they can be merged, and shows them', async () => {
  saveOnServer.mockRejectedValueOnce(refuse(409, theirs))
  const merging = vi.fn(merge)
  const autosave = createAutosave(draft, { userId, send: saveOnServer, merge: merging })
  autosave.change({ promise: 'I walk.' })
  expect(await autosave.flush()).toBe(true)
  expect(merging.mock.calls).toEqual([
    [{ base: { title: 'Walk' }, ours: { promise: 'I walk.' }, theirs: { title: 'Run' } }],
  ])
  const both = { title: 'Run', promise: 'I walk.' }
  expect(saveOnServer).toHaveBeenLastCalledWith({ revision: 7, content: both })
  expect(autosave.merged.get()).toEqual(both)
  expect(autosave.status.get().kind).toBe('saved')
})

test('asks instead of merging again when the server refuses the revision that it named', async () => {
  saveOnServer.mockRejectedValue(refuse(409, theirs))
  const autosave = createAutosave(draft, { userId, send: saveOnServer, merge })
  autosave.change({ promise: 'I walk.' })
  expect(await autosave.flush()).toBe(false)
  expect(saveOnServer).toHaveBeenCalledTimes(2)
  expect(autosave.status.get().kind).toBe('conflict')
})

test('merges what this device kept with what was saved elsewhere while it was offline', async () => {
  saveOnServer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const autosave = open()
  autosave.change({ promise: 'I walk.' })
  await autosave.flush()
  const reopened = createAutosave(theirs, { userId, send: saveOnServer, merge })
  expect(reopened.initialContent).toEqual({ title: 'Run', promise: 'I walk.' })
  expect(await reopened.flush()).toBe(true)
  expect(saveOnServer).toHaveBeenLastCalledWith({ revision: 7, content: { title: 'Run', promise: 'I walk.' } })
})

test('drops the own version for another admin’s', async () => {
  saveOnServer.mockRejectedValueOnce(refuse(409, theirs))
  const autosave = open()
  autosave.change({ title: 'Walk far' })
  await autosave.flush()
  expect(autosave.takeTheirs()).toEqual({ title: 'Run' })
  expect(readKept()).toBeUndefined()
  autosave.change({ title: 'Run far' })
  expect(await autosave.flush()).toBe(true)
  expect(saveOnServer).toHaveBeenLastCalledWith({ revision: 7, content: { title: 'Run far' } })
})

test('shows both versions when the draft was saved elsewhere while this device was offline', async () => {
  saveOnServer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const autosave = open()
  autosave.change({ title: 'Walk far' })
  await autosave.flush()
  const reopened = open(theirs)
  expect(reopened.initialContent).toEqual({ title: 'Walk far' })
  expect(reopened.status.get()).toEqual({ kind: 'conflict', theirs })
})

test('keeps what was typed into a draft that is gone', async () => {
  saveOnServer.mockRejectedValueOnce(refuse(404))
  const autosave = open()
  autosave.change({ title: 'Walk far' })
  await autosave.flush()
  expect(autosave.status.get().kind).toBe('gone')
  expect(readKept()?.['content']).toBe('{"title":"Walk far"}')
})
