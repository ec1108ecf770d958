import { drawingNames } from '#contract/drawings.ts'
import type { Block } from '#contract/resources.ts'

/** `index` is the position in the stored list, including invalid blocks. Ticks are stored by it. */
type IndexedBlock = { index: number; block: Block }

export type ParsedBlocks = {
  /** If empty, show the plain content instead. */
  blocks: IndexedBlock[]
  /** The specification's message, or null. */
  problem: string | null
}

export const problems = {
  partial: 'Some content could not be loaded properly.',
  notAnArray: 'Invalid content format.',
  unparsable: 'Failed to parse content.',
} as const

/** Parse a resource's blocks from JSON text. Never throws: skips invalid blocks and reports them in `problem`. */
export function parseBlocks(text: string | null): ParsedBlocks {
  if (!text?.trim()) return { blocks: [], problem: null }
  const parsed = parseJson(text)
  if (!parsed) return { blocks: [], problem: problems.unparsable }
  if (!Array.isArray(parsed.value)) return { blocks: [], problem: problems.notAnArray }
  const list: unknown[] = parsed.value
  const valid = list.flatMap((block, index) => (isBlock(block) ? [{ index, block: removeUnsafeLinks(block) }] : []))
  return {
    blocks: valid.filter(({ block }) => hasContent(block)),
    problem: valid.length < list.length ? problems.partial : null,
  }
}

export function isBlock(value: unknown): value is Block {
  if (!isRecord(value)) return false
  switch (value.kind) {
    case 'intro':
      return isString(value.markdown)
    case 'checklist':
      return isString(value.title) && isArrayOf(value.items, isString)
    case 'steps':
      return isString(value.title) && isArrayOf(value.steps, isString)
    case 'tiplist':
      return isString(value.title) && isArrayOf(value.tips, isString)
    case 'links':
      return isString(value.title) && isArrayOf(value.links, isLink)
    case 'download':
      return isString(value.label) && isString(value.filename) && isString(value.contents)
    case 'drawing':
      return drawingNames.some((name) => name === value.name) && isString(value.caption)
    default:
      return false
  }
}

/** Return the normalized URL, or null unless it is http, https or mailto. */
export function sanitizeUrl(url: string): string | null {
  // Browsers ignore tabs and newlines inside a scheme, so check the parsed URL, not the text.
  if (!URL.canParse(url)) return null
  const { protocol, href } = new URL(url)
  return ['http:', 'https:', 'mailto:'].includes(protocol) ? href : null
}

/** Return a safe download name: no folders, not hidden, and never an executable type. */
export function sanitizeFileName(name: string): string {
  const last = name.normalize('NFC').replaceAll('\\', '/').split('/').at(-1) ?? ''
  const plain = [...last.replace(/[\p{C}<>:"|?*%]/gu, '').replace(/^[\s.~-]+/, '')]
    .slice(0, 100)
    .join('')
    .replace(/[\s.]+$/, '')
  if (!plain) return 'download.txt'
  return /[^.]\.(txt|md|csv|ics|json)$/i.test(plain) ? plain : `${plain}.txt`
}

function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

function removeUnsafeLinks(block: Block): Block {
  if (block.kind !== 'links') return block
  return { ...block, links: block.links.filter(({ url }) => sanitizeUrl(url) !== null) }
}

function hasContent(block: Block): boolean {
  switch (block.kind) {
    case 'intro':
      return block.markdown.trim() !== ''
    case 'checklist':
      return block.items.length > 0
    case 'steps':
      return block.steps.length > 0
    case 'tiplist':
      return block.tips.length > 0
    case 'links':
      return block.links.length > 0
    case 'download':
    case 'drawing':
      return true
  }
}

function isLink(value: unknown): boolean {
  return isRecord(value) && isString(value.label) && isString(value.url)
}

function isArrayOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem)
}

function isString(value: unknown): value is string {
  return typeof value === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
