import { sql } from 'kysely'
import { readInBatches } from '../../database/batches.ts'
import type { ExportedMember } from '../../feature-data.ts'

export const listTicks = ({ database, userId }: ExportedMember) =>
  database
    .selectFrom('resource_ticks')
    .innerJoin('resources', 'resources.id', 'resource_ticks.resource_id')
    .select(['resources.id', 'resources.title as resource', sql<number>`count(*)`.as('items_ticked')])
    .where('resource_ticks.user_id', '=', userId)
    .groupBy(['resources.id', 'resources.title'])
    .$call(readInBatches(database))
