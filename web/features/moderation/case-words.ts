import type { ModerationCase } from '#contract/moderation.ts'
import { stripMarkdown } from '#contract/strip-markdown.ts'
import { isolate } from '#web/ui/isolate.ts'
import { capitalize, nameItem } from './item.ts'
import { reasonLabels } from './reasons.ts'

/** Name a case in a list, such as "Reply by sam". */
export function nameCase({ type, item }: ModerationCase): string {
  const name = item.author ? isolate(item.author.username) : 'a former member'
  if (type === 'appeal') return `Appeal by ${name}`
  return item.kind === 'member' ? `Member ${name}` : `${capitalize(nameItem(item.kind, item.crew))} by ${name}`
}

export function describeReports({ reports, reasons }: ModerationCase): string {
  const count = reports === 1 ? '1 report' : `${reports} reports`
  return `${count}: ${reasons.map((reason) => reasonLabels[reason]).join(', ')}`
}

/** Describe in a few words what was reported. */
export function previewItem({ item: { kind, title, content } }: ModerationCase): string {
  const text = stripMarkdown(content ?? '', { maxLength: 160 })
  return kind === 'discussion' ? (title ?? text) : text || (title ?? '')
}

export const outcomeLabels: Record<string, string> = {
  keep: 'Kept',
  hide: 'Hidden',
  remove: 'Removed',
  restore: 'Restored',
  upheld: 'Upheld',
  reversed: 'Reversed',
}
