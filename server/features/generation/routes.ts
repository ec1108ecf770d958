import * as calls from '#contract/generation.ts'
import { type RunDetail, type Task, cancelRun, resumeRun } from '#contract/generation-runs.ts'
import { regenerateRunItem } from '#contract/generation-items.ts'
import { answer, type Answer } from '../../http/answer.ts'
import type { Topic } from '../../http/prepared.ts'
import { refuse } from '../../errors.ts'
import { serve, type Context } from '../../http/serve.ts'
import { readPiece } from './content-items.ts'
import { cancelWriting, finished, resumeWriting, rewriteItem, startWriting } from './generate.ts'

const changes: Topic[] = ['challenges']

export const contentRoutes = [
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
): Promise<Answer<T | RunDetail>> {
  const run = await startWriting(context, task)
  if (/\brespond-async\b/.test(context.client.header('prefer') ?? '')) return answer(run, { status: 202 })
  return answer(await reply(await finished(context, run.id)), { status: 200 })
}
