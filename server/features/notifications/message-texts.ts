import type { ActorsRow } from './queries.ts'

/** "Sam and 2 others" */
export function formatActors(actors: Pick<ActorsRow, 'username' | 'total'> | undefined): string {
  if (!actors) return 'A former member'
  const others = actors.total - 1
  if (others === 0) return actors.username
  return `${actors.username} and ${others === 1 ? 'another member' : `${others} others`}`
}

/** Quotes a title on one line, so that it can be part of a sentence or a subject. */
export function quoteTitle(title: string): string {
  return `“${toTitle(title)}”`
}

const maxTitleLength = 80

/** Returns a title, or the start of a text, on one line. */
export function toTitle(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const characters = [...line]
  return characters.length > maxTitleLength ? `${characters.slice(0, maxTitleLength - 1).join('')}…` : line
}
