import type { Pillar } from '#contract/pillars.ts'
import type { Database } from '../../database/tables.ts'
import { toPostRow, type PostForm } from './discussions.ts'
import { insertPost, findPostById, type PostRow } from './queries.ts'
import { selectStarterTitles, updateStarter, deleteUnansweredStarter } from './starter-queries.ts'

/** The name under which the community itself opens discussions. */
export const communityName = 'Seven Pillars'

/** Opens a discussion in the community's own name. @returns its id */
export async function addStarter(
  tx: Database,
  form: { pillar: Pillar; title: string; content: string },
  now: Date,
): Promise<string> {
  const post = toPostRow(form, { userId: null, username: communityName, now, requestId: null })
  await insertPost(tx, post)
  return post.id
}

/** Changes a discussion that the community opened. @returns whether it was there */
export function editStarter(tx: Database, id: string, form: PostForm, now: Date): Promise<boolean> {
  return updateStarter(tx, { id, change: { ...form, edited_at: now.toISOString() }, answeredToo: true })
}

/** Puts another discussion in the place of one that the community opened and nobody has replied to. @returns whether it did */
export function replaceStarter(tx: Database, id: string, form: PostForm, now: Date): Promise<boolean> {
  return updateStarter(tx, { id, change: { ...form, edited_at: now.toISOString() }, answeredToo: false })
}

/** Removes a discussion that the community opened and nobody has replied to. @returns whether it was removed */
export function removeStarter(tx: Database, id: string): Promise<boolean> {
  return deleteUnansweredStarter(tx, id)
}

export function findDiscussion(database: Database, id: string): Promise<PostRow | undefined> {
  return findPostById(database, id)
}

/** The titles of the discussions that the community opened, oldest first. Members' own are nobody else's material. */
export function listStarterTitles(database: Database): Promise<{ title: string; pillar: Pillar }[]> {
  return selectStarterTitles(database, communityName)
}
