import type { DrawingName } from '#contract/drawings.ts'
import type { Block } from '#contract/resources.ts'

/** Kinds that admins can add. Drawings come with the library; admins can edit only their captions. */
export type NewBlockKind = Exclude<Block['kind'], 'drawing'>

/** A block as form fields; `text` has one line per entry. */
export type BlockFields = { heading: string; text: string; filename: string } & (
  | { kind: NewBlockKind }
  | { kind: 'drawing'; drawing: DrawingName }
)

export const blockNames: Record<Block['kind'], string> = {
  intro: 'Text',
  checklist: 'Checklist',
  steps: 'Steps',
  tiplist: 'Tips',
  links: 'Links',
  download: 'Download',
  drawing: 'Drawing',
}

export const blockHints: Record<Exclude<Block['kind'], 'intro'>, string> = {
  checklist: 'One item per line',
  steps: 'One step per line',
  tiplist: 'One tip per line',
  links: 'One link per line, as name | address. For example: WHO | https://www.who.int',
  download: 'The text of the file',
  drawing: 'One sentence under the drawing',
}

/** Return the name of a block for headings, such as "Steps" or "Drawing: urge wave". */
export function describeBlock(block: { kind: NewBlockKind } | { kind: 'drawing'; drawing: DrawingName }): string {
  const name = blockNames[block.kind]
  return block.kind === 'drawing' ? `${name}: ${block.drawing.replaceAll('-', ' ')}` : name
}

export function blockToFields(block: Block): BlockFields {
  switch (block.kind) {
    case 'intro':
      return { kind: block.kind, heading: '', text: block.markdown, filename: '' }
    case 'checklist':
      return { kind: block.kind, heading: block.title, text: block.items.join('\n'), filename: '' }
    case 'steps':
      return { kind: block.kind, heading: block.title, text: block.steps.join('\n'), filename: '' }
    case 'tiplist':
      return { kind: block.kind, heading: block.title, text: block.tips.join('\n'), filename: '' }
    case 'links':
      return {
        kind: block.kind,
        heading: block.title,
        text: block.links.map(({ label, url }) => `${label} | ${url}`).join('\n'),
        filename: '',
      }
    case 'download':
      return { kind: block.kind, heading: block.label, text: block.contents, filename: block.filename }
    case 'drawing':
      return { kind: block.kind, drawing: block.name, heading: '', text: block.caption, filename: '' }
  }
}

export function fieldsToBlock(fields: BlockFields): Block {
  const { heading, text, filename } = fields
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  switch (fields.kind) {
    case 'intro':
      return { kind: fields.kind, markdown: text }
    case 'checklist':
      return { kind: fields.kind, title: heading, items: lines }
    case 'steps':
      return { kind: fields.kind, title: heading, steps: lines }
    case 'tiplist':
      return { kind: fields.kind, title: heading, tips: lines }
    case 'links':
      return { kind: fields.kind, title: heading, links: lines.map(parseLink) }
    case 'download':
      return { kind: fields.kind, label: heading, filename, contents: text }
    case 'drawing':
      return { kind: fields.kind, name: fields.drawing, caption: text }
  }
}

/** Return the form field that holds a key of a block. */
export function getBlockField(key: PropertyKey | undefined): 'heading' | 'filename' | 'text' {
  if (key === 'title' || key === 'label') return 'heading'
  return key === 'filename' ? key : 'text'
}

function parseLink(line: string): { label: string; url: string } {
  const separator = line.lastIndexOf('|')
  const url = line.slice(separator + 1).trim()
  return { label: separator < 0 ? url : line.slice(0, separator).trim(), url }
}
