import type { Database } from '../../database/tables.ts'

/** Counts active members, published challenges and resources, and completed days. */
export async function countFigures(database: Database) {
  const count = async (query: { executeTakeFirst: () => Promise<{ total: string | number | bigint } | undefined> }) =>
    Number((await query.executeTakeFirst())?.total ?? 0)
  const total = (table: 'users' | 'challenges' | 'resources' | 'challenge_check_ins') =>
    database.selectFrom(table).select((eb) => eb.fn.countAll().as('total'))
  const listed = (table: 'challenges' | 'resources') =>
    total(table).where('archived_at', 'is', null).where('hidden_at', 'is', null)
  return {
    members: await count(total('users').where('suspended_at', 'is', null)),
    challenges: await count(listed('challenges')),
    resources: await count(listed('resources')),
    daysMarked: await count(total('challenge_check_ins')),
  }
}
