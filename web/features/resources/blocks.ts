import type { Block } from '#contract/resources.ts'

/** A block and its place in the stored list: the ticks of a checklist are kept by it. */
type PlacedBlock = { at: number; block: Block }

export type Reading = {
  /** What can be shown, in order. Empty: the plain content takes their place. */
  blocks: PlacedBlock[]
  /** What to tell the reader, in the specification's words; null when all is well. */
  problem: string | null
}

export const problems = {
  partial: 'Some content could not be loaded properly.',
  notAList: 'Invalid content format.',
  unparsable: 'Failed to parse content.',
} as const

/** Reads the blocks of a resource as they cross the wire, as JSON text. Never throws: what is not a block is left out and said. */
export function readBlocks(text: string | null): Reading {
  if (!text?.trim()) return { blocks: [], problem: null }
  const parsed = parse(text)
  if (!parsed) return { blocks: [], problem: problems.unparsable }
  if (!Array.isArray(parsed.value)) return { blocks: [], problem: problems.notAList }
  const list: unknown[] = parsed.value
  const valid = list.flatMap((block, at) => (isBlock(block) ? [{ at, block: withSafeLinks(block) }] : []))
  return {
    blocks: valid.filter(({ block }) => saysSomething(block)),
    problem: valid.length < list.length ? problems.partial : null,
  }
}

/** Whether a value is a block of the contract. */
export function isBlock(value: unknown): value is Block {
  if (!isRecord(value)) return false
  switch (value.kind) {
    case 'intro':
      return isText(value.markdown)
    case 'checklist':
      return isText(value.title) && isListOf(value.items, isText)
    case 'steps':
      return isText(value.title) && isListOf(value.steps, isText)
    case 'tiplist':
      return isText(value.title) && isListOf(value.tips, isText)
    case 'links':
      return isText(value.title) && isListOf(value.links, isLink)
    case 'download':
      return isText(value.label) && isText(value.filename) && isText(value.contents)
    default:
      return false
  }
}

/** The address as the browser will open it, or null where it leads anywhere but to a website or a mailbox. */
export function safeAddress(url: string): string | null {
  // As a browser reads it: tabs and line ends inside a scheme are skipped, so they must not hide one.
  if (!URL.canParse(url)) return null
  const { protocol, href } = new URL(url)
  return ['http:', 'https:', 'mailto:'].includes(protocol) ? href : null
}

/** What stands in the file name a browser is given: no folders, nothing hidden, nothing that runs when it is opened. */
export function safeFileName(name: string): string {
  const last = name.normalize('NFC').replaceAll('\\', '/').split('/').at(-1) ?? ''
  const plain = [...last.replace(/[\p{C}<>:"|?*%]/gu, '').replace(/^[\s.~-]+/, '')]
    .slice(0, 100)
    .join('')
    .replace(/[\s.]+$/, '')
  if (!plain) return 'download.txt'
  return /[^.]\.(txt|md|csv|ics|json)$/i.test(plain) ? plain : `${plain}.txt`
}

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

function withSafeLinks(block: Block): Block {
  if (block.kind !== 'links') return block
  return { ...block, links: block.links.filter(({ url }) => safeAddress(url) !== null) }
}

/** A heading over an empty list tells a reader nothing. */
function saysSomething(block: Block): boolean {
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
      return true
  }
}

function isLink(value: unknown): boolean {
  return isRecord(value) && isText(value.label) && isText(value.url)
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
