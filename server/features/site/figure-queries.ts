import type { Database } from '../../database/tables.ts'

/** Counts active members, published challenges and resources, and completed days. */
export async function countFigures(database: Database) {
  const count = async (query: { executeTakeFirst: () => Promise<{ total: string | number | bigint } | undefined> }) =>
    Number((await query.executeTakeFirst())?.total ?? 0)
  const total = (table: 'users' | 'challenges' | 'resources' | 'challenge_check_ins') =>
    database.selectFrom(table).select((eb) => eb.fn.countAll().as('total'))
  return {
    members: await count(total('users').where('suspended_at', 'is', null)),
    challenges: await count(total('challenges').where('archived_at', 'is', null)),
    resources: await count(total('resources').where('archived_at', 'is', null)),
    daysMarked: await count(total('challenge_check_ins')),
  }
}
