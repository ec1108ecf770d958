import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { pillarLabels, type Pillar } from '#contract/pillars.ts'
import type { Block, ResourceType } from '#contract/resources.ts'
import { furtherReading } from '../further-reading.ts'
import type { ItemSpec } from '../writer.ts'
import { boundedText, formatExistingTitles, type Prompt } from './prompt.ts'
import { styleGuide } from './style-guide.ts'

/** Increment it with every change to this prompt. */
const promptVersion = 4

/** Models can't write drawings, which come with the app. */
export type WrittenKind = Exclude<Block['kind'], 'drawing'>
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
  intro: `"intro": { "markdown": 250 to 600 words of Markdown in several paragraphs, with ## headings }`,
  checklist: `"checklist": { "title": string, "items": 5 to 9 strings, each something to tick off }`,
  steps: `"steps": { "title": string, "steps": 4 to 8 strings, each 1 to 3 sentences, without leading numbers }`,
  tiplist: `"tiplist": { "title": string, "tips": 4 to 7 strings, each 1 to 2 sentences }`,
  links: `"links": { "title": string, "links": [ { "label": string, "url": string } ] } with 2 or 3 from the list below, copied exactly`,
  download: `"download": { "label": string, "filename": "something.txt", "contents": a page of plain text to print and fill in, with lines of underscores to write on }`,
}

/** Characters. A shorter text would be too short to be useful. */
export const minIntroLength = 700

const blockTitle = boundedText(limits.title)
const blockItems = z.array(boundedText(limits.blockItem)).min(1).max(limits.blockItems)

function buildAnswerSchema({ kinds, pillar }: { kinds: WrittenKind[]; pillar: Pillar }): z.ZodType {
  const blockAnswers = {
    intro: z.strictObject({ markdown: boundedText(limits.blockText, minIntroLength) }),
    checklist: z.strictObject({ title: blockTitle, items: blockItems }),
    steps: z.strictObject({ title: blockTitle, steps: blockItems }),
    tiplist: z.strictObject({ title: blockTitle, tips: blockItems }),
    links: z.strictObject({
      title: blockTitle,
      links: z
        .array(z.strictObject({ label: blockTitle, url: z.enum(furtherReading[pillar].map(({ url }) => url)) }))
        .min(1)
        .max(3),
    }),
    download: z.strictObject({ label: blockTitle, filename: blockTitle, contents: boundedText(limits.blockText) }),
  } satisfies Record<WrittenKind, z.ZodType>
  return z.strictObject({
    title: boundedText(limits.title),
    description: boundedText(limits.description),
    // One property for each kind, because a list of a union could leave kinds out.
    blocks: z.strictObject(Object.fromEntries(kinds.map((kind) => [kind, blockAnswers[kind]]))),
  })
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
  "blocks": {
    ${kinds.map((kind) => blockFormats[kind]).join(',\n    ')}
  }
}
Answer one question well: what is going on, what to do about it, what usually goes wrong, and how to tell that it works.`
  const allowedUrls = kinds.includes('links')
    ? `\n\nURLs you may use:\n${furtherReading[pillar].map(({ label, url }) => `- ${label}: ${url}`).join('\n')}`
    : ''
  const input = `Resource ${number + 1} of several, of type ${type}.\nPillar: ${pillar} (${pillarLabels[pillar]})\nBlocks, in this order: ${kinds.join(', ')}${allowedUrls}${formatExistingTitles(titles)}`
  return {
    source: `resource ${promptVersion}`,
    instructions,
    input,
    answer: buildAnswerSchema({ kinds, pillar }),
    maxTokens: 6000,
  }
}
