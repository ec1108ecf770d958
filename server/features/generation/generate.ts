import { setTimeout as delay } from 'node:timers/promises'
import type { RunItemDetail } from '#contract/generation-items.ts'
import type { RunDetail, Task } from '#contract/generation-runs.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { WriterFailed } from '../../services/writer/writer.ts'
import { attemptLimits } from '../../throttle/limits.ts'
import { countAttempt } from '../../throttle/throttle.ts'
import { readItem, replaceItem, requireReplaceable } from './run-items.ts'
import * as runs from './runs.ts'
import { briefsOf, carryOut, stopped, stopRun, takenNow, writeOne, type Workshop } from './worker.ts'

/** What the admin's call hands over: who he is, and what outlives the call. */
type Caller = Dependencies & Workshop & { user: { id: string }; requestId: string | null }

/**
 * Begins to write, and answers at once; the run goes on by itself. The same request again answers the run it began.
 * @throws conflict while one of its kind is under way, too-many-requests
 */
export async function startWriting(caller: Caller, task: Task): Promise<RunDetail> {
  const { database, services, user, requestId } = caller
  await countAttempt(caller, `content ${user.id}`, attemptLimits.writingPerAdmin)
  const { run, lease } = await runs.beginRun(
    database,
    { userId: user.id, requestId, now: services.clock.now(), writer: services.writer },
    task,
  )
  if (lease) carryOut(caller, lease, task)
  return run
}

/** Goes on with a run that ended before everything was written. @throws not-found, conflict, too-many-requests */
export async function resumeWriting(caller: Caller, id: string): Promise<RunDetail> {
  const { database, services, user } = caller
  await countAttempt(caller, `content ${user.id}`, attemptLimits.writingPerAdmin)
  const { run, lease } = await runs.takeUpRun(database, { now: services.clock.now(), writer: services.writer }, id)
  carryOut(caller, lease, run.task)
  return run
}

/** Waits until a run has ended. @throws writer-failed, conflict when it was cancelled, unavailable when it was interrupted */
export async function finished({ database, services }: Dependencies, id: string): Promise<RunDetail> {
  const current = async () => {
    await stopped(id)
    return runs.readRun(database, id, services.clock.now())
  }
  let run = await current()
  // A retried request may wait for a run that another process carries out.
  for (; run.status === 'running'; run = await current()) await delay(1000)
  switch (run.status) {
    case 'failed':
      throw refuse('writer-failed', run.error ?? 'The model failed.')
    case 'cancelled':
      throw refuse('conflict', 'This was cancelled. What had been written stays.')
    case 'undone':
      throw refuse('conflict', 'This was undone.')
    case 'interrupted':
      throw refuse(
        'unavailable',
        'The server was restarted meanwhile. What had been written stays; the rest can be resumed.',
      )
    case 'finished':
      return run
  }
}

/** Stops a run, here at once and elsewhere soon. @throws not-found, conflict */
export async function cancelWriting({ database, services }: Dependencies, id: string): Promise<RunDetail> {
  const run = await runs.cancelRun(database, id, services.clock.now())
  stopRun(id)
  return run
}

/** Writes another piece in the place of one. @throws not-found, conflict, too-many-requests, writer-failed, unavailable when the server closes */
export async function rewriteItem(caller: Caller, id: string): Promise<RunItemDetail> {
  const { database, services, user } = caller
  const { item, task } = await requireReplaceable(database, id)
  const brief = briefsOf(task)[item.slot]
  if (!brief) throw refuse('conflict', 'This cannot be written again.')
  await countAttempt(caller, `content ${user.id}`, attemptLimits.writingPerAdmin)
  const written = await writeOne(caller, brief, await takenNow(database)).catch((error: unknown) => {
    throw error instanceof WriterFailed ? refuse('writer-failed', error.message) : error
  })
  if (!written)
    throw refuse('conflict', 'The library has nothing more of this kind. Connect a model to have new ones written.')
  await replaceItem(database, item, written, services.clock.now())
  caller.afterwards.changed('challenges')
  return readItem(database, id)
}
