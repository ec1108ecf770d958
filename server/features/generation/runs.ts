import type { RunDetail, Task } from '#contract/generation-runs.ts'
import { newId } from '../../database/ids.ts'
import { leaseColumns, leaseEnd, newLease, noLease } from '../../database/lease.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { changedMeanwhile, refuse } from '../../errors.ts'
import { publish } from '../../events.ts'
import type { Tokens, Writer, Written } from '../../services/writer/writer.ts'
import { noteGiven, takeBack } from '../site/starter-library.ts'
import { addPiece, removeUnused } from './content-items.ts'
import { presentRun, presentRunDetail, statusOf, taskOf } from './present.ts'
import * as queries from './queries.ts'
import type { RunRow } from './queries.ts'

/** Seconds for which whoever carries out a run is believed to be alive; he says so again well before they are over. */
export const leaseSeconds = 60

/** The right to carry out a run: whoever has it writes, and nobody else. */
export type Lease = { runId: string; leaseId: string }

/** The run was ended, or taken over, by somebody else: what was being written must not be saved. */
export class LeaseLost extends Error {}

type Starter = { userId: string; requestId: string | null; now: Date; writer: Pick<Writer, 'kind' | 'model'> }

/**
 * Begins a run. The same request again answers the run it began, without a lease.
 * @throws conflict with the present run when one of its kind is under way
 */
export function beginRun(
  database: Database,
  { userId, requestId, now, writer }: Starter,
  task: Task,
): Promise<{ run: RunDetail; lease: Lease | null }> {
  return transaction(database, async (tx) => {
    const known = requestId === null ? undefined : await queries.runOfRequest(tx, { userId, requestId })
    if (known) return { run: await detailOf(tx, known, now), lease: null }
    await refuseWhileRunning(tx, task.kind, now)
    const lease = { runId: newId(), ...newLease(now, leaseSeconds) }
    await queries.insertRun(tx, {
      id: lease.runId,
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
      request_id: requestId,
      ...leaseColumns(lease),
      revision: 0,
      created_at: now.toISOString(),
      ended_at: null,
    })
    return { run: await readRun(tx, lease.runId, now), lease }
  })
}

/** Takes up a run that has ended before everything was written. @throws not-found, conflict */
export function takeUpRun(
  database: Database,
  { now, writer }: Pick<Starter, 'now' | 'writer'>,
  id: string,
): Promise<{ run: RunDetail; lease: Lease }> {
  return transaction(database, async (tx) => {
    const task = taskOf(await requireRun(tx, id))
    await refuseWhileRunning(tx, task.kind, now)
    const lease = { runId: id, ...newLease(now, leaseSeconds) }
    const change = {
      status: 'running',
      error: null,
      ended_at: null,
      ...leaseColumns(lease),
      provider: writer.kind,
      model: writer.model,
    } as const
    const taken = await queries.updateRun(tx, { id, from: ['finished', 'cancelled', 'interrupted', 'failed'], change })
    if (!taken) throw refuse('conflict', 'A run that was undone cannot be taken up again. Start a new one.')
    return { run: await readRun(tx, id, now), lease }
  })
}

/** Says that the run is still being carried out. @returns false when it is not any more */
export function stayAlive(database: Database, { runId, leaseId }: Lease, now: Date): Promise<boolean> {
  return queries.extendLease(database, { id: runId, leaseId, until: leaseEnd(now, leaseSeconds) })
}

/** Says what is being written. @throws LeaseLost */
export async function noteWriting(
  database: Database,
  { runId, leaseId }: Lease,
  { writing, now }: { writing: string; now: Date },
): Promise<void> {
  if (!(await queries.updateLeasedRun(database, { id: runId, leaseId, change: { writing } }))) throw new LeaseLost()
  publishRun(database, runId, now)
}

/** Saves a piece with its item, both or neither. @returns false where this piece of the library has been given meanwhile @throws LeaseLost */
export async function saveWritten(
  database: Database,
  { runId, leaseId }: Lease,
  { slot, written, now }: { slot: number; written: Written; now: Date },
): Promise<boolean> {
  const { piece, key, source, tokens } = written
  const saved = await transaction(database, async (tx) => {
    if (!(await queries.updateLeasedRun(tx, { id: runId, leaseId, change: {}, spent: tokens }))) throw new LeaseLost()
    if (key && !(await noteGiven(tx, key, now))) return false
    const pieceId = await addPiece(tx, piece, now)
    const { title, pillar } = piece.draft
    const row = {
      id: newId(),
      run_id: runId,
      slot,
      piece: piece.kind,
      piece_id: pieceId,
      pillar,
      title,
      source,
      library_key: key,
      revision: 0,
      created_at: now.toISOString(),
    }
    await queries.insertItem(tx, row)
    return true
  })
  publishRun(database, runId, now)
  return saved
}

