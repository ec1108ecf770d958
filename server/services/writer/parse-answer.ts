import type { z } from 'zod'
import { challengeDraft, discussionDraft, resourceDraft } from '#contract/generation.ts'
import { furtherReading } from './further-reading.ts'
import { findMissingParts, maxPartLength, type ClaimedPart } from './idea-parts.ts'
import { maxPartDays, maxParts, refusedTitle } from './prompts/challenge.ts'
import { getResourceShape, minIntroLength, type WrittenKind } from './prompts/resource.ts'
import { addMedicalNote, checkContent, checkIdea } from './safety/check.ts'
import { isAllowedUrl, toPlainLine, sanitizeMarkdown } from './sanitize-markdown.ts'
import { addStarterNote } from './starter-note.ts'
import { findSimilarTitle, normalizeTitle } from './title-similarity.ts'
import type { ItemSpec, ContentItem } from './writer.ts'

export type ParseResult = { item: ContentItem; leftOut: string[] } | { problem: string } | { refused: true }

type JsonObject = Record<string, unknown>

/** Extracts the item from a model's answer, sanitizes and validates it and rejects titles that already exist. */
export function parseAnswer(text: string, spec: ItemSpec, titles: string[]): ParseResult {
  const object = extractJsonObject(text)
  if (!object) return { problem: 'it is not one JSON object' }
  if (spec.task !== 'shelf' && isRefusal(object)) return { refused: true }
  const fields = sanitizeFields(object)
  const result = parseContentItem(fields, spec)
  if ('problem' in result) return result
  const { refusal, note } = checkContent(result.item)
  if (refusal)
    return { problem: `it can hurt someone (${refusal.reason}): write about the healthy need behind it instead` }
  const { draft } = result.item
  const duplicate =
    spec.task === 'idea'
      ? titles.find((title) => normalizeTitle(title) === normalizeTitle(draft.title))
      : findSimilarTitle(draft.title, titles)
  if (duplicate)
    return {
      problem: `the title "${draft.title}" is too close to "${duplicate}", which already exists: ${spec.task === 'idea' ? 'choose another title' : 'write about something else'}`,
    }
  const wish = spec.task === 'idea' ? spec.idea : spec.task === 'topic' ? spec.topic : ''
  return {
    item: addMedicalNote(result.item, checkIdea(wish).note ?? note),
    leftOut: spec.task === 'idea' ? listLeftOut(result.item, spec.idea, fields.parts) : [],
  }
}

function listLeftOut(item: ContentItem, idea: string, parts: unknown): string[] {
  return item.kind === 'challenge' ? findMissingParts(idea, parseParts(parts), item.draft.plan ?? []) : []
}

function parseParts(parts: unknown): ClaimedPart[] {
  if (!Array.isArray(parts)) return []
  return parts
    .filter(isJsonObject)
    .slice(0, maxParts)
    .flatMap(({ part, days }) => {
      const line = normalizeLine(part)
      if (typeof line !== 'string' || line === '') return []
      const numbers = Array.isArray(days) ? days.filter((day) => Number.isInteger(day)).slice(0, maxPartDays) : []
      return [{ part: line.slice(0, maxPartLength), days: numbers }]
    })
}

/** Characters, from the end. A whole resource has fewer than 20,000; the rest of a longer answer is thinking. */
const maxAnswerLength = 100_000

/** Extracts the JSON object from an answer, ignoring thinking, code fences and other text. */
export function extractJsonObject(text: string): JsonObject | null {
  const answerText = removeThinking(text.slice(-maxAnswerLength))
  const start = answerText.indexOf('{')
  const end = answerText.lastIndexOf('}')
  if (start < 0 || end < start) return null
  try {
    const value: unknown = JSON.parse(answerText.slice(start, end + 1))
    return isJsonObject(value) ? value : null
  } catch {
    return null
  }
}

/**
 * Removes everything between thinking tags, in one pass, so that the time stays linear in the length of the text.
 * Servers may omit the opening tag, so an unmatched closing tag ends thinking that began with the text.
 */
function removeThinking(text: string): string {
  let answer = ''
  let answerStart = 0
  let thinkingStart: number | null = null
  for (const { index, 0: tag } of text.matchAll(/<\/?think(?:ing)?>/gi)) {
    if (!tag.startsWith('</')) {
      thinkingStart ??= index
      continue
    }
    answer = thinkingStart === null ? '' : answer + text.slice(answerStart, thinkingStart)
    answerStart = index + tag.length
    thinkingStart = null
  }
  return answer + text.slice(answerStart)
}

function isRefusal({ title }: JsonObject): boolean {
  return typeof title === 'string' && normalizeTitle(title) === normalizeTitle(refusedTitle)
}

