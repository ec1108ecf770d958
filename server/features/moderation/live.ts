import type { User } from '#contract/account-fields.ts'
import { firstIdAt } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { publish, type Publication } from '../../events.ts'
import { countOpenCases, listRevisionsAfter } from './case-queries.ts'
import { createViewer } from './staff.ts'

/** Sends the number of open cases to the staff who are connected. Call it after the transaction. */
export function publishCases(database: Database): void {
  publish(database, openCasesOf(database))
}

/** What a stream of staff starts with. */
export function openCasesOf(database: Database): Publication {
  return {
    key: 'cases',
    isFor: (_user, role) => role !== 'member',
    read: async (user) => ({ type: 'cases', open: await countCases(database, user) }),
  }
}

/** Streams end when the role changes, so a reader who is no admin is a moderator. */
async function countCases(database: Database, { id, role }: User): Promise<number> {
  return countOpenCases(database, await createViewer(database, id, role === 'admin' ? 'admin' : 'moderator'))
}

/** Tolerates clock differences between processes, and transactions that take long. */
const lookBackMs = 30_000

/**
 * Watches for changes by other processes, on PostgreSQL.
 * @returns a function that publishes the number of open cases if one has changed since its last call
 */
export function watchCases({ database }: Pick<Dependencies, 'database'>): () => Promise<void> {
  let lastRevisions = new Set<string>()
  return async () => {
    const rows = await listRevisionsAfter(database, firstIdAt(Date.now() - lookBackMs))
    if (rows.some(({ revision }) => !lastRevisions.has(revision))) publishCases(database)
    lastRevisions = new Set(rows.map(({ revision }) => revision))
  }
}
