import { limits } from '#contract/limits.ts'
import { pillarLabels } from '#contract/pillars.ts'
import type { Block, ResourceType } from '#contract/resources.ts'
import { furtherReading } from '../further-reading.ts'
import type { ItemSpec } from '../writer.ts'
import { formatExistingTitles, type Prompt } from './prompt.ts'
import { styleGuide } from './style-guide.ts'

/** Raise it with every change of the words below. */
const promptVersion = 1

type ResourceShape = { type: ResourceType; kinds: Block['kind'][] }

/** Four resources in a row are of four types, and use every kind of block between them. */
const resourceShapes: [ResourceShape, ResourceShape, ResourceShape, ResourceShape] = [
  { type: 'article', kinds: ['intro', 'tiplist', 'links'] },
  { type: 'guide', kinds: ['intro', 'steps', 'tiplist'] },
  { type: 'exercise', kinds: ['intro', 'steps', 'checklist'] },
  { type: 'worksheet', kinds: ['intro', 'checklist', 'download'] },
]

/** What the resource of this number is to consist of. */
export function getResourceShape(number: number): ResourceShape {
  return resourceShapes[number % resourceShapes.length] ?? resourceShapes[0]
}

const blockFormats: Record<Block['kind'], string> = {
  intro: `{ "kind": "intro", "markdown": 250 to 600 words of Markdown in several paragraphs, with ## headings }`,
  checklist: `{ "kind": "checklist", "title": string, "items": 5 to 9 strings, each something one can tick }`,
  steps: `{ "kind": "steps", "title": string, "steps": 4 to 8 strings, each 1 to 3 sentences, without numbers in front }`,
  tiplist: `{ "kind": "tiplist", "title": string, "tips": 4 to 7 strings, each 1 to 2 sentences }`,
  links: `{ "kind": "links", "title": string, "links": [ { "label": string, "url": string } ] } with 2 or 3 from the list below, exactly as they stand there`,
  download: `{ "kind": "download", "label": string, "filename": "something.txt", "contents": a page of plain text to print and fill in, with lines of underscores to write on }`,
}

/** For one resource of a pillar. */
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
One question, answered well: what is going on, what to do about it, what usually goes wrong, how one knows that it works.`
  const allowedUrls = kinds.includes('links')
    ? `\n\nAddresses that may be used:\n${furtherReading[pillar].map(({ label, url }) => `- ${label}: ${url}`).join('\n')}`
    : ''
  const input = `Resource ${number + 1} of several, of type ${type}.\nPillar: ${pillar} (${pillarLabels[pillar]})\nBlocks, in this order: ${kinds.join(', ')}${allowedUrls}${formatExistingTitles(titles)}`
  return { source: `resource ${promptVersion}`, instructions, input, maxTokens: 6000 }
}
