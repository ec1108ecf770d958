import { setTimeout as delay } from 'node:timers/promises'
import type { RunItemDetail } from '#contract/generation-items.ts'
import type { RunDetail, Task } from '#contract/generation-runs.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { WriterError } from '../../services/writer/writer.ts'
import { throttleLimits } from '../../throttle/limits.ts'
import { throttle } from '../../throttle/throttle.ts'
import { getItem, replaceItem, requireReplaceableItem } from './run-items.ts'
import * as runs from './runs.ts'
import {
  buildItemSpecs,
  executeRun,
  stopped,
  abortRun,
  loadExistingContent,
  generateItem,
  type GenerationContext,
} from './worker.ts'

/** What the admin's call hands over: who he is, and what outlives the call. */
type Caller = Dependencies & GenerationContext & { user: { id: string }; requestId: string | null }

/**
 * Begins to write, and answers at once; the run goes on by itself. The same request again answers the run it began.
 * @throws conflict while one of its kind is under way, too-many-requests
 */
export async function startGeneration(caller: Caller, task: Task): Promise<RunDetail> {
  const { database, services, user, requestId } = caller
  await throttle(caller, `content ${user.id}`, throttleLimits.writingPerAdmin)
  const { run, lease } = await runs.startRun(
    database,
    { userId: user.id, requestId, now: services.clock.now(), writer: services.writer },
    task,
  )
  if (lease) executeRun(caller, lease, task)
  return run
}

/** Goes on with a run that ended before everything was written. @throws not-found, conflict, too-many-requests */
export async function resumeGeneration(caller: Caller, id: string): Promise<RunDetail> {
  const { database, services, user } = caller
  await throttle(caller, `content ${user.id}`, throttleLimits.writingPerAdmin)
  const { run, lease } = await runs.resumeRun(database, { now: services.clock.now(), writer: services.writer }, id)
  executeRun(caller, lease, run.task)
  return run
}

/** Waits until a run has ended. @throws writer-failed, conflict when it was cancelled, unavailable when it was interrupted */
export async function waitForRun({ database, services }: Dependencies, id: string): Promise<RunDetail> {
  const current = async () => {
    await stopped(id)
    return runs.getRun(database, id, services.clock.now())
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
export async function cancelGeneration({ database, services }: Dependencies, id: string): Promise<RunDetail> {
  const run = await runs.cancelRun(database, id, services.clock.now())
  abortRun(id)
  return run
}

/** Writes another piece in the place of one. @throws not-found, conflict, too-many-requests, writer-failed, unavailable when the server closes */
export async function regenerateItem(caller: Caller, id: string): Promise<RunItemDetail> {
  const { database, services, user } = caller
  const { item, task } = await requireReplaceableItem(database, id)
  const spec = buildItemSpecs(task)[item.slot]
  if (!spec) throw refuse('conflict', 'This cannot be written again.')
  await throttle(caller, `content ${user.id}`, throttleLimits.writingPerAdmin)
  const generated = await generateItem(caller, spec, await loadExistingContent(database)).catch((error: unknown) => {
    throw error instanceof WriterError ? refuse('writer-failed', error.message) : error
  })
  if (!generated)
    throw refuse('conflict', 'The library has nothing more of this kind. Connect a model to have new ones written.')
  await replaceItem(database, item, generated, services.clock.now())
  caller.background.invalidate('challenges')
  return getItem(database, id)
}
