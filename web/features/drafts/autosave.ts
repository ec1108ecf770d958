import type { UnfinishedContent, WrittenDraft } from '#contract/written-drafts.ts'
import { ApiError } from '#web/api/client.ts'
import { writtenDraft } from '#web/forms/unfinished-forms.ts'
import { deleteDraft, readDraft, saveDraft } from '#web/shell/drafts.ts'
import { createStore, type Store } from '#web/store.ts'
import { getKeptName } from './kept-draft.ts'

/** Milliseconds from the last change until it is saved. */
const DELAY = 1_000
/** Milliseconds until a save that failed is tried again. */
const RETRY = 15_000

export type SaveStatus =
  /** `at` is null for a draft that was only opened. */
  | { kind: 'saved'; at: string | null }
  | { kind: 'saving' }
  /** Not on the server yet, because of `reason`. `onDevice` is false if the browser cannot keep it either. */
  | { kind: 'waiting'; onDevice: boolean; reason: 'offline' | 'error' }
  /** Another admin has saved the draft in the meantime. Nothing is saved until someone decides. */
  | { kind: 'conflict'; theirs: WrittenDraft }
  /** Another admin has published or deleted the draft. */
  | { kind: 'gone' }

type Options = {
  userId: string
  send: (change: { revision: number; content: UnfinishedContent }) => Promise<WrittenDraft>
  onSaved?: (draft: WrittenDraft) => void
  /** @returns null if someone has to decide between the two */
  merge?: (versions: Record<'base' | 'ours' | 'theirs', UnfinishedContent>) => UnfinishedContent | null
}

export type Autosave = {
  status: Store<SaveStatus>
  /** What the editor has to show after changes from elsewhere were added to it. */
  merged: Store<UnfinishedContent | null>
  /** What the editor starts with: newer content of this device, or else the draft. */
  initialContent: UnfinishedContent
  getRevision: () => number
  change: (content: UnfinishedContent) => void
  /** Save at once. @returns whether everything is on the server */
  flush: () => Promise<boolean>
  /** Save the own version over that of another admin. */
  keepMine: () => Promise<boolean>
  /** Drop the own version. @returns the other one */
  takeTheirs: () => UnfinishedContent
  /** Go on with a revision of the same content, after publishing was scheduled or cancelled. */
  setDraft: (draft: WrittenDraft) => void
  /** Stop saving, after the draft was published or deleted. */
  stop: () => void
}

/**
 * Save a draft while it is written: a second after the last change, and kept on this device until the server has it. One
 * request runs at a time.
 */
export function createAutosave(draft: WrittenDraft, { userId, send, onSaved, merge }: Options): Autosave {
  const name = getKeptName(draft.id)
  const status = createStore<SaveStatus>({ kind: 'saved', at: null })
  const merged = createStore<UnfinishedContent | null>(null)
  let revision = draft.revision
  let saved = JSON.stringify(draft.content)
  let unsaved: UnfinishedContent | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<boolean> | undefined
  let isStopped = false

  const kept = readKept(userId, name)
  if (kept && JSON.stringify(kept.content) !== saved) {
    unsaved = kept.content
    if (kept.revision === revision) schedule(DELAY)
    else if (addTheirs(kept.base, draft)) schedule(DELAY)
    else status.set({ kind: 'conflict', theirs: draft })
  } else deleteDraft(userId, name)

  function keep(): boolean {
    return saveDraft(userId, name, { content: JSON.stringify(unsaved), revision: String(revision), base: saved })
  }

  function schedule(delay: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), delay)
  }

  function change(content: UnfinishedContent) {
    if (isStopped || status.get().kind === 'gone') return
    if (!sending && status.get().kind !== 'conflict' && JSON.stringify(content) === saved) {
      clearTimeout(timer)
      unsaved = undefined
      deleteDraft(userId, name)
      if (status.get().kind !== 'saved') status.set({ kind: 'saved', at: null })
      return
    }
    unsaved = content
    const isKept = keep()
    if (status.get().kind === 'conflict') return
    if (status.get().kind !== 'waiting' || !isKept) status.set(isKept ? { kind: 'saving' } : notKept)
    schedule(DELAY)
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    if (isStopped || status.get().kind === 'conflict' || status.get().kind === 'gone') return false
    while (unsaved !== undefined) {
      sending ??= save(unsaved).finally(() => {
        sending = undefined
      })
      if (!(await sending)) return false
    }
    return true
  }

  async function save(content: UnfinishedContent): Promise<boolean> {
    status.set({ kind: 'saving' })
    try {
      const reply = await send({ revision, content })
      revision = reply.revision
      saved = JSON.stringify(content)
      if (unsaved === content) {
        unsaved = undefined
        deleteDraft(userId, name)
        status.set({ kind: 'saved', at: reply.updatedAt })
      } else keep()
      onSaved?.(reply)
      return true
    } catch (error) {
      if (isStopped) return false
      const theirs = readConflict(error)
      // A second refusal of the same revision has another reason than a version that is not merged yet.
      if (theirs && theirs.revision !== revision && addTheirs(JSON.parse(saved), theirs)) {
        merged.set(unsaved ?? null)
        return true
      }
      handleFailure(error, theirs)
      return false
    }
  }

  /** Add the changes of another version to the own ones. @returns whether none of them was of the same part */
  function addTheirs(base: UnfinishedContent | undefined, theirs: WrittenDraft): boolean {
    const content = base && unsaved && merge?.({ base, ours: unsaved, theirs: theirs.content })
    if (!content) return false
    revision = theirs.revision
    saved = JSON.stringify(theirs.content)
    unsaved = content
    keep()
    return true
  }

  function handleFailure(error: unknown, theirs: WrittenDraft | undefined) {
    if (theirs) return status.set({ kind: 'conflict', theirs })
    if (error instanceof ApiError && error.status === 404) return status.set({ kind: 'gone' })
    status.set({ kind: 'waiting', onDevice: keep(), reason: error instanceof ApiError ? 'error' : 'offline' })
    schedule(RETRY)
  }

  return {
    status,
    merged,
    initialContent: unsaved ?? draft.content,
    getRevision: () => revision,
    change,
    flush,
    keepMine() {
      const current = status.get()
      if (current.kind === 'conflict') revision = current.theirs.revision
      status.set({ kind: 'saving' })
      return flush()
    },
    takeTheirs() {
      const current = status.get()
      const theirs = current.kind === 'conflict' ? current.theirs : draft
      revision = theirs.revision
      saved = JSON.stringify(theirs.content)
      unsaved = undefined
      deleteDraft(userId, name)
      status.set({ kind: 'saved', at: theirs.updatedAt })
      return theirs.content
    },
    setDraft(next) {
      revision = next.revision
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
      deleteDraft(userId, name)
    },
  }
}

const notKept: SaveStatus = { kind: 'waiting', onDevice: false, reason: 'error' }

function readConflict(error: unknown): WrittenDraft | undefined {
  return error instanceof ApiError && error.status === 409 ? writtenDraft.safeParse(error.current).data : undefined
}

type Kept = { content: UnfinishedContent; revision: number; base: UnfinishedContent | undefined }

function readKept(userId: string, name: string): Kept | undefined {
  const { content, revision, base } = readDraft(userId, name) ?? {}
  if (content === undefined || revision === undefined) return undefined
  return { content: JSON.parse(content), revision: Number(revision), base: base && JSON.parse(base) }
}
