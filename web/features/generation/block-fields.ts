import type { Block } from '#contract/resources.ts'

/** A block as it is edited: its heading, and its text with a line for each entry. */
type BlockFields = { kind: Block['kind']; heading: string; text: string; filename: string }

export const blockNames: Record<Block['kind'], string> = {
  intro: 'Text',
  checklist: 'Checklist',
  steps: 'Steps',
  tiplist: 'Tips',
  links: 'Links',
  download: 'Download',
}

/** How the text of each kind is written. */
export const blockHints: Record<Block['kind'], string> = {
  intro: 'Markdown',
  checklist: 'A line for each box',
  steps: 'A line for each step',
  tiplist: 'A line for each tip',
  links: 'A line for each link: its name, a bar, its address. WHO | https://www.who.int',
  download: 'What the file says',
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

function parseLink(line: string): { label: string; url: string } {
  const separator = line.lastIndexOf('|')
  const url = line.slice(separator + 1).trim()
  return { label: separator < 0 ? url : line.slice(0, separator).trim(), url }
}
