import { sql } from 'kysely'
import { isPostgres } from './is-postgres.ts'
import type { Database } from './tables.ts'

export type ForeignKey = { table: string; column: string; references: string; key: string }

export async function listForeignKeys(database: Database): Promise<ForeignKey[]> {
  const query = isPostgres(database)
    ? sql<ForeignKey>`
        select child.relname as "table", source.attname as "column", parent.relname as "references", target.attname as "key"
        from pg_constraint fk
        join pg_class child on child.oid = fk.conrelid
        join pg_class parent on parent.oid = fk.confrelid
        join pg_attribute source on source.attrelid = fk.conrelid and source.attnum = fk.conkey[1]
        join pg_attribute target on target.attrelid = fk.confrelid and target.attnum = fk.confkey[1]
        join pg_namespace schema on schema.oid = child.relnamespace and schema.nspname = current_schema()
        where fk.contype = 'f'`
    : sql<ForeignKey>`
        select child.name as "table", fk."from" as "column", fk."table" as "references", fk."to" as "key"
        from sqlite_master child, pragma_foreign_key_list(child.name) fk
        where child.type = 'table'`
  return (await query.execute(database)).rows
}