function parseContentItem(fields: JsonObject, spec: ItemSpec): { item: ContentItem } | { problem: string } {
  switch (spec.kind) {
    case 'challenge': {
      const { title, description, difficulty } = fields
      const duration = spec.task === 'idea' ? (spec.duration ?? fields.duration) : fields.duration
      const pillar = spec.task === 'topic' ? fields.pillar : (spec.pillar ?? fields.pillar)
      const result = validateDraft(challengeDraft, {
        title: normalizeLine(title),
        description,
        pillar,
        duration,
        difficulty,
        plan: normalizePlan(fields.plan, duration),
      })
      if ('problem' in result) return result
      return { item: { kind: 'challenge', draft: result.draft } }
    }
    case 'resource': {
      const { type, kinds } = getResourceShape(spec.number)
      const written = isJsonObject(fields.blocks) ? fields.blocks : {}
      const missing = kinds.filter((kind) => !isJsonObject(written[kind]))
      if (missing.length > 0) return { problem: `blocks: ${missing.join(', ')} missing` }
      const blocks = kinds.map((kind) => normalizeBlock(kind, written[kind], spec))
      const result = validateDraft(resourceDraft, {
        title: normalizeLine(fields.title),
        description: normalizeLine(fields.description),
        pillar: spec.pillar,
        type,
        blocks,
      })
      if ('problem' in result) return result
      const intro = result.draft.blocks.find((block) => block.kind === 'intro')
      if (intro && intro.markdown.length < minIntroLength)
        return { problem: 'the intro is too short to be useful: write 250 to 600 words' }
      return { item: { kind: 'resource', draft: result.draft } }
    }
    case 'discussion': {
      const content = typeof fields.content === 'string' ? addStarterNote(fields.content) : fields.content
      const result = validateDraft(discussionDraft, {
        title: normalizeLine(fields.title),
        content,
        pillar: spec.pillar,
      })
      return 'problem' in result ? result : { item: { kind: 'discussion', draft: result.draft } }
    }
  }
}

function validateDraft<T>(schema: z.ZodType<T>, value: unknown): { draft: T } | { problem: string } {
  const result = schema.safeParse(value)
  if (result.success) return { draft: result.data }
  return {
    problem: result.error.issues
      .slice(0, 5)
      .map(({ path, message }) => `${path.join('.')}: ${message}`)
      .join('; '),
  }
}

/** Moves the steps so that they cover every day, because models count days badly. */
function normalizePlan(plan: unknown, duration: unknown): unknown {
  if (!Array.isArray(plan) || typeof duration !== 'number') return plan
  let day = 0
  const steps = plan.filter(isJsonObject).slice(0, Math.max(1, duration))
  return steps.map(({ to, title, done, action, details }, index, { length }) => {
    const from = day + 1
    // Leaves at least one day for each of the steps that follow.
    const last = duration - (length - 1 - index)
    day =
      index === length - 1 ? duration : Math.min(last, Math.max(from, typeof to === 'number' ? Math.round(to) : from))
    return { from, to: day, title: normalizeLine(title), done: normalizeLine(done), action, details }
  })
}

/** Keeps only the known fields of a block, and links to allowed hosts or else our recommended links. */
function normalizeBlock(
  kind: WrittenKind,
  written: unknown,
  { pillar }: { pillar: keyof typeof furtherReading },
): JsonObject {
  const block = isJsonObject(written) ? written : {}
  const title = normalizeLine(block.title)
  switch (kind) {
    case 'intro':
      return { kind, markdown: block.markdown }
    case 'checklist':
      return { kind, title, items: block.items }
    case 'steps':
      return { kind, title, steps: block.steps }
    case 'tiplist':
      return { kind, title, tips: block.tips }
    case 'links': {
      const rawLinks = Array.isArray(block.links) ? block.links.filter(isJsonObject) : []
      const links = rawLinks.flatMap(({ label: name, url }) =>
        typeof url === 'string' && isAllowedUrl(url.trim()) ? [{ label: normalizeLine(name), url: url.trim() }] : [],
      )
      return { kind, title, links: links.length > 0 ? links : furtherReading[pillar] }
    }
    case 'download':
      return {
        kind,
        label: normalizeLine(block.label),
        filename: toFileName(block.filename),
        contents: block.contents,
      }
  }
}

function toFileName(name: unknown): string {
  const slug =
    typeof name === 'string'
      ? name
          .toLowerCase()
          .replace(/\.[a-z0-9]*$/, '')
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-+|-+$/g, '')
          .slice(0, 60)
      : ''
  return `${slug || 'worksheet'}.txt`
}

const maxDepth = 8

/** Characters. More than any field allows, so that truncated texts are still rejected by the contract. */
const maxTextLength = 20_000

/** Sanitizes every text except URLs, which normalizeBlocks checks. */
function sanitizeFields(fields: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, sanitizeValue(value, key, 1)]))
}

function sanitizeValue(value: unknown, key: string, depth: number): unknown {
  if (depth > maxDepth) return null
  if (typeof value === 'string') return key === 'url' ? value : sanitizeMarkdown(value.slice(0, maxTextLength))
  if (Array.isArray(value)) return value.slice(0, 200).map((item) => sanitizeValue(item, key, depth + 1))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, sanitizeValue(item, name, depth + 1)]))
}

function normalizeLine(value: unknown): unknown {
  return typeof value === 'string' ? toPlainLine(value) : value
}

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
