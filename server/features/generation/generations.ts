import type { GenerationDetail, Task } from '#contract/generations.ts'
import { type Actor, assertCreatorOrAdmin, type ContentActor } from '../../actor.ts'
import { generateId } from '../../database/ids.ts'
import { leaseColumns, leaseEnd, newLease, noLease } from '../../database/lease.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { concurrentChangeError, refuse } from '../../errors.ts'
import { publish } from '../../events.ts'
import { claimRequest } from '../../idempotency.ts'
import { getSafetyRevision } from '../../services/writer/library-items.ts'
import type { TokenUsage, Writer, GeneratedItem } from '../../services/writer/writer.ts'
import { addContentItem, removeUnusedItem } from '../library/content-items.ts'
import { linkLibraryItem, markLibraryItemUsed, releaseLibraryItems } from '../library/starter-library.ts'
import { publishUnread } from '../notifications/live.ts'
import { notify } from '../notifications/notify.ts'
import { formatDraft } from './draft-items.ts'
import { deleteDraft, insertDraft } from './draft-queries.ts'
import { formatLeftOut, presentGeneration, presentGenerationDetail, getEffectiveStatus, parseTask } from './present.ts'
import * as queries from './queries.ts'
import type { GenerationRow } from './queries.ts'

/** Renewed several times within this period, so that one failed renewal does not lose the lease. */
export const leaseSeconds = 60

/** Only the process that holds the lease of a generation writes to it. */
export type GenerationLease = { generationId: string; leaseId: string }

/** The generation was ended or resumed elsewhere, so the current item must not be saved. */
export class LeaseLostError extends Error {}

type StartOptions = Pick<Actor, 'userId' | 'idempotencyKey' | 'now'> & {
  writer: Pick<Writer, 'kind' | 'model'>
  /** The reason not to start, unless this is a retry. */
  refusal: Error | null
}

/**
 * Starts a generation. A retry returns the generation of the first request, without a lease.
 * @throws conflict with the active generation of this kind
 */
export function startGeneration(
  database: Database,
  options: StartOptions,
  task: Task,
): Promise<{ generation: GenerationDetail; lease: GenerationLease | null }> {
  const { userId, now, writer } = options
  return transaction(database, async (tx) => {
    const { id: generationId, isRetry } = await claimRequest(tx, options)
    if (isRetry) return { generation: await getGeneration(tx, generationId, now), lease: null }
    await assertNoActiveGeneration(tx, task.kind, now)
    if (options.refusal) throw options.refusal
    const lease = { generationId, ...newLease(now, leaseSeconds) }
    await queries.insertGeneration(tx, {
      id: generationId,
      kind: task.kind,
      input: JSON.stringify(task),
      provider: writer.kind,
      model: writer.model,
      status: 'running',
      writing: null,
      input_tokens: 0,
      output_tokens: 0,
      error: null,
      user_id: userId,
      ...leaseColumns(lease),
      revision: 0,
      created_at: now.toISOString(),
      ended_at: null,
    })
    return { generation: await getGeneration(tx, generationId, now), lease }
  })
}

/** Resumes a generation that ended early. @throws not-found, conflict */
export function resumeGeneration(
  database: Database,
  { now, writer }: Pick<StartOptions, 'now' | 'writer'>,
  id: string,
): Promise<{ generation: GenerationDetail; lease: GenerationLease }> {
  return transaction(database, async (tx) => {
    const task = parseTask(await requireGeneration(tx, id))
    await assertNoActiveGeneration(tx, task.kind, now)
    const lease = { generationId: id, ...newLease(now, leaseSeconds) }
    const change = {
      status: 'running',
      error: null,
      ended_at: null,
      ...leaseColumns(lease),
      provider: writer.kind,
      model: writer.model,
    } as const
    const updated = await queries.updateGeneration(tx, {
      id,
      from: ['finished', 'cancelled', 'interrupted', 'failed'],
      change,
    })
    if (!updated) throw refuse('conflict', 'An undone generation can’t be resumed. Start a new one.')
    return { generation: await getGeneration(tx, id, now), lease }
  })
}

