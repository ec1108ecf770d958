import type { CommunityActor } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import { findResourceById } from './queries.ts'

/** Finds a resource that someone can open: only admins open a hidden one. @throws not-found */
export async function requireResource(database: Database, { role }: Pick<CommunityActor, 'role'>, id: string) {
  const resource = await findResourceById(database, id)
  if (!resource || (resource.hidden_at !== null && role !== 'admin')) throw refuse('not-found', 'Resource not found.')
  return resource
}
