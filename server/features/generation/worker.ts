import type { PieceKind, Task } from '#contract/generation-runs.ts'
import { populateCounts } from '#contract/limits.ts'
import { pillarKeys, pillarLabels, type Pillar } from '#contract/pillars.ts'
import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import type { Afterwards } from '../../http/serve.ts'
import type { Services } from '../../services/services.ts'
import { WriterFailed, type Brief, type Taken, type Tokens, type Written } from '../../services/writer/writer.ts'
import { givenPieces } from '../site/starter-library.ts'
import { knownTitles } from './content-items.ts'
import { slotsOf } from './queries.ts'
import * as runs from './runs.ts'

/** What a run needs for as long as it goes on. `changed` and `failed` reach whoever started it no more. */
export type Workshop = { database: Database; services: Services; afterwards: Afterwards }

/** What this process carries out. A run that was stopped may be taken up again, and be here twice, before it has quite ended. */
const underWay = new Set<{ runId: string | null; database: Database; stop: () => void; ended: Promise<unknown> }>()

/** Three pieces in a row that could not be used: the model is not up to it, and the rest would only cost. */
const mostUnusable = 3

/** Carries out a run in the background, for as long as this process has its lease. */
export function carryOut({ database, services, afterwards }: Workshop, lease: runs.Lease, task: Task): void {
  const controller = new AbortController()
  const beat = setInterval(
    () => {
      runs
        .stayAlive(database, lease, services.clock.now())
        .then((alive) => alive || controller.abort(), afterwards.failed)
    },
    (runs.leaseSeconds * 1000) / 4,
  )
  const ended = writeAll({ database, services, afterwards }, { lease, task, signal: controller.signal })
    .catch(afterwards.failed)
    .finally(() => clearInterval(beat))
  keep({ runId: lease.runId, database, controller }, ended)
}

/** Asks the writer for one piece, for as long as this process is open. @throws WriterFailed, unavailable where it closes meanwhile */
export function writeOne(
  { database, services }: Pick<Workshop, 'database' | 'services'>,
  brief: Brief,
  taken: Taken,
): Promise<Written | null> {
  const controller = new AbortController()
  const written = services.writer.write(brief, { taken, signal: controller.signal }).catch((error: unknown) => {
    throw controller.signal.aborted
      ? refuse('unavailable', 'The server was stopped meanwhile. Nothing was changed.')
      : error
  })
  keep({ runId: null, database, controller }, written)
  return written
}

function keep(
  { runId, database, controller }: { runId: string | null; database: Database; controller: AbortController },
  work: Promise<unknown>,
): void {
  const each = { runId, database, stop: () => controller.abort(), ended: Promise.allSettled([work]) }
  underWay.add(each)
  void each.ended.then(() => underWay.delete(each))
}

/** Stops a run where this process carries it out. */
export function stopRun(id: string): void {
  for (const { runId, stop } of underWay) if (runId === id) stop()
}

/** Resolves once this process no longer carries out a run: at once where it does not. */
export async function stopped(id: string): Promise<void> {
  await Promise.all([...underWay].filter(({ runId }) => runId === id).map(({ ended }) => ended))
}

/** Ends what this process carries out for a database: before it closes. */
export async function stopWriting(database: Database): Promise<void> {
  const own = [...underWay].filter((each) => each.database === database)
  for (const { stop } of own) stop()
  await Promise.all(own.map(({ ended }) => ended))
}

/** What a task comes to, piece by piece. A piece's place in the list is its slot for good. */
export function briefsOf(task: Task): Brief[] {
  switch (task.kind) {
    case 'ingest':
      return [{ task: 'idea', piece: 'challenge', idea: task.idea, pillar: task.pillar, duration: task.duration }]
    case 'generate':
      return Array.from({ length: task.count }, (_, number) => ({
        task: 'topic',
        piece: 'challenge',
        topic: task.topic,
        number,
      }))
    case 'populate':
      return (task.pillar ? [task.pillar] : pillarKeys).flatMap((pillar) => [
        ...shelf(pillar, 'challenge', populateCounts.challenges),
        ...shelf(pillar, 'resource', populateCounts.resources),
        ...shelf(pillar, 'discussion', populateCounts.forumPosts),
      ])
  }
}