/** @returns false when the lease is lost */
export function renewLease(
  database: Database,
  { generationId, leaseId }: GenerationLease,
  now: Date,
): Promise<boolean> {
  return queries.extendLease(database, { id: generationId, leaseId, until: leaseEnd(now, leaseSeconds) })
}

export async function setCurrentItem(
  database: Database,
  { generationId, leaseId }: GenerationLease,
  { writing, now }: { writing: string; now: Date },
): Promise<void> {
  if (!(await queries.updateLeasedGeneration(database, { id: generationId, leaseId, change: { writing } })))
    throw new LeaseLostError()
  publishGeneration(database, generationId, now)
}

/**
 * Saves an item with its content, or as a draft.
 * @returns false when another generation has already used this library item
 * @throws LeaseLostError
 */
export async function saveItem(
  database: Database,
  { generationId, leaseId }: GenerationLease,
  { slot, generated, isDraft, now }: { slot: number; generated: GeneratedItem; isDraft: boolean; now: Date },
): Promise<boolean> {
  const { item, key, source, leftOut, tokens } = generated
  const safetyRevision = key ? await getSafetyRevision(key) : 0
  const saved = await transaction(database, async (tx) => {
    if (!(await queries.updateLeasedGeneration(tx, { id: generationId, leaseId, change: {}, usage: tokens })))
      throw new LeaseLostError()
    if (key && !(await markLibraryItemUsed(tx, key, now))) return false
    const pieceId = isDraft ? null : await addContentItem(tx, item, now)
    if (key) await linkLibraryItem(tx, key, { id: pieceId, item, safetyRevision })
    const { title, pillar } = item.draft
    const row = {
      id: generateId(),
      run_id: generationId,
      slot,
      piece: item.kind,
      piece_id: pieceId,
      pillar,
      title,
      source,
      library_key: key,
      revision: 0,
      left_out: formatLeftOut(leftOut),
      created_at: now.toISOString(),
    }
    await queries.insertItem(tx, row)
    if (isDraft) await insertDraft(tx, row.id, formatDraft(item))
    return true
  })
  publishGeneration(database, generationId, now)
  return saved
}

/** Ends a generation, unless the lease is lost. Notifies the admin who started it, if nobody waits for its result. */
export async function endGeneration(
  database: Database,
  { generationId, leaseId }: GenerationLease,
  {
    status,
    error = null,
    usage,
    inBackground,
    now,
  }: {
    status: 'finished' | 'failed' | 'interrupted'
    error?: string | null
    usage?: TokenUsage
    inBackground: boolean
    now: Date
  },
): Promise<void> {
  const change = { ...endColumns(status, now), error }
  const notified = await transaction(database, async (tx) => {
    const ended = await queries.updateLeasedGeneration(tx, { id: generationId, leaseId, change, usage })
    return ended && inBackground ? notifyStarter(tx, await requireGeneration(tx, generationId), now) : []
  })
  publishUnread(database, notified)
  publishGeneration(database, generationId, now)
}

function endColumns(status: GenerationRow['status'], now: Date) {
  return { status, writing: null, ...noLease, ended_at: now.toISOString() }
}

async function notifyStarter(
  tx: Database,
  { id: subjectId, user_id: userId }: Pick<GenerationRow, 'id' | 'user_id'>,
  now: Date,
): Promise<string[]> {
  return userId === null ? [] : notify(tx, { kind: 'run', subjectId, actorId: null, recipients: [userId], now })
}

/** Cancels a generation of any process. @throws not-found, conflict when it has ended */
export async function cancelGeneration(database: Database, id: string, now: Date): Promise<GenerationDetail> {
  const generation = await transaction(database, async (tx) => {
    await requireGeneration(tx, id)
    if (!(await queries.updateGeneration(tx, { id, from: ['running'], change: endColumns('cancelled', now) })))
      throw refuse('conflict', 'This generation has already ended.')
    return getGeneration(tx, id, now)
  })
  publishGeneration(database, id, now)
  return generation
}

/**
 * Removes everything a generation has written, including drafts, or nothing.
 * @throws not-found, conflict while it runs or when members have joined or replied; forbidden when someone else started it
 */
