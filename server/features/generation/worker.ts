import type { ContentKind, Task } from '#contract/generation-runs.ts'
import { populateCounts } from '#contract/limits.ts'
import { pillarKeys, pillarLabels, type Pillar } from '#contract/pillars.ts'
import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import type { BackgroundHooks } from '../../http/serve.ts'
import type { Services } from '../../services/services.ts'
import {
  WriterError,
  type ItemSpec,
  type ExistingContent,
  type TokenUsage,
  type GeneratedItem,
} from '../../services/writer/writer.ts'
import { listUsedLibraryKeys } from '../site/starter-library.ts'
import { listExistingTitles } from './content-items.ts'
import { listWrittenSlots } from './queries.ts'
import * as runs from './runs.ts'

/** What a run needs for as long as it goes on. `changed` and `failed` reach whoever started it no more. */
export type GenerationContext = { database: Database; services: Services; background: BackgroundHooks }

/** What this process carries out. A run that was stopped may be taken up again, and be here twice, before it has quite ended. */
const activeJobs = new Set<{ runId: string | null; database: Database; stop: () => void; ended: Promise<unknown> }>()

/** Three pieces in a row that could not be used: the model is not up to it, and the rest would only cost. */
const maxUnusableItems = 3

/** Carries out a run in the background, for as long as this process has its lease. */
export function executeRun(
  { database, services, background }: GenerationContext,
  lease: runs.RunLease,
  task: Task,
): void {
  const controller = new AbortController()
  const iteration = setInterval(
    () => {
      runs
        .renewLease(database, lease, services.clock.now())
        .then((renewed) => renewed || controller.abort(), background.reportError)
    },
    (runs.leaseSeconds * 1000) / 4,
  )
  const ended = completeRun({ database, services, background }, { lease, task, signal: controller.signal })
    .catch(background.reportError)
    .finally(() => clearInterval(iteration))
  trackJob({ runId: lease.runId, database, controller }, ended)
}

/** Asks the writer for one piece, for as long as this process is open. @throws WriterFailed, unavailable where it closes meanwhile */
export function generateItem(
  { database, services }: Pick<GenerationContext, 'database' | 'services'>,
  spec: ItemSpec,
  existing: ExistingContent,
): Promise<GeneratedItem | null> {
  const controller = new AbortController()
  const generated = services.writer.write(spec, { existing, signal: controller.signal }).catch((error: unknown) => {
    throw controller.signal.aborted
      ? refuse('unavailable', 'The server was stopped meanwhile. Nothing was changed.')
      : error
  })
  trackJob({ runId: null, database, controller }, generated)
  return generated
}

function trackJob(
  { runId, database, controller }: { runId: string | null; database: Database; controller: AbortController },
  promise: Promise<unknown>,
): void {
  const job = { runId, database, stop: () => controller.abort(), ended: Promise.allSettled([promise]) }
  activeJobs.add(job)
  void job.ended.then(() => activeJobs.delete(job))
}

/** Stops a run where this process carries it out. */
export function abortRun(id: string): void {
  for (const { runId, stop } of activeJobs) if (runId === id) stop()
}

/** Resolves once this process no longer carries out a run: at once where it does not. */
export async function stopped(id: string): Promise<void> {
  await Promise.all([...activeJobs].filter(({ runId }) => runId === id).map(({ ended }) => ended))
}

/** Ends what this process carries out for a database: before it closes. */
export async function stopGeneration(database: Database): Promise<void> {
  const ownJobs = [...activeJobs].filter((job) => job.database === database)
  for (const { stop } of ownJobs) stop()
  await Promise.all(ownJobs.map(({ ended }) => ended))
}

/** What a task comes to, piece by piece. A piece's place in the list is its slot for good. */
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

type RunJob = { lease: runs.RunLease; task: Task; signal: AbortSignal }

async function completeRun(
  { database, services, background }: GenerationContext,
  { lease, task, signal }: RunJob,
): Promise<void> {
  const now = () => services.clock.now()
  const usage: TokenUsage = { input: 0, output: 0 }
  try {
    const error = await generateMissingItems(
      { database, services, onChange: () => background.invalidate('challenges') },
      { lease, task, signal },
      usage,
    )
    await runs.endRun(database, lease, { ...error, usage, now: now() })
  } catch (error) {
    if (error instanceof runs.LeaseLostError) return
    if (signal.aborted) return runs.endRun(database, lease, { status: 'interrupted', usage, now: now() })
    const message =
      error instanceof WriterError ? error.message : 'Something went wrong on our side. It has been logged.'
    if (error instanceof WriterError) addUsage(usage, error.tokens)
    await runs.endRun(database, lease, { status: 'failed', error: message, usage, now: now() })
    if (!(error instanceof WriterError)) throw error
  }
}

type RunOutcome = { status: 'finished' | 'failed'; error: string | null }

/** Writes what has no item yet, one piece after the other. @param usage takes the tokens of pieces that came to nothing */
async function generateMissingItems(
  { database, services, onChange }: { database: Database; services: Services; onChange: () => void },
  { lease, task, signal }: RunJob,
  usage: TokenUsage,
): Promise<RunOutcome> {
  const specs = buildItemSpecs(task)
  const finishedSlots = new Set(await listWrittenSlots(database, lease.runId))
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
    await runs.setCurrentItem(database, lease, { writing: describeSpec(spec), now: services.clock.now() })
    for (let generated = await generate(spec); generated; generated = await generate(spec)) {
      consecutiveUnusable = 0
      signal.throwIfAborted()
      if (await runs.saveItem(database, lease, { slot, generated, now: services.clock.now() })) {
        addToExisting(existing, generated)
        onChange()
        break
      }
      existing = await loadExistingContent(database)
    }
  }
  return {
    status: 'finished',
    error: skipped > 0 ? `${skipped} of ${specs.length} could not be used. Resume to have them written again.` : null,
  }
}

/** What there is already. */
export async function loadExistingContent(database: Database): Promise<ExistingContent & { keys: Set<string> }> {
  return { titles: await listExistingTitles(database), keys: await listUsedLibraryKeys(database) }
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
