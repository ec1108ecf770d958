import type { z } from 'zod'
import { challengeDraft, discussionDraft, resourceDraft } from '#contract/generation.ts'
import { turnOf } from './composer/safety.ts'
import { furtherReading } from './further-reading.ts'
import { shapeOf } from './prompts/resource.ts'
import { isKnownAddress, plainLine, safeText } from './safe-text.ts'
import { asStarter } from './starter.ts'
import { nearest, normalised } from './titles.ts'
import type { Brief, Piece } from './writer.ts'

/** What became of an answer: a piece, or what is wrong with it in words for the model. */
export type Reading = { piece: Piece } | { problem: string }

type Fields = Record<string, unknown>

/** Reads a model's answer: found in whatever stands around it, cleaned, checked by the contract, and unlike what there is. */
export function readAnswer(text: string, brief: Brief, titles: string[]): Reading {
  const found = objectIn(text)
  if (!found) return { problem: 'it is not one JSON object' }
  const reading = pieceOf(cleaned(found), brief)
  if ('problem' in reading) return reading
  const { draft } = reading.piece
  const twin =
    brief.task === 'idea'
      ? titles.find((title) => normalised(title) === normalised(draft.title))
      : nearest(draft.title, titles)
  if (twin)
    return {
      problem: `the title "${draft.title}" is too close to "${twin}", which exists: ${brief.task === 'idea' ? 'choose another title' : 'write about something else'}`,
    }
  return reading
}

/** The JSON object in an answer: without thoughts, fences and chatter. */
export function objectIn(text: string): Fields | null {
  const spoken = text.replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi, '')
  const start = spoken.indexOf('{')
  const end = spoken.lastIndexOf('}')
  if (start < 0 || end < start) return null
  try {
    const value: unknown = JSON.parse(spoken.slice(start, end + 1))
    return isFields(value) ? value : null
  } catch {
    return null
  }
}

function pieceOf(fields: Fields, brief: Brief): Reading {
  switch (brief.piece) {
    case 'challenge': {
      const { title, description, difficulty } = fields
      const duration = brief.task === 'idea' ? (brief.duration ?? fields.duration) : fields.duration
      const pillar = brief.task === 'topic' ? fields.pillar : (brief.pillar ?? fields.pillar)
      const reading = checked(challengeDraft, {
        title: lineOf(title),
        description,
        pillar,
        duration,
        difficulty,
        plan: mended(fields.plan, duration),
      })
      if ('problem' in reading) return reading
      if (turnOf(JSON.stringify(reading.draft)))
        return { problem: 'it asks for something that can hurt somebody: write about the sound need behind it' }
      return { piece: { kind: 'challenge', draft: reading.draft } }
    }
    case 'resource': {
      const { type, kinds } = shapeOf(brief.number)
      const blocks = blocksOf(fields.blocks, brief)
      const missing = kinds.filter((kind) => !blocks.some((block) => block.kind === kind))
      if (missing.length > 0) return { problem: `blocks: the kinds ${missing.join(', ')} are missing` }
      const reading = checked(resourceDraft, {
        title: lineOf(fields.title),
        description: lineOf(fields.description),
        pillar: brief.pillar,
        type,
        blocks,
      })
      if ('problem' in reading) return reading
      if (wordsIn(reading.draft.blocks) < 120)
        return { problem: 'it is too short to be of use: write 250 to 600 words' }
      return { piece: { kind: 'resource', draft: reading.draft } }
    }
    case 'discussion': {
      const content = typeof fields.content === 'string' ? asStarter(fields.content) : fields.content
      const reading = checked(discussionDraft, { title: lineOf(fields.title), content, pillar: brief.pillar })
      return 'problem' in reading ? reading : { piece: { kind: 'discussion', draft: reading.draft } }
    }
  }
}

function checked<T>(schema: z.ZodType<T>, value: unknown): { draft: T } | { problem: string } {
  const result = schema.safeParse(value)
  if (result.success) return { draft: result.data }
  return {
    problem: result.error.issues
      .slice(0, 5)
      .map(({ path, message }) => `${path.join('.')}: ${message}`)
      .join('; '),
  }
}

/** Models count days badly: steps in the right order are moved so that they cover every day. */
function mended(plan: unknown, duration: unknown): unknown {
  if (!Array.isArray(plan) || typeof duration !== 'number') return plan
  let day = 0
  return plan.filter(isFields).map(({ to, title, action }, at, { length }) => {
    const from = day + 1
    day = at === length - 1 ? duration : Math.max(from, typeof to === 'number' ? Math.round(to) : from)
    return { from, to: day, title: lineOf(title), action }
  })
}

/** Blocks with nothing in them but what their kind has; links to hosts we know, or to what we would have recommended. */
function blocksOf(blocks: unknown, { pillar }: { pillar: keyof typeof furtherReading }): Fields[] {
  if (!Array.isArray(blocks)) return []
  return blocks.filter(isFields).flatMap((block): Fields[] => {
    const { kind, title, label } = block
    switch (kind) {
      case 'intro':
        return [{ kind, markdown: block.markdown }]
      case 'checklist':
        return [{ kind, title: lineOf(title), items: block.items }]
      case 'steps':
        return [{ kind, title: lineOf(title), steps: block.steps }]
      case 'tiplist':
        return [{ kind, title: lineOf(title), tips: block.tips }]
      case 'links': {
        const given = Array.isArray(block.links) ? block.links.filter(isFields) : []
        const links = given.flatMap(({ label: name, url }) =>
          typeof url === 'string' && isKnownAddress(url.trim()) ? [{ label: lineOf(name), url: url.trim() }] : [],
        )
        return [{ kind, title: lineOf(title), links: links.length > 0 ? links : furtherReading[pillar] }]
      }
      case 'download':
        return [{ kind, label: lineOf(label), filename: fileName(block.filename), contents: block.contents }]
      default:
        return []
    }
  })
}

function fileName(name: unknown): string {
  const plain =
    typeof name === 'string'
      ? name
          .toLowerCase()
          .replace(/\.[a-z0-9]*$/, '')
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-+|-+$/g, '')
          .slice(0, 60)
      : ''
  return `${plain || 'worksheet'}.txt`
}

const deepest = 8

/** More than any field may hold: what is longer is refused, and need not be cleaned first. */
const longest = 20_000

/** Every text in a value made safe; addresses are looked at where they stand. */
function cleaned(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, cleanedValue(value, key, 1)]))
}

function cleanedValue(value: unknown, key: string, depth: number): unknown {
  if (depth > deepest) return null
  if (typeof value === 'string') return key === 'url' ? value : safeText(value.slice(0, longest))
  if (Array.isArray(value)) return value.slice(0, 200).map((each) => cleanedValue(each, key, depth + 1))
  if (!isFields(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cleanedValue(each, name, depth + 1)]))
}

function lineOf(value: unknown): unknown {
  return typeof value === 'string' ? plainLine(value) : value
}

function wordsIn(blocks: unknown): number {
  return JSON.stringify(blocks).split(/\s+/).length
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
