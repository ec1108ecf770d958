import type { ContentKind, Task } from '#contract/generations.ts'
import { populateCounts } from '#contract/limits.ts'
import { pillarKeys, pillarLabels, type Pillar } from '#contract/pillars.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import {
  WriterError,
  type ItemSpec,
  type ExistingContent,
  type TokenUsage,
  type GeneratedItem,
} from '../../services/writer/writer.ts'
import { loadExistingContent } from './existing-content.ts'
import * as generations from './generations.ts'
import { describeShortfall } from './present.ts'
import { listWrittenSlots } from './queries.ts'

type GenerationContext = Pick<Dependencies, 'database' | 'services'>

/** Jobs of this process. A generation resumed right after a cancel can be listed twice until the first job ends. */
const activeJobs = new Set<{
  generationId: string | null
  database: Database
  stop: () => void
  ended: Promise<unknown>
}>()

/** Consecutive unusable items after which a generation fails, because more attempts would only cost tokens. */
const maxUnusableItems = 3

/** Executes a generation in the background until it ends or this process loses the lease. */
export function executeGeneration(
  { database, services, logger }: GenerationContext & Pick<Dependencies, 'logger'>,
  lease: generations.GenerationLease,
  { task, inBackground }: Pick<GenerationJob, 'task' | 'inBackground'>,
): void {
  const logError = (error: unknown) =>
    logger.error({ err: error, generationId: lease.generationId }, 'generating content failed')
  const controller = new AbortController()
  const leaseTimer = setInterval(
    () => {
      generations
        .renewLease(database, lease, services.clock.now())
        .then((renewed) => renewed || controller.abort(), logError)
    },
    (generations.leaseSeconds * 1000) / 4,
  )
  const ended = completeGeneration({ database, services }, { lease, task, inBackground, signal: controller.signal })
    .catch(logError)
    .finally(() => clearInterval(leaseTimer))
  trackJob({ generationId: lease.generationId, database, controller }, ended)
}

/** Asks the writer for one item. @throws WriterError, unavailable when this process closes first */
export function generateItem(
  { database, services }: GenerationContext,
  spec: ItemSpec,
  existing: ExistingContent,
): Promise<GeneratedItem | null> {
  const controller = new AbortController()
  const generated = services.writer.write(spec, { existing, signal: controller.signal }).catch((error: unknown) => {
    throw controller.signal.aborted ? refuse('unavailable', 'The server was stopped. Nothing was changed.') : error
  })
  trackJob({ generationId: null, database, controller }, generated)
  return generated
}

function trackJob(
  {
    generationId,
    database,
    controller,
  }: { generationId: string | null; database: Database; controller: AbortController },
  promise: Promise<unknown>,
): void {
  const job = { generationId, database, stop: () => controller.abort(), ended: Promise.allSettled([promise]) }
  activeJobs.add(job)
  void job.ended.then(() => activeJobs.delete(job))
}

export function abortGeneration(id: string): void {
  for (const { generationId, stop } of activeJobs) if (generationId === id) stop()
}

/** Resolves when this process is no longer executing the generation. */
export async function stopped(id: string): Promise<void> {
  await Promise.all([...activeJobs].filter(({ generationId }) => generationId === id).map(({ ended }) => ended))
}

/** Stops this process's jobs on a database before it closes. */
export async function stopGeneration(database: Database): Promise<void> {
  const ownJobs = [...activeJobs].filter((job) => job.database === database)
  for (const { stop } of ownJobs) stop()
  await Promise.all(ownJobs.map(({ ended }) => ended))
}

/** Lists the items of a task. An item's index is its slot, so the order must never change. */
export function buildItemSpecs(task: Task): ItemSpec[] {
  switch (task.kind) {
    case 'ingest':
      return [{ task: 'idea', kind: 'challenge', idea: task.idea, pillar: task.pillar, duration: task.duration }]
    case 'generate':
      return Array.from({ length: task.count }, (_, number) => ({
        task: 'topic',
        kind: 'challenge',
        topic: task.topic,
        number,
      }))
    case 'populate':
      return (task.pillar ? [task.pillar] : pillarKeys).flatMap((pillar) => [
        ...buildPillarSpecs(pillar, 'challenge', populateCounts.challenges),
        ...buildPillarSpecs(pillar, 'resource', populateCounts.resources),
        ...buildPillarSpecs(pillar, 'discussion', populateCounts.forumPosts),
      ])
  }
}