/** Ends a run one has the lease of; does nothing when somebody else has ended it. */
export async function endRun(
  database: Database,
  { runId, leaseId }: Lease,
  {
    status,
    error = null,
    spent,
    now,
  }: { status: 'finished' | 'failed' | 'interrupted'; error?: string | null; spent?: Tokens; now: Date },
): Promise<void> {
  const change = { status, error, writing: null, ...noLease, ended_at: now.toISOString() }
  await queries.updateLeasedRun(database, { id: runId, leaseId, change, spent })
  publishRun(database, runId, now)
}

/** Stops a run, wherever it is carried out. @throws not-found, conflict when it has ended */
export async function cancelRun(database: Database, id: string, now: Date): Promise<RunDetail> {
  const run = await transaction(database, async (tx) => {
    await requireRun(tx, id)
    const change = {
      status: 'cancelled',
      writing: null,
      ...noLease,
      ended_at: now.toISOString(),
    } as const
    if (!(await queries.updateRun(tx, { id, from: ['running'], change })))
      throw refuse('conflict', 'This run has ended already.')
    return readRun(tx, id, now)
  })
  publishRun(database, id, now)
  return run
}

/** Removes everything a run has written, or nothing. @throws not-found, conflict while it runs or where members have joined or replied */
export async function undoRun(database: Database, id: string, now: Date): Promise<RunDetail> {
  const run = await transaction(database, async (tx) => {
    const before = await requireRun(tx, id)
    if (statusOf(before, now) === 'running') throw refuse('conflict', 'Stop the run before you undo it.')
    if (before.status === 'undone') throw refuse('conflict', 'This run was undone already.')
    const change = {
      status: 'undone',
      writing: null,
      ...noLease,
      ended_at: now.toISOString(),
    } as const
    if (!(await queries.updateRun(tx, { id, from: [before.status], change }))) throw changedMeanwhile()
    const items = await queries.itemsOf(tx, [id])
    for (const item of items) {
      if (item.piece_id === null) continue
      if (!(await queries.clearItem(tx, item))) throw changedMeanwhile()
      await removeUnused(tx, { piece: item.piece, id: item.piece_id }, items)
    }
    await takeBack(
      tx,
      items.flatMap(({ library_key: key, piece_id: pieceId }) => (key && pieceId ? [key] : [])),
    )
    return readRun(tx, id, now)
  })
  publishRun(database, id, now)
  return run
}

/** @throws not-found */
export async function readRun(database: Database, id: string, now: Date): Promise<RunDetail> {
  return detailOf(database, await requireRun(database, id), now)
}

/** Counts a change of a run's items, and what it has cost. Publish the run once the transaction is over. */
export function noteItemChange(tx: Database, id: string, spent: Tokens = { input: 0, output: 0 }): Promise<void> {
  return queries.addTokens(tx, { id, spent })
}

/** Marks runs whose process has gone. @param alone this is the only process there can be, so that any running run is one */
export function interruptLostRuns(database: Database, now: Date, { alone }: { alone: boolean }): Promise<void> {
  return queries.interruptRuns(database, { before: alone ? null : now.toISOString(), now: now.toISOString() })
}

/**
 * Finds what other processes have changed.
 * @returns publishes the runs that have changed since it was last called; the first time, those that are running or have just ended
 */
export function watchRuns({ database, services }: Dependencies): () => Promise<void> {
  let seen = new Map<string, string>()
  return async () => {
    const now = services.clock.now()
    // A minute allows for clocks that differ.
    const rows = await queries.recentRevisions(database, new Date(now.getTime() - 60_000).toISOString())
    const found = new Map(rows.map((row) => [row.id, `${row.revision} ${statusOf(row, now)}`]))
    for (const [id, state] of found) if (seen.get(id) !== state) publishRun(database, id, now)
    seen = found
  }
}

/** Sends the run to every admin who is here. */
export function publishRun(database: Database, id: string, now: Date): void {
  publish(database, {
    key: `run ${id}`,
    isFor: ({ isAdmin }) => isAdmin,
    read: async () => ({ type: 'run', run: await readRun(database, id, now) }),
  })
}

async function refuseWhileRunning(tx: Database, kind: Task['kind'], now: Date): Promise<void> {
  await queries.interruptRuns(tx, { before: now.toISOString(), now: now.toISOString() })
  const running = await queries.runningOfKind(tx, kind)
  if (!running) return
  const words = { ingest: 'A challenge is', generate: 'Challenges are', populate: 'Content is' }[kind]
  throw refuse('conflict', `${words} being written already. Wait until that is done, or cancel it.`, {
    current: presentRun(running, await queries.itemsOf(tx, [running.id]), now),
  })
}

async function requireRun(database: Database, id: string): Promise<RunRow> {
  const row = await queries.runById(database, id)
  if (!row) throw refuse('not-found', 'Run not found.')
  return row
}

async function detailOf(database: Database, row: RunRow, now: Date): Promise<RunDetail> {
  return presentRunDetail(row, await queries.itemsOf(database, [row.id]), now)
}
