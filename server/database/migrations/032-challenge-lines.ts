import type { Database } from '../tables.ts'

/** Adds one sentence before joining, and one after finishing. The library fills them in on sites that exist. */
export async function up({ schema }: Database): Promise<void> {
  for (const column of ['promise', 'finish_line'])
    await schema.alterTable('challenges').addColumn(column, 'text').execute()
}
