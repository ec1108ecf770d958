import { setTimeout as delay } from 'node:timers/promises'
import type { ChallengeDetail } from '#contract/challenges.ts'
import type { GenerationItemDetail } from '#contract/generation-items.ts'
import type { GenerationDetail, Task } from '#contract/generations.ts'
import type { ContentActor } from '../../actor.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { type IdempotencyKey, isRetry } from '../../idempotency.ts'
import { WriterError } from '../../services/writer/writer.ts'
import { throttleLimits } from '../../throttle/limits.ts'
import { throttle } from '../../throttle/throttle.ts'
import { checkLibrary, emptyLibraryError } from './content-writer.ts'
import { loadExistingContent } from './existing-content.ts'
import { getItem, replaceItem, requireReplaceableItem } from './generation-items.ts'
import * as generations from './generations.ts'
import { findChosenOnSite } from './library-choice.ts'
import { assertSafeText } from './safety.ts'
import { buildItemSpecs, executeGeneration, stopped, abortGeneration, generateItem } from './worker.ts'

type Caller = Dependencies & { user: { id: string }; idempotencyKey: IdempotencyKey | null }

/**
 * Finds the challenge on the site that a task would create again.
 * @returns null for a model, which writes something new, and for a retry of a request that started a generation
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
 * Starts a generation and returns right away. A retry returns the generation of the first request.
 * @param options.inBackground whether nobody waits for the result, so the admin is notified when it ends
 * @throws content-refused, too-many-requests, conflict while another generation of this kind is active or the library is empty
 */
export async function startGeneration(
  caller: Caller,
  task: Task,
  { inBackground }: { inBackground: boolean },
): Promise<GenerationDetail> {
  const { database, services, user, idempotencyKey } = caller
  assertSafe(task)
  await throttle(caller, `content ${user.id}`, throttleLimits.writingPerAdmin)
  const refusal = await checkLibrary(caller, task)
  const { generation, lease } = await generations.startGeneration(
    database,
    { userId: user.id, idempotencyKey, now: services.clock.now(), writer: services.writer, refusal },
    task,
  )
  if (lease) executeGeneration(caller, lease, { task, inBackground })
  return generation
}

/** Resumes a generation that ended early. @throws not-found, content-refused, conflict, too-many-requests */
export async function resumeGeneration(caller: Caller, id: string): Promise<GenerationDetail> {
  const { database, services, user } = caller
  await throttle(caller, `content ${user.id}`, throttleLimits.writingPerAdmin)
  assertSafe((await generations.getGeneration(database, id, services.clock.now())).task)
  const { generation, lease } = await generations.resumeGeneration(
    database,
    { now: services.clock.now(), writer: services.writer },
    id,
  )
  executeGeneration(caller, lease, { task: generation.task, inBackground: true })
  return generation
}

/**
 * Waits until a generation has ended. One that failed is returned too if it has written something, because that stays.
 * @throws writer-failed when nothing was written, conflict when the generation was cancelled or undone, unavailable when
 * it was interrupted
 */
export async function waitForGeneration({ database, services }: Dependencies, id: string): Promise<GenerationDetail> {
  const current = async () => {
    await stopped(id)
    return generations.getGeneration(database, id, services.clock.now())
  }
  let generation = await current()
  // A retried request may wait for a generation of another process.
  for (; generation.status === 'running'; generation = await current()) await delay(1000)
  switch (generation.status) {
    case 'failed':
      if (generation.items.length > 0) return generation
      throw refuse('writer-failed', generation.error ?? 'The model failed.')
    case 'cancelled':
      throw refuse('conflict', 'This generation was cancelled. Everything written so far is kept.')
    case 'undone':
      throw refuse('conflict', 'This generation was undone.')
    case 'interrupted':
      throw refuse(
        'unavailable',
        'The server restarted. Everything written so far is kept. Resume the generation to write the rest.',
      )
    case 'finished':
      // Another generation can take the last items after this one has started.
      if (generation.task.kind === 'populate' && generation.items.length === 0)
        throw emptyLibraryError(generation.task.pillar)
      return generation
  }
}

/** Cancels a generation: immediately in this process, with its next lease renewal in another. @throws not-found, conflict */
export async function cancelGeneration({ database, services }: Dependencies, id: string): Promise<GenerationDetail> {
  const generation = await generations.cancelGeneration(database, id, services.clock.now())
  abortGeneration(id)
  return generation
}

/**
 * @throws not-found, forbidden, content-refused, conflict, too-many-requests, writer-failed, unavailable when the server
 *   closes
 */
export async function regenerateItem(
  caller: Caller & { actor: ContentActor },
  id: string,
): Promise<GenerationItemDetail> {
  const { database, services, user, actor } = caller
  const { item, task } = await requireReplaceableItem(database, actor, id)
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
  if (task.kind !== 'populate') assertSafeText(task.kind === 'ingest' ? task.idea : task.topic)
}
