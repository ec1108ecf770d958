import { z } from 'zod'
import { challengeDetail, difficulty, finishCounts, planStep } from './challenges.ts'
import { rule, schedule } from './days.ts'
import { endpoint } from './endpoint.ts'
import { postForm } from './forum.ts'
import { generationDetail } from './generations.ts'
import { idempotencyKey, prefer } from './headers.ts'
import { challengeDuration, generateCounts, limits } from './limits.ts'
import { pillar, pillarKeys } from './pillars.ts'
import { drawingName, resourceType } from './resources.ts'
import { sourceDraft } from './sources.ts'
import { optionalChoice, optionalText, singleLineText, multilineText } from './text-fields.ts'

/** Checks that the steps of a plan cover every day exactly once. */
function coversEveryDay({
  plan,
  duration: days,
}: {
  plan: { from: number; to: number }[] | null
  duration: number
}): boolean {
  if (plan === null) return true
  const lastCoveredDay = plan.reduce((day, { from, to }) => (from === day + 1 && to >= from ? to : Number.NaN), 0)
  return lastCoveredDay === days
}

function areDistinct(values: unknown[]): boolean {
  return new Set(values).size === values.length
}

const finishCount = new RegExp(`\\{(${finishCounts.join('|')})\\}`)

/** Checks that a finish line counts the days once, or not at all. */
function countsDays(line: string): boolean {
  return !/[{}]/.test(line.replace(finishCount, ''))
}

const sourceList = z.array(sourceDraft).max(limits.sources)

/** A challenge before it is published, written by an admin, the library or a model. */
export const challengeDraft = z
  .strictObject({
    title: singleLineText({ max: limits.title }),
    subtitle: optionalText(singleLineText({ min: 0, max: limits.subtitle })).describe('One line below the title'),
    description: multilineText({ max: limits.description }),
    promise: optionalText(singleLineText({ min: 0, max: limits.promise })).describe(
      'What the member will do, in one sentence',
    ),
    finishLine: optionalText(
      singleLineText({ min: 0, max: limits.title }).refine(countsDays, 'Use {days} once, and no other braces'),
    ).describe('What a member says after it, with `{days}` or another count for the days they did'),
    pillar,
    duration: z.int().min(challengeDuration.min).max(challengeDuration.max).describe('Days'),
    difficulty,
    plan: z.array(planStep).min(1).max(limits.planSteps).nullable().describe('What to do on each day'),
    schedule: schedule
      .refine((value) => value.kind !== 'weekdays' || areDistinct(value.days), 'Choose each weekday once')
      .optional()
      .describe('Every day by default'),
    rules: z
      .array(rule)
      .min(1, 'Choose at least one')
      .max(3)
      .refine(areDistinct, 'Choose each rule once')
      .optional()
      .describe('Rules that members can choose, the default first; all by default'),
    sources: sourceList.optional().describe('None by default'),
    passes: z
      .int()
      .min(1)
      .max(challengeDuration.max)
      .optional()
      .describe('Days that the rule `passes` lets a member miss; by default one for every ten days'),
  })
  .refine(coversEveryDay, { path: ['plan'], message: 'The steps must cover every day exactly once' })
export type ChallengeDraft = z.output<typeof challengeDraft>

const blockTitle = singleLineText({ max: limits.title })
const blockItems = z
  .array(singleLineText({ max: limits.blockItem }))
  .min(1)
  .max(limits.blockItems)

/** A web or mail link. Other schemes could run code. */
const linkUrl = z
  .string()
  .min(1, { abort: true })
  .max(limits.url)
  .refine((value) => /^(https?:\/\/|mailto:)[^\s\\]+$/i.test(value) && URL.canParse(value), 'Invalid address')