export async function undoGeneration(database: Database, actor: ContentActor, id: string): Promise<GenerationDetail> {
  const { now } = actor
  const generation = await transaction(database, async (tx) => {
    const before = await requireGeneration(tx, id)
    assertCreatorOrAdmin(actor, before.user_id)
    if (getEffectiveStatus(before, now) === 'running')
      throw refuse('conflict', 'Stop the generation before you undo it.')
    if (before.status === 'undone') throw refuse('conflict', 'This generation was already undone.')
    if (!(await queries.updateGeneration(tx, { id, from: [before.status], change: endColumns('undone', now) })))
      throw concurrentChangeError()
    const items = await queries.listItems(tx, [id])
    for (const item of items) {
      if (item.piece_id === null && item.draft_id === null) continue
      if (!(await queries.clearItem(tx, item))) throw concurrentChangeError()
      if (item.piece_id === null) await deleteDraft(tx, item.id)
      else await removeUnusedItem(tx, { kind: item.piece, id: item.piece_id }, items)
    }
    await releaseLibraryItems(
      tx,
      items.flatMap(({ library_key: key, piece_id: pieceId, draft_id: draftId }) =>
        key && (pieceId ?? draftId) ? [key] : [],
      ),
    )
    return getGeneration(tx, id, now)
  })
  publishGeneration(database, id, now)
  return generation
}

export async function getGeneration(database: Database, id: string, now: Date): Promise<GenerationDetail> {
  const row = await requireGeneration(database, id)
  return presentGenerationDetail(row, await queries.listItems(database, [id]), now)
}

/** Records an item change and its token usage. The caller publishes the generation after the transaction. */
export function recordItemChange(tx: Database, id: string, usage: TokenUsage = { input: 0, output: 0 }): Promise<void> {
  return queries.addTokenUsage(tx, { id, usage })
}

/** Interrupts generations whose lease has expired, or all running ones if this is the only process. */
export async function interruptOrphanedGenerations(
  database: Database,
  now: Date,
  { isOnlyProcess }: { isOnlyProcess: boolean },
): Promise<void> {
  await transaction(database, (tx) => interruptGenerations(tx, now, isOnlyProcess ? null : now.toISOString()))
}

/** @param before null for all running ones */
async function interruptGenerations(tx: Database, now: Date, before: string | null): Promise<void> {
  for (const generation of await queries.interruptGenerations(tx, { before, now: now.toISOString() }))
    await notifyStarter(tx, generation, now)
}

/**
 * Watches for changes by other processes.
 * @returns a function that publishes the generations changed since its last call, at first all active and recent ones
 */
export function watchGenerations({ database, services }: Dependencies): () => Promise<void> {
  let lastRevision = new Map<string, string>()
  return async () => {
    const now = services.clock.now()
    // The extra minute tolerates clock differences between processes.
    const rows = await queries.recentRevisions(database, new Date(now.getTime() - 60_000).toISOString())
    const found = new Map(rows.map((row) => [row.id, `${row.revision} ${getEffectiveStatus(row, now)}`]))
    for (const [id, state] of found) if (lastRevision.get(id) !== state) publishGeneration(database, id, now)
    lastRevision = found
  }
}

/** Sends the generation to every connected admin. */
export function publishGeneration(database: Database, id: string, now: Date): void {
  publish(database, {
    key: `generation ${id}`,
    isFor: ({ isAdmin }) => isAdmin,
    read: async () => ({ type: 'run', generation: await getGeneration(database, id, now) }),
  })
}

async function assertNoActiveGeneration(tx: Database, kind: Task['kind'], now: Date): Promise<void> {
  await interruptGenerations(tx, now, now.toISOString())
  const running = await queries.findActiveGeneration(tx, kind)
  if (!running) return
  const subject = { ingest: 'A challenge is', generate: 'Challenges are', populate: 'Content is' }[kind]
  throw refuse('conflict', `${subject} already being written. Wait until that finishes, or cancel it.`, {
    current: presentGeneration(running, await queries.listItems(tx, [running.id]), now),
  })
}

async function requireGeneration(database: Database, id: string): Promise<GenerationRow> {
  const row = await queries.findGenerationById(database, id)
  if (!row) throw refuse('not-found', 'Generation not found.')
  return row
}