function shelf(pillar: Pillar, piece: PieceKind, count: number): Brief[] {
  return Array.from({ length: count }, (_, number) => ({ task: 'shelf', piece, pillar, number }))
}

type Work = { lease: runs.Lease; task: Task; signal: AbortSignal }

async function writeAll({ database, services, afterwards }: Workshop, { lease, task, signal }: Work): Promise<void> {
  const now = () => services.clock.now()
  const spent: Tokens = { input: 0, output: 0 }
  try {
    const error = await writeMissing(
      { database, services, changed: () => afterwards.changed('challenges') },
      { lease, task, signal },
      spent,
    )
    await runs.endRun(database, lease, { ...error, spent, now: now() })
  } catch (error) {
    if (error instanceof runs.LeaseLost) return
    if (signal.aborted) return runs.endRun(database, lease, { status: 'interrupted', spent, now: now() })
    const message =
      error instanceof WriterFailed ? error.message : 'Something went wrong on our side. It has been logged.'
    if (error instanceof WriterFailed) addTo(spent, error.tokens)
    await runs.endRun(database, lease, { status: 'failed', error: message, spent, now: now() })
    if (!(error instanceof WriterFailed)) throw error
  }
}

type Ending = { status: 'finished' | 'failed'; error: string | null }

/** Writes what has no item yet, one piece after the other. @param spent takes the tokens of pieces that came to nothing */
async function writeMissing(
  { database, services, changed }: { database: Database; services: Services; changed: () => void },
  { lease, task, signal }: Work,
  spent: Tokens,
): Promise<Ending> {
  const briefs = briefsOf(task)
  const done = new Set(await slotsOf(database, lease.runId))
  let taken = await takenNow(database)
  let unusable = 0
  let lost = 0
  const write = (brief: Brief) =>
    services.writer.write(brief, { taken, signal }).catch((error: unknown) => {
      if (
        !(error instanceof WriterFailed) ||
        error.failure !== 'unusable' ||
        ++unusable >= mostUnusable ||
        briefs.length === 1
      )
        throw error
      addTo(spent, error.tokens)
      lost++
      return null
    })
  for (const [slot, brief] of briefs.entries()) {
    if (done.has(slot)) continue
    signal.throwIfAborted()
    await runs.noteWriting(database, lease, { writing: wordsFor(brief), now: services.clock.now() })
    for (let written = await write(brief); written; written = await write(brief)) {
      unusable = 0
      signal.throwIfAborted()
      if (await runs.saveWritten(database, lease, { slot, written, now: services.clock.now() })) {
        remember(taken, written)
        changed()
        break
      }
      taken = await takenNow(database)
    }
  }
  return {
    status: 'finished',
    error: lost > 0 ? `${lost} of ${briefs.length} could not be used. Resume to have them written again.` : null,
  }
}

/** What there is already. */
export async function takenNow(database: Database): Promise<Taken & { keys: Set<string> }> {
  return { titles: await knownTitles(database), keys: await givenPieces(database) }
}

function remember(
  taken: Taken & { keys: Set<string> },
  { piece, key }: { piece: { kind: PieceKind; draft: { title: string; pillar: Pillar } }; key: string | null },
): void {
  const { title, pillar } = piece.draft
  taken.titles.push({ piece: piece.kind, pillar, title })
  if (key) taken.keys.add(key)
}

function addTo(sum: Tokens, { input, output }: Tokens): void {
  sum.input += input
  sum.output += output
}

/** "Challenge 2 for Career & Finances" */
function wordsFor(brief: Brief): string {
  switch (brief.task) {
    case 'idea':
      return 'The challenge'
    case 'topic':
      return `Challenge ${brief.number + 1}`
    case 'shelf':
      return `${{ challenge: 'Challenge', resource: 'Resource', discussion: 'Discussion' }[brief.piece]} ${brief.number + 1} for ${pillarLabels[brief.pillar]}`
  }
}
