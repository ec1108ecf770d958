import type { Pillar } from '#contract/pillars.ts'
import { newId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { insertPost } from './queries.ts'

/** The name under which the community itself opens discussions. */
export const communityName = 'Seven Pillars'

/** Opens a discussion in the community's own name. @returns its id */
export async function openDiscussion(tx: Database, post: { pillar: Pillar; title: string; content: string }, now: Date): Promise<string> {
  const id = newId()
  await insertPost(tx, { ...post, id, userId: null, username: communityName, createdAt: now.toISOString() })
  return id
}
