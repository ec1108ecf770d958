import { regenerateRunItem } from '#contract/generation-items.ts'
import * as itemCalls from '#contract/generation-items.ts'
import { type RunDetail, type Task, cancelRun, resumeRun } from '#contract/generation-runs.ts'
import * as runCalls from '#contract/generation-runs.ts'
import * as calls from '#contract/generation.ts'
import { refuse } from '../../errors.ts'
import { type Answer, answerPage, answerWith } from '../../http/answer.ts'
import type { Topic } from '../../http/prepared.ts'
import { serve, type Context } from '../../http/serve.ts'
import { pageOf } from '../../page.ts'
import type { Piece } from '../../services/writer/writer.ts'
import { readPiece } from './content-items.ts'
import { cancelWriting, finished, resumeWriting, rewriteItem, startWriting } from './generate.ts'
import { presentRun } from './present.ts'
import { itemsOf, runsOf } from './queries.ts'
import { changeItem, readItem, removeItem } from './run-items.ts'
import { readRun, undoRun } from './runs.ts'

const changes: Topic[] = ['challenges']

const screens = { challenges: ['ingest', 'generate'], populate: ['populate'] } as const

export const generationRoutes = [
  serve(
    calls.ingestChallenge,
    (context) => {
      const { rawText, suggestedPillar: pillar = null, suggestedDuration: duration = null } = context.body
      return startedOrDone(context, { kind: 'ingest', idea: rawText, pillar, duration }, async ({ items: [item] }) => {
        const id = item?.pieceId ?? ''
        const found = await readPiece(context.database, { piece: 'challenge', id })
        if (found?.piece.kind !== 'challenge') throw refuse('writer-failed', 'No challenge came of it.')
        return { id, participants: 0, ...found.piece.draft }
      })
    },
    { changes },
  ),
  serve(
    calls.generateChallenges,
    (context) => {
      const { topic, count } = context.body
      return startedOrDone(context, { kind: 'generate', topic, count }, async ({ written }) => ({
        count: written.challenges,
      }))
    },
    { changes },
  ),
  serve(
    calls.populatePillar,
    (context) => {
      return startedOrDone(context, { kind: 'populate', pillar: context.body.pillar }, async ({ written }) => written)
    },
    { changes },
  ),
  serve(
    calls.populateAll,
    (context) => startedOrDone(context, { kind: 'populate', pillar: null }, async ({ written }) => written),
    { changes },
  ),
  serve(cancelRun, (context) => cancelWriting(context, context.params.id)),
  serve(resumeRun, (context) => resumeWriting(context, context.params.id)),
  serve(regenerateRunItem, (context) => rewriteItem(context, context.params.id), { changes }),
  serve(runCalls.listRuns, async ({ database, services, query }) => {
    const page = pageOf(query, { defaultLimit: 20 })
    const kinds = query.kind ? [...screens[query.kind]] : null
    const rows = await runsOf(database, { kinds, page })
    const items =
      rows.length > 0
        ? await itemsOf(
            database,
            rows.map(({ id }) => id),
          )
        : []
    const now = services.clock.now()
    return answerPage(rows, page, (row) =>
      presentRun(
        row,
        items.filter(({ run_id: runId }) => runId === row.id),
        now,
      ),
    )
  }),
  serve(runCalls.getRun, ({ database, services, params }) => readRun(database, params.id, services.clock.now())),
  serve(runCalls.undoRun, ({ database, services, params }) => undoRun(database, params.id, services.clock.now()), {
    changes: ['challenges'],
  }),
  serve(itemCalls.getRunItem, ({ database, params }) => readItem(database, params.id)),
  serve(
    itemCalls.updateRunItem,
    ({ database, services, params, body }) => changeItem(database, params.id, pieceIn(body), services.clock.now()),
    { changes },
  ),
  serve(
    itemCalls.removeRunItem,
    async ({ database, services, params }) => {
      await removeItem(database, params.id, services.clock.now())
      return { removed: true as const }
    },
    { changes },
  ),
]

type Writing =
  | Context<typeof calls.populateAll>
  | Context<typeof calls.populatePillar>
  | Context<typeof calls.generateChallenges>
  | Context<typeof calls.ingestChallenge>

/** Whoever prefers not to wait is answered 202 with the run; else the answer comes when all is written. */
async function startedOrDone<T>(
  context: Writing,
  task: Task,
  reply: (run: RunDetail) => Promise<T>,
): Promise<T | Answer<RunDetail, 202>> {
  const run = await startWriting(context, task)
  if (/\brespond-async\b/.test(context.headers.Prefer ?? '')) return answerWith(202, run)
  return reply(await finished(context, run.id))
}

type Body = {
  challenge?: Extract<Piece, { kind: 'challenge' }>['draft']
  resource?: Extract<Piece, { kind: 'resource' }>['draft']
  discussion?: Extract<Piece, { kind: 'discussion' }>['draft']
}

function pieceIn({ challenge, resource, discussion }: Body): Piece {
  if (challenge) return { kind: 'challenge', draft: challenge }
  if (resource) return { kind: 'resource', draft: resource }
  if (discussion) return { kind: 'discussion', draft: discussion }
  throw refuse('bad-request', 'body: Required', { fields: { body: 'Required' } })
}
