import type { Block } from '#contract/resources.ts'

/** Estimates the reading time in minutes at 200 words a minute, at least one. */
export function estimateReadTime(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / 200))
}

/** Renders blocks as plain text, the fallback when blocks cannot be shown. Download files are left out. */
export function toPlainText(blocks: Block[]): string {
  return blocks.map(blockToText).filter(Boolean).join('\n\n')
}

function blockToText(block: Block): string {
  switch (block.kind) {
    case 'intro':
      return block.markdown
    case 'checklist':
      return joinWithTitle(block.title, block.items)
    case 'steps':
      return joinWithTitle(
        block.title,
        block.steps.map((step, at) => `${at + 1}. ${step}`),
      )
    case 'tiplist':
      return joinWithTitle(block.title, block.tips)
    case 'links':
      return joinWithTitle(
        block.title,
        block.links.map(({ label, url }) => `${label}: ${url}`),
      )
    case 'download':
      return ''
    case 'drawing':
      return block.caption
  }
}

function joinWithTitle(title: string, lines: string[]): string {
  return [title, ...lines].join('\n')
}
