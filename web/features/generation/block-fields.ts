import type { Block } from '#contract/resources.ts'

/** A block as form fields; `text` has one line per entry. */
type BlockFields = { kind: Block['kind']; heading: string; text: string; filename: string }

export const blockNames: Record<Block['kind'], string> = {
  intro: 'Text',
  checklist: 'Checklist',
  steps: 'Steps',
  tiplist: 'Tips',
  links: 'Links',
  download: 'Download',
}

export const blockHints: Record<Block['kind'], string> = {
  intro: 'Markdown',
  checklist: 'One item per line',
  steps: 'One step per line',
  tiplist: 'One tip per line',
  links: 'One link per line, as name | address. For example: WHO | https://www.who.int',
  download: 'The text of the file',
}

export function blockToFields(block: Block): BlockFields {
  const { kind } = block
  switch (block.kind) {
    case 'intro':
      return { kind, heading: '', text: block.markdown, filename: '' }
    case 'checklist':
      return { kind, heading: block.title, text: block.items.join('\n'), filename: '' }
    case 'steps':
      return { kind, heading: block.title, text: block.steps.join('\n'), filename: '' }
    case 'tiplist':
      return { kind, heading: block.title, text: block.tips.join('\n'), filename: '' }
    case 'links':
      return {
        kind,
        heading: block.title,
        text: block.links.map(({ label, url }) => `${label} | ${url}`).join('\n'),
        filename: '',
      }
    case 'download':
      return { kind, heading: block.label, text: block.contents, filename: block.filename }
  }
}

export function fieldsToBlock({ kind, heading, text, filename }: BlockFields): Block {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  switch (kind) {
    case 'intro':
      return { kind, markdown: text }
    case 'checklist':
      return { kind, title: heading, items: lines }
    case 'steps':
      return { kind, title: heading, steps: lines }
    case 'tiplist':
      return { kind, title: heading, tips: lines }
    case 'links':
      return { kind, title: heading, links: lines.map(parseLink) }
    case 'download':
      return { kind, label: heading, filename, contents: text }
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
