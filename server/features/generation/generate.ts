import { setTimeout as delay } from 'node:timers/promises'
import type { ChallengeDetail } from '#contract/challenges.ts'
import type { RunItemDetail } from '#contract/generation-items.ts'
import type { RunDetail, Task } from '#contract/generation-runs.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { type IdempotencyKey, isRetry } from '../../idempotency.ts'
import { checkIdea } from '../../services/writer/safety/check.ts'
import { WriterError } from '../../services/writer/writer.ts'
import { throttleLimits } from '../../throttle/limits.ts'
import { throttle } from '../../throttle/throttle.ts'
import { checkLibrary, emptyLibraryError } from './content-writer.ts'
import { loadExistingContent } from './existing-content.ts'
import { findChosenOnSite } from './library-choice.ts'
import { getItem, replaceItem, requireReplaceableItem } from './run-items.ts'
import * as runs from './runs.ts'
import { buildItemSpecs, executeRun, stopped, abortRun, generateItem } from './worker.ts'

type Caller = Dependencies & { user: { id: string }; idempotencyKey: IdempotencyKey | null }

/**
 * Finds the challenge on the site that a task would create again.
 * @returns null for a model, which writes something new, and for a retry of a request that started a run
 * @throws content-refused, nothing-fits, conflict when the challenge is a draft
 */
export async function findExistingChallenge(caller: Caller, task: Task): Promise<ChallengeDetail | null> {
  const { database, services, user, idempotencyKey } = caller
  assertSafe(task)
  if (services.writer.kind !== 'library') return null
  if (await isRetry(database, { userId: user.id, idempotencyKey })) return null
  return findChosenOnSite(database, task)
}

/**
 * Starts a run and returns right away. A retry returns the run of the first request.
 * @param options.inBackground whether nobody waits for the result, so the admin is notified when it ends
 * @throws content-refused, too-many-requests, conflict while another run of this kind is active or the library is empty
 */
export async function startGeneration(
  caller: Caller,
  task: Task,
  { inBackground }: { inBackground: boolean },
): Promise<RunDetail> {
  const { database, services, user, idempotencyKey } = caller
  assertSafe(task)
  await throttle(caller, `content ${user.id}`, throttleLimits.writingPerAdmin)
  const refusal = await checkLibrary(caller, task)
  const { run, lease } = await runs.startRun(
    database,
    { userId: user.id, idempotencyKey, now: services.clock.now(), writer: services.writer, refusal },
    task,
  )
  if (lease) executeRun(caller, lease, { task, inBackground })
  return run
}

/** Resumes a run that ended early. @throws not-found, content-refused, conflict, too-many-requests */
export async function resumeGeneration(caller: Caller, id: string): Promise<RunDetail> {
  const { database, services, user } = caller
  await throttle(caller, `content ${user.id}`, throttleLimits.writingPerAdmin)
  assertSafe((await runs.getRun(database, id, services.clock.now())).task)
  const { run, lease } = await runs.resumeRun(database, { now: services.clock.now(), writer: services.writer }, id)
  executeRun(caller, lease, { task: run.task, inBackground: true })
  return run
}

/** @throws writer-failed, conflict when the run was cancelled or undone, unavailable when it was interrupted */
export async function waitForRun({ database, services }: Dependencies, id: string): Promise<RunDetail> {
  const current = async () => {
    await stopped(id)
    return runs.getRun(database, id, services.clock.now())
  }
  let run = await current()
  // A retried request may wait for a run of another process.
  for (; run.status === 'running'; run = await current()) await delay(1000)
  switch (run.status) {
    case 'failed':
      throw refuse('writer-failed', run.error ?? 'The model failed.')
    case 'cancelled':
      throw refuse('conflict', 'This run was cancelled. Everything written so far is kept.')
    case 'undone':
      throw refuse('conflict', 'This run was undone.')
    case 'interrupted':
      throw refuse(
        'unavailable',
        'The server restarted. Everything written so far is kept. Resume the run to write the rest.',
      )
    case 'finished':
      // Another run can take the last items after this one has started.
      if (run.task.kind === 'populate' && run.items.length === 0) throw emptyLibraryError(run.task.pillar)
      return run
  }
}

/** Cancels a run: immediately in this process, with its next lease renewal in another. @throws not-found, conflict */
export async function cancelGeneration({ database, services }: Dependencies, id: string): Promise<RunDetail> {
  const run = await runs.cancelRun(database, id, services.clock.now())
  abortRun(id)
  return run
}

/** @throws not-found, content-refused, conflict, too-many-requests, writer-failed, unavailable when the server closes */
export async function regenerateItem(caller: Caller, id: string): Promise<RunItemDetail> {
  const { database, services, user } = caller
  const { item, task } = await requireReplaceableItem(database, id)
  assertSafe(task)
  const spec = buildItemSpecs(task)[item.slot]
  if (!spec) throw refuse('conflict', 'This item can’t be rewritten.')
  await throttle(caller, `content ${user.id}`, throttleLimits.writingPerAdmin)
  const generated = await generateItem(caller, spec, await loadExistingContent(database)).catch((error: unknown) => {
    throw error instanceof WriterError ? refuse('writer-failed', error.message, { cause: error }) : error
  })
  if (!generated)
    throw refuse('conflict', 'The library has nothing left of this kind. Connect a model to write new ones.')
  await replaceItem(database, item, generated, services.clock.now())
  return getItem(database, id)
}

/** @throws content-refused */
function assertSafe(task: Task): void {
  const text = task.kind === 'ingest' ? task.idea : task.kind === 'generate' ? task.topic : ''
  const { refusal } = checkIdea(text)
  if (refusal) throw refuse('content-refused', refusal.message, { help: refusal.help })
}