function buildPillarSpecs(pillar: Pillar, kind: ContentKind, count: number): ItemSpec[] {
  return Array.from({ length: count }, (_, number) => ({ task: 'shelf', kind, pillar, number }))
}

type GenerationJob = {
  lease: generations.GenerationLease
  task: Task
  /** Nobody waits for the result. */
  inBackground: boolean
  signal: AbortSignal
}

async function completeGeneration({ database, services }: GenerationContext, job: GenerationJob): Promise<void> {
  const { lease, signal, inBackground } = job
  const now = () => services.clock.now()
  const usage: TokenUsage = { input: 0, output: 0 }
  try {
    const error = await generateMissingItems({ database, services }, job, usage)
    await generations.endGeneration(database, lease, { ...error, usage, inBackground, now: now() })
  } catch (error) {
    if (error instanceof generations.LeaseLostError) return
    if (signal.aborted)
      return generations.endGeneration(database, lease, { status: 'interrupted', usage, inBackground, now: now() })
    const message =
      error instanceof WriterError ? error.message : 'Something went wrong on our side. It has been logged.'
    if (error instanceof WriterError) addUsage(usage, error.tokens)
    await generations.endGeneration(database, lease, {
      status: 'failed',
      error: message,
      usage,
      inBackground,
      now: now(),
    })
    if (!(error instanceof WriterError)) throw error
  }
}

type GenerationOutcome = { status: 'finished' | 'failed'; error: string | null }

/** Writes the missing items one after another. @param usage collects the tokens of discarded items */
async function generateMissingItems(
  { database, services }: GenerationContext,
  { lease, task, signal }: GenerationJob,
  usage: TokenUsage,
): Promise<GenerationOutcome> {
  const specs = buildItemSpecs(task)
  const finishedSlots = new Set(await listWrittenSlots(database, lease.generationId))
  let existing = await loadExistingContent(database)
  let consecutiveUnusable = 0
  let skipped = 0
  const generate = (spec: ItemSpec) =>
    services.writer.write(spec, { existing, signal }).catch((error: unknown) => {
      if (
        !(error instanceof WriterError) ||
        error.failure !== 'unusable' ||
        ++consecutiveUnusable >= maxUnusableItems ||
        specs.length === 1
      )
        throw error
      addUsage(usage, error.tokens)
      skipped++
      return null
    })
  for (const [slot, spec] of specs.entries()) {
    if (finishedSlots.has(slot)) continue
    signal.throwIfAborted()
    await generations.setCurrentItem(database, lease, { writing: describeSpec(spec), now: services.clock.now() })
    for (let generated = await generate(spec); generated; generated = await generate(spec)) {
      consecutiveUnusable = 0
      signal.throwIfAborted()
      if (
        await generations.saveItem(database, lease, { slot, generated, isDraft: task.draft, now: services.clock.now() })
      ) {
        addToExisting(existing, generated)
        finishedSlots.add(slot)
        break
      }
      existing = await loadExistingContent(database)
    }
  }
  if (skipped > 0) {
    const error = `${skipped} of ${specs.length} items couldn’t be used. Resume the generation to write them again.`
    return { status: 'finished', error }
  }
  const written = specs.filter((_, slot) => finishedSlots.has(slot))
  return { status: 'finished', error: task.kind === 'populate' ? describeShortfall(specs, written) : null }
}

function addToExisting(
  existing: ExistingContent & { keys: Set<string> },
  { item, key }: { item: { kind: ContentKind; draft: { title: string; pillar: Pillar } }; key: string | null },
): void {
  const { title, pillar } = item.draft
  existing.titles.push({ kind: item.kind, pillar, title })
  if (key) existing.keys.add(key)
}

function addUsage(total: TokenUsage, { input, output }: TokenUsage): void {
  total.input += input
  total.output += output
}

/** "Challenge 2 for Career & Finances" */
function describeSpec(spec: ItemSpec): string {
  switch (spec.task) {
    case 'idea':
      return 'The challenge'
    case 'topic':
      return `Challenge ${spec.number + 1}`
    case 'shelf':
      return `${{ challenge: 'Challenge', resource: 'Resource', discussion: 'Discussion' }[spec.kind]} ${spec.number + 1} for ${pillarLabels[spec.pillar]}`
  }
}
