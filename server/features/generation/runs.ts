import { setTimeout as delay } from 'node:timers/promises'
import type { RunDetail, Task } from '#contract/generation-runs.ts'
import { newId } from '../../database/ids.ts'
import { leaseColumns, leaseEnd, newLease, noLease } from '../../database/lease.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { changedMeanwhile, refuse } from '../../errors.ts'
import type { Clock } from '../../services/clock.ts'
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
export async function noteWriting(database: Database, { runId, leaseId }: Lease, writing: string): Promise<void> {
  if (!(await queries.updateLeasedRun(database, { id: runId, leaseId, change: { writing } }))) throw new LeaseLost()
  announce(runId)
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
  announce(runId)
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
  announce(runId)
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
  announce(id)
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
  announce(id)
  return run
}

/** @throws not-found */
export async function readRun(database: Database, id: string, now: Date): Promise<RunDetail> {
  return detailOf(database, await requireRun(database, id), now)
}

/** Counts a change of a run's items, and what it has cost. Announce it once the transaction is over. */
export function noteItemChange(tx: Database, id: string, spent: Tokens = { input: 0, output: 0 }): Promise<void> {
  return queries.addTokens(tx, { id, spent })
}

/** Marks runs whose process has gone. @param alone this is the only process there can be, so that any running run is one */
export function interruptLostRuns(database: Database, now: Date, { alone }: { alone: boolean }): Promise<void> {
  return queries.interruptRuns(database, { before: alone ? null : now.toISOString(), now: now.toISOString() })
}

/** A run now and at each change until it has ended; null now and then while nothing happens. */
export async function* followRun(
  database: Database,
  clock: Clock,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<RunDetail | null> {
  let seen = -1
  for (let beat = 0; !signal.aborted; beat++) {
    const change = nextChange(id)
    try {
      const now = await queries.revisionOf(database, id)
      if (!now) return
      const ended = statusOf(now, clock.now()) !== 'running'
      if (now.revision !== seen || ended) {
        seen = now.revision
        yield await readRun(database, id, clock.now())
      } else if (beat % 15 === 0) yield null
      if (ended) return
      // Changes made by another process are found by looking again.
      await Promise.race([change.happened, delay(1000, undefined, { signal }).catch(() => undefined)])
    } finally {
      change.forget()
    }
  }
}

const followers = new Map<string, Set<() => void>>()

/** Tells those in this process who follow a run that it has changed. */
export function announce(runId: string): void {
  for (const follower of followers.get(runId) ?? []) follower()
}

/** Begins to listen at once, so that no change between looking and waiting is missed. */
function nextChange(runId: string): { happened: Promise<void>; forget: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  const known = followers.get(runId) ?? new Set()
  followers.set(runId, known.add(resolve))
  return {
    happened: promise,
    forget() {
      known.delete(resolve)
      if (known.size === 0 && followers.get(runId) === known) followers.delete(runId)
    },
  }
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
