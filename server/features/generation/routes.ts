import * as draftCalls from '#contract/generation-drafts.ts'
import { regenerateGenerationItem } from '#contract/generation-items.ts'
import * as itemCalls from '#contract/generation-items.ts'
import { getContentWriter } from '#contract/generation-writer.ts'
import * as calls from '#contract/generation.ts'
import type { GenerationDetail, Task } from '#contract/generations.ts'
import * as generationCalls from '#contract/generations.ts'
import { findForIdea } from '#contract/ideas.ts'
import { invalidFieldError, refuse } from '../../errors.ts'
import { type ApiResponse, respondWithPage, answerWith } from '../../http/api-response.ts'
import { serve, type Context } from '../../http/serve.ts'
import { parsePage } from '../../page.ts'
import type { ContentItem } from '../../services/writer/writer.ts'
import { findChallenge } from '../challenges/catalog.ts'
import { describeContentWriter } from './content-writer.ts'
import { discardDrafts, publishDraft, publishDrafts } from './drafts.ts'
import {
  cancelGeneration,
  findExistingChallenge,
  waitForGeneration,
  resumeGeneration,
  regenerateItem,
  startGeneration,
} from './generate.ts'
import { editItem, getItem, removeItem } from './generation-items.ts'
import { getGeneration, undoGeneration } from './generations.ts'
import { findIdeaMatches } from './ideas.ts'
import { presentGeneration } from './present.ts'
import { listItems, listGenerations } from './queries.ts'

const screens = { challenges: ['ingest', 'generate'], populate: ['populate'] } as const

export const generationRoutes = [
  serve(calls.ingestChallenge, async (context) => {
    const { rawText, suggestedPillar: pillar = null, suggestedDuration, draft = false } = context.body
    const task: Task = { kind: 'ingest', idea: rawText, pillar, duration: suggestedDuration || null, draft }
    const existing = await findExistingChallenge(context, task)
    if (existing) return answerWith(200, existing)
    return respondWithGenerationOrResult(context, task, async ({ items: [item] }) => {
      const challenge = await findChallenge(context.database, item?.pieceId ?? '')
      if (!challenge) throw refuse('writer-failed', 'No challenge was written.')
      return challenge
    })
  }),
  serve(calls.generateChallenges, async (context) => {
    const { topic, count, draft = false } = context.body
    const task: Task = { kind: 'generate', topic, count, draft }
    await findExistingChallenge(context, task)
    return respondWithGenerationOrResult(context, task, async ({ written }) => ({ count: written.challenges }))
  }),
  serve(calls.populatePillar, (context) => {
    const { pillar, draft = false } = context.body
    return respondWithGenerationOrResult(context, { kind: 'populate', pillar, draft }, async ({ written }) => written)
  }),
  serve(calls.populateAll, (context) => {
    const { draft = false } = context.body
    return respondWithGenerationOrResult(
      context,
      { kind: 'populate', pillar: null, draft },
      async ({ written }) => written,
    )
  }),
  serve(generationCalls.cancelGeneration, (context) => cancelGeneration(context, context.params.id)),
  serve(generationCalls.resumeGeneration, (context) => resumeGeneration(context, context.params.id)),
  serve(regenerateGenerationItem, (context) => regenerateItem(context, context.params.id)),
  serve(generationCalls.listGenerations, async ({ database, services, query }) => {
    const page = parsePage(query, { defaultLimit: 20 })
    const kinds = query.kind ? [...screens[query.kind]] : null
    const rows = await listGenerations(database, { kinds, withDrafts: query.drafts === 'true', page })
    const items = await listItems(
      database,
      rows.map(({ id }) => id),
    )
    const now = services.clock.now()
    return respondWithPage(rows, page, (row) =>
      presentGeneration(
        row,
        items.filter(({ run_id: generationId }) => generationId === row.id),
        now,
      ),
    )
  }),
  serve(generationCalls.getGeneration, ({ database, services, params }) =>
    getGeneration(database, params.id, services.clock.now()),
  ),
  serve(generationCalls.undoGeneration, ({ database, actor, params }) => undoGeneration(database, actor, params.id)),
  serve(itemCalls.getGenerationItem, ({ database, params }) => getItem(database, params.id)),
  serve(itemCalls.updateGenerationItem, ({ database, actor, params, body }) =>
    editItem(database, actor, params.id, getContentItem(body)),
  ),
  serve(itemCalls.removeGenerationItem, async ({ database, actor, params }) => {
    await removeItem(database, actor, params.id)
    return { removed: true as const }
  }),
  serve(findForIdea, ({ database, body }) => findIdeaMatches(database, body)),
  serve(getContentWriter, (context) => describeContentWriter(context)),
  serve(draftCalls.publishDraft, (context) => publishDraft(context, context.params.id)),
  serve(draftCalls.publishDrafts, (context) => publishDrafts(context, context.params.id)),
  serve(draftCalls.discardDrafts, (context) => discardDrafts(context, context.params.id)),
]

type GenerationCall =
  | Context<typeof calls.populateAll>
  | Context<typeof calls.populatePillar>
  | Context<typeof calls.generateChallenges>
  | Context<typeof calls.ingestChallenge>

/** Replies 202 with the generation for drafts and for `Prefer: respond-async`, or else waits for the result. */
async function respondWithGenerationOrResult<T>(
  context: GenerationCall,
  task: Task,
  buildReply: (generation: GenerationDetail) => Promise<T>,
): Promise<T | ApiResponse<GenerationDetail, 202>> {
  const inBackground = task.draft || /\brespond-async\b/.test(context.headers.Prefer ?? '')
  const generation = await startGeneration(context, task, { inBackground })
  if (inBackground) return answerWith(202, generation)
  return buildReply(await waitForGeneration(context, generation.id))
}

type UpdateBody = {
  challenge?: Extract<ContentItem, { kind: 'challenge' }>['draft']
  resource?: Extract<ContentItem, { kind: 'resource' }>['draft']
  discussion?: Extract<ContentItem, { kind: 'discussion' }>['draft']
}

function getContentItem({ challenge, resource, discussion }: UpdateBody): ContentItem {
  if (challenge) return { kind: 'challenge', draft: challenge }
  if (resource) return { kind: 'resource', draft: resource }
  if (discussion) return { kind: 'discussion', draft: discussion }
  throw invalidFieldError('body', 'Required')
}
