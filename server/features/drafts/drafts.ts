import type { z } from 'zod'
import type { saveWrittenDraft, startWrittenDraft, UnfinishedContent, WrittenKind } from '#contract/written-drafts.ts'
import type { Actor } from '../../actor.ts'
import { takeTurn } from '../../database/advisory-lock.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { claimRequest } from '../../idempotency.ts'
import { findContentItem } from '../library/content-items.ts'
import { publishUnread } from '../notifications/live.ts'
import { withdrawSubject } from '../notifications/withdraw.ts'
import { presentDraft } from './present.ts'
import * as queries from './queries.ts'
import type { DraftRow } from './queries.ts'

type Caller = Pick<Dependencies, 'database' | 'services'>

/** One transaction at a time adds drafts, so that an admin begins only one edit of an item. */
export const draftingTurn = 'drafting'

const untouchedMs = 7 * 24 * 60 * 60_000

/** All admins share the list, which is not paged. */
const maxDrafts = 200

/**
 * Starts a draft. An edit that the admin has already begun is returned instead.
 * @throws not-found for an item to copy or to edit; conflict when there are too many drafts
 */
export function startDraft(
  { database, services }: Caller,
  actor: Actor,
  { kind, content, copies, edits }: z.output<typeof startWrittenDraft.body>,
): Promise<{ draft: DraftRow; isNew: boolean }> {
  const { userId: authorId } = actor
  return transaction(database, async (tx) => {
    await takeTurn(tx, services, draftingTurn)
    const { id, isRetry } = await claimRequest(tx, actor)
    if (isRetry) {
      const started = await queries.findDraftById(tx, id)
      if (started) return { draft: started, isNew: true }
    }
    const begun = edits === undefined ? undefined : await queries.findEdit(tx, { kind, editsId: edits, authorId })
    if (begun && isTouched(begun)) return { draft: begun, isNew: false }
    const source = edits ?? copies
    const item = source === undefined ? null : await requireItem(tx, { kind, id: source })
    if (begun && begun.base_revision === item?.revision) return { draft: begun, isNew: false }
    // Nothing was written in it, and the item has changed since.
    if (begun) await queries.deleteDraftRow(tx, begun)
    await addDrafts(tx, actor, [
      {
        id,
        kind,
        content: content ?? item?.content ?? {},
        edits: edits !== undefined && item ? { id: edits, revision: item.revision } : null,
      },
    ])
    return { draft: await requireDraft(tx, id), isNew: true }
  })
}

function isTouched({ revision, publish_at, publish_error }: DraftRow): boolean {
  return revision > 1 || publish_at !== null || publish_error !== null
}

/** Removes drafts that were opened a week ago and in which nothing was written. */
export function forgetUntouchedDrafts({ database, services }: Caller): Promise<void> {
  return queries.deleteUntouchedDrafts(database, new Date(services.clock.now().getTime() - untouchedMs).toISOString())
}

/**
 * Saves what an admin has typed.
 * @throws not-found; conflict with the current draft when it was saved since
 */
export function saveDraft(
  database: Database,
  { now }: Actor,
  id: string,
  { revision, content }: z.output<typeof saveWrittenDraft.body>,
): Promise<DraftRow> {
  return transaction(database, async (tx) => {
    const change = { content: JSON.stringify(content), updated_at: now.toISOString() }
    const isSaved = await queries.updateDraft(tx, { id, revision }, change)
    const draft = await requireDraft(tx, id)
    if (!isSaved) throw changedDraftError(draft)
    return draft
  })
}

/** @throws not-found */
export async function deleteDraft(database: Database, { now }: Actor, id: string): Promise<void> {
  const unread = await transaction(database, async (tx) => {
    if (!(await queries.deleteDraftRow(tx, { id }))) throw draftNotFoundError()
    return withdrawSubject(tx, { kind: 'publication', subjectId: id }, now)
  })
  publishUnread(database, unread)
}

/** @throws not-found */
export async function requireDraft(database: Database, id: string): Promise<DraftRow> {
  const draft = await queries.findDraftById(database, id)
  if (!draft) throw draftNotFoundError()
  return draft
}

type NewDraft = {
  id: string
  kind: WrittenKind
  content: UnfinishedContent
  edits: { id: string; revision: number } | null
}

/** Adds drafts in the turn of the caller. @throws conflict when there are too many */
export async function addDrafts(
  tx: Database,
  { userId, now }: Pick<Actor, 'userId' | 'now'>,
  drafts: NewDraft[],
): Promise<void> {
  if ((await queries.countDrafts(tx)) + drafts.length > maxDrafts)
    throw refuse('conflict', `There can be ${maxDrafts} drafts. Publish or delete some of them first.`)
  const at = now.toISOString()
  for (const { id, kind, content, edits } of drafts)
    await queries.insertDraft(tx, {
      id,
      kind,
      content: JSON.stringify(content),
      edits_id: edits?.id ?? null,
      base_revision: edits?.revision ?? null,
      author_id: userId,
      created_at: at,
      updated_at: at,
    })
}

export function changedDraftError(draft: DraftRow) {
  return refuse('conflict', 'Someone else has saved this draft.', { current: presentDraft(draft) })
}

async function requireItem(
  tx: Database,
  ref: { kind: WrittenKind; id: string },
): Promise<{ content: UnfinishedContent; revision: number }> {
  const found = await findContentItem(tx, ref)
  if (!found) throw refuse('not-found', ref.kind === 'challenge' ? 'Challenge not found.' : 'Resource not found.')
  return { content: { ...found.item.draft }, revision: found.revision }
}

function draftNotFoundError() {
  return refuse('not-found', 'Draft not found.')
}
