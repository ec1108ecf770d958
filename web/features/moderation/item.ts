import type { ItemKind } from '#contract/moderation-items.ts'
import type { Pillar } from '#contract/pillars.ts'
import { isolate } from '#web/ui/isolate.ts'

type Person = { id: string; username: string }

/** Something that members can report and moderators can act on. */
export type Item = {
  kind: ItemKind
  id: string
  /** The member, or the author; null for a post of the site and after the account was deleted. */
  author: Person | null
  state: 'visible' | 'hidden' | 'removed'
  /** Staff act on it only in a case. */
  isOfCrew?: boolean
  /** Only of discussions. */
  thread?: { locked: boolean; pinned: boolean; pillar: Pillar }
}

const kindNames: Record<ItemKind, string> = {
  discussion: 'discussion',
  reply: 'reply',
  'social-post': 'post',
  'round-answer': 'answer',
  member: 'member',
}

export function isItemKind(value: string): value is ItemKind {
  return Object.hasOwn(kindNames, value)
}

/** Name an item in a sentence, such as "this reply by sam". */
export function describeItem({ kind, author, isOfCrew = false }: Pick<Item, 'kind' | 'author' | 'isOfCrew'>): string {
  if (kind === 'member') return author ? isolate(author.username) : 'this member'
  return `this ${nameItem(kind, isOfCrew)}${author ? ` by ${isolate(author.username)}` : ''}`
}

/** Name an item in a word: the thread of a crew has posts, not replies. */
export function nameItem(kind: ItemKind, isOfCrew: boolean): string {
  return kind === 'reply' && isOfCrew ? 'post' : kindNames[kind]
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
