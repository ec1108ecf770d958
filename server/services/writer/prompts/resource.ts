import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { pillarLabels } from '#contract/pillars.ts'
import type { Block, ResourceType } from '#contract/resources.ts'
import { furtherReading } from '../further-reading.ts'
import type { ItemSpec } from '../writer.ts'
import { formatExistingTitles, type Prompt } from './prompt.ts'
import { styleGuide } from './style-guide.ts'

/** Increment it with every change to this prompt. */
const promptVersion = 3

/** Models can't write drawings, which come with the app. */
type WrittenKind = Exclude<Block['kind'], 'drawing'>
type ResourceShape = { type: ResourceType; kinds: WrittenKind[] }

/** Any four resources in a row have different types and together use every kind of block that models write. */
const resourceShapes: [ResourceShape, ResourceShape, ResourceShape, ResourceShape] = [
  { type: 'article', kinds: ['intro', 'tiplist', 'links'] },
  { type: 'guide', kinds: ['intro', 'steps', 'tiplist'] },
  { type: 'exercise', kinds: ['intro', 'steps', 'checklist'] },
  { type: 'worksheet', kinds: ['intro', 'checklist', 'download'] },
]

export function getResourceShape(number: number): ResourceShape {
  return resourceShapes[number % resourceShapes.length] ?? resourceShapes[0]
}

const blockFormats: Record<WrittenKind, string> = {
  intro: `{ "kind": "intro", "markdown": 250 to 600 words of Markdown in several paragraphs, with ## headings }`,
  checklist: `{ "kind": "checklist", "title": string, "items": 5 to 9 strings, each something to tick off }`,
  steps: `{ "kind": "steps", "title": string, "steps": 4 to 8 strings, each 1 to 3 sentences, without leading numbers }`,
  tiplist: `{ "kind": "tiplist", "title": string, "tips": 4 to 7 strings, each 1 to 2 sentences }`,
  links: `{ "kind": "links", "title": string, "links": [ { "label": string, "url": string } ] } with 2 or 3 from the list below, copied exactly`,
  download: `{ "kind": "download", "label": string, "filename": "something.txt", "contents": a page of plain text to print and fill in, with lines of underscores to write on }`,
}

const blockAnswers = {
  intro: z.strictObject({ kind: z.literal('intro'), markdown: z.string() }),
  checklist: z.strictObject({ kind: z.literal('checklist'), title: z.string(), items: z.array(z.string()) }),
  steps: z.strictObject({ kind: z.literal('steps'), title: z.string(), steps: z.array(z.string()) }),
  tiplist: z.strictObject({ kind: z.literal('tiplist'), title: z.string(), tips: z.array(z.string()) }),
  links: z.strictObject({
    kind: z.literal('links'),
    title: z.string(),
    links: z.array(z.strictObject({ label: z.string(), url: z.string() })),
  }),
  download: z.strictObject({
    kind: z.literal('download'),
    label: z.string(),
    filename: z.string(),
    contents: z.string(),
  }),
} satisfies Record<WrittenKind, z.ZodType>

function buildAnswerSchema(kinds: WrittenKind[]): z.ZodType {
  // A discriminated union would become `oneOf`, which OpenAI rejects.
  const block = z.union(kinds.map((kind) => blockAnswers[kind]))
  return z.strictObject({ title: z.string(), description: z.string(), blocks: z.array(block) })
}

export function buildResourcePrompt(
  { pillar, number }: Extract<ItemSpec, { task: 'shelf' }>,
  titles: string[],
): Prompt {
  const { type, kinds } = getResourceShape(number)
  const instructions = `${styleGuide}

You write one resource: something to read in three to six minutes and to use the same day.

The object has exactly these keys:
{
  "title": string, 3 to 9 words, at most ${limits.title} characters,
  "description": string, 1 or 2 sentences, at most 300 characters,
  "blocks": [
    ${kinds.map((kind) => blockFormats[kind]).join(',\n    ')}
  ]
}
Answer one question well: what is going on, what to do about it, what usually goes wrong, and how to tell that it works.`
  const allowedUrls = kinds.includes('links')
    ? `\n\nURLs you may use:\n${furtherReading[pillar].map(({ label, url }) => `- ${label}: ${url}`).join('\n')}`
    : ''
  const input = `Resource ${number + 1} of several, of type ${type}.\nPillar: ${pillar} (${pillarLabels[pillar]})\nBlocks, in this order: ${kinds.join(', ')}${allowedUrls}${formatExistingTitles(titles)}`
  return { source: `resource ${promptVersion}`, instructions, input, answer: buildAnswerSchema(kinds), maxTokens: 6000 }
}