const blockDraft = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('intro'), markdown: multilineText({ max: limits.blockText }) }),
  z.strictObject({ kind: z.literal('checklist'), title: blockTitle, items: blockItems }),
  z.strictObject({ kind: z.literal('steps'), title: blockTitle, steps: blockItems }),
  z.strictObject({ kind: z.literal('tiplist'), title: blockTitle, tips: blockItems }),
  z.strictObject({
    kind: z.literal('links'),
    title: blockTitle,
    links: z
      .array(z.strictObject({ label: singleLineText({ max: limits.title }), url: linkUrl }))
      .min(1)
      .max(limits.blockItems),
  }),
  z.strictObject({
    kind: z.literal('download'),
    label: blockTitle,
    filename: z
      .string()
      .min(1, { abort: true })
      .regex(/^\w[\w.-]{0,80}\.(txt|md|csv)$/, 'Expected a name such as my-week.txt'),
    contents: multilineText({ max: limits.blockText }),
  }),
  z.strictObject({
    kind: z.literal('drawing'),
    name: drawingName,
    caption: singleLineText({ max: limits.blockItem }),
  }),
])

/** A resource before it is published. The server derives its plain text and reading time from the blocks. */
export const resourceDraft = z.strictObject({
  title: singleLineText({ max: limits.title }),
  description: multilineText({ max: limits.description }),
  pillar,
  type: resourceType,
  blocks: z.array(blockDraft).min(1, 'Add at least one block.').max(limits.blocks),
  sources: sourceList.optional().describe('None by default'),
})
export type ResourceDraft = z.output<typeof resourceDraft>

/** A discussion that the site itself starts. */
export const discussionDraft = postForm
export type DiscussionDraft = z.output<typeof discussionDraft>

export const contentCounts = z.object({
  challenges: z.int(),
  resources: z.int(),
  forumPosts: z.int(),
})
export type ContentCounts = z.infer<typeof contentCounts>

const headers = z.object({ ...idempotencyKey, ...prefer })
const draft = z
  .boolean()
  .optional()
  .describe('Create drafts for an admin to review. The answer is then 202 with the generation, even without Prefer.')

/** An idea for a challenge, and what the admin wants it to have. */
export const ideaFields = {
  rawText: multilineText({ max: limits.idea }),
  suggestedPillar: optionalChoice(pillarKeys).nullable().describe('Null or empty for none'),
  suggestedDuration: z
    .union([z.int().min(challengeDuration.min).max(challengeDuration.max), z.literal('')])
    .nullable()
    .optional()
    .describe('Days; null or empty for none'),
}

export const ingestChallenge = endpoint({
  method: 'POST',
  path: '/api/challenges/ingest',
  access: 'admin',
  openToEveryone: true,
  summary: 'Create a challenge from an idea',
  description:
    'Without an AI model, the library’s challenge is created if the idea asks for exactly that. Answers 200 with the existing challenge if it is already on the site.',
  headers,
  body: z.strictObject({ ...ideaFields, draft }),
  status: 201,
  reply: challengeDetail,
  otherReplies: { 200: challengeDetail, 202: generationDetail },
  errors: ['content-refused', 'nothing-fits', 'writer-failed'],
})

export const generateChallenges = endpoint({
  method: 'POST',
  path: '/api/challenges/generate',
  access: 'admin',
  openToEveryone: true,
  summary: 'Create several challenges on a topic',
  headers,
  body: z.strictObject({
    topic: singleLineText({ max: limits.topic }),
    count: z.literal([...generateCounts]),
    draft,
  }),
  reply: z.object({
    count: z
      .int()
      .describe(
        'Challenges created; fewer than requested when the library has nothing left or the model failed midway',
      ),
  }),
  otherReplies: { 202: generationDetail },
  errors: ['content-refused', 'nothing-fits', 'writer-failed'],
})

const partialResult =
  'Returns what was created. It is less than the full number when the library has nothing left or the model failed midway; the generation has the reason.'

export const populatePillar = endpoint({
  method: 'POST',
  path: '/api/content/populate-pillar',
  access: 'admin',
  openToEveryone: true,
  summary: 'Create challenges, resources and discussions for one pillar',
  description: partialResult,
  headers,
  body: z.strictObject({ pillar, draft }),
  reply: contentCounts,
  otherReplies: { 202: generationDetail },
  errors: ['writer-failed'],
})

export const populateAll = endpoint({
  method: 'POST',
  path: '/api/content/populate-all',
  access: 'admin',
  openToEveryone: true,
  summary: 'Create challenges, resources and discussions for every pillar',
  description: partialResult,
  headers,
  body: z.strictObject({ draft }),
  reply: contentCounts,
  otherReplies: { 202: generationDetail },
  errors: ['writer-failed'],
})
