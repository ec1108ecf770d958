import { sql } from 'kysely'
import type { Database } from '../../database/tables.ts'
import { type Batch, rowsPerBatch } from '../../export-files.ts'

export const listTicks = (database: Database, { userId, after }: Batch) =>
  database
    .selectFrom('resource_ticks')
    .innerJoin('resources', 'resources.id', 'resource_ticks.resource_id')
    .select(['resources.id', 'resources.title', sql<number>`count(*)`.as('ticked')])
    .where('resource_ticks.user_id', '=', userId)
    .where('resources.id', '>', after)
    .groupBy(['resources.id', 'resources.title'])
    .orderBy('resources.id')
    .limit(rowsPerBatch)
    .execute()
