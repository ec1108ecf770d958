import type { Pillar } from '#contract/pillars.ts'
import { generateId } from '../../database/ids.ts'
import { readSiteName } from '../../database/site-branding.ts'
import type { Database } from '../../database/tables.ts'
import { toPostRow, type PostForm } from './discussions.ts'
import { findPostById, insertPost } from './queries.ts'
import {
  selectStarterIds,
  selectStarterTitles,
  updateStarter,
  updateStarterNames,
  deleteUnansweredStarter,
} from './starter-queries.ts'

/** Starts a discussion in the name of the site. @returns its id */
export async function addStarter(
  tx: Database,
  form: { pillar: Pillar; title: string; content: string },
  now: Date,
): Promise<string> {
  const post = toPostRow(form, {
    id: generateId(),
    userId: null,
    username: await readSiteName(tx),
    now,
  })
  await insertPost(tx, post)
  return post.id
}

export function editStarter(tx: Database, id: string, form: PostForm, now: Date): Promise<boolean> {
  return updateStarter(tx, { id, change: { ...form, edited_at: now.toISOString() }, includeAnswered: true })
}

/** Replaces a starter discussion if it has no replies. @returns whether it was replaced */
export function replaceStarter(tx: Database, id: string, form: PostForm, now: Date): Promise<boolean> {
  return updateStarter(tx, { id, change: { ...form, edited_at: now.toISOString() }, includeAnswered: false })
}

/** Replaces a starter discussion with its corrected text, which does not count as an edit. @returns whether it changed */
export function correctStarter(
  tx: Database,
  id: string,
  form: PostForm,
  options: { includeAnswered: boolean },
): Promise<boolean> {
  return updateStarter(tx, { id, change: form, ...options })
}

export async function listStarterIds(database: Database): Promise<string[]> {
  return selectStarterIds(database, await readSiteName(database))
}

/** Removes a starter discussion if it has no replies. @returns whether it was removed */
export function removeStarter(tx: Database, id: string): Promise<boolean> {
  return deleteUnansweredStarter(tx, id)
}

export function findDiscussion(database: Database, id: string): ReturnType<typeof findPostById> {
  return findPostById(database, id)
}

/** Lists the titles of starter discussions, oldest first. Members' discussions are never sent to a model. */
export async function listStarterTitles(database: Database): Promise<{ title: string; pillar: Pillar }[]> {
  return selectStarterTitles(database, await readSiteName(database))
}

/** Gives the starter discussions the new name of the site. */
export function renameCommunity(tx: Database, names: { from: string; to: string }): Promise<void> {
  return updateStarterNames(tx, names)
}
