import { sql } from 'kysely'
import type { Engine } from '../open.ts'
import type { Database } from '../tables.ts'

export type Schema = Record<string, string[]>

export function describeSchema(database: Database, engine: Engine): Promise<Schema> {
  return engine === 'postgres' ? describePostgres(database) : describeSqlite(database)
}

async function describePostgres(database: Database): Promise<Schema> {
  const { rows } = await sql<{ table: string; line: string }>`
    select table_name as "table",
      concat_ws(' ', 'column', column_name, data_type, 'nullable:', is_nullable, column_default, collation_name) as line
    from information_schema.columns where table_schema = 'public'
    union all
    select conrelid::regclass::text, concat_ws(' ', 'constraint', conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0
    union all
    select tablename, indexdef from pg_indexes where schemaname = 'public'
  `.execute(database)
  return grouped(rows)
}

async function describeSqlite(database: Database): Promise<Schema> {
  const { rows } = await sql<{ table: string; line: string }>`
    select t.name as "table",
      concat_ws(' ', 'column', c.name, c.type, 'nullable:', not c."notnull", c.dflt_value, 'key:', c.pk) as line
    from sqlite_master t, pragma_table_xinfo(t.name) c where t.type = 'table'
    union all
    select t.name, concat_ws(' ', 'foreign key', fk."from", fk."table", fk."to", fk.on_delete)
    from sqlite_master t, pragma_foreign_key_list(t.name) fk where t.type = 'table'
    union all
    select t.name, own.sql
    from sqlite_master t, pragma_index_list(t.name) i join sqlite_master own on own.name = i.name
    where t.type = 'table' and i.origin = 'c' and (i."unique" = 0 or i.partial = 1)
  `.execute(database)
  return grouped([...rows, ...(await sqliteUniqueKeys(database)), ...(await sqliteChecks(database))])
}

/** A unique constraint and a unique index without a condition are the same rule in SQLite. */
async function sqliteUniqueKeys(database: Database) {
  const { rows } = await sql<{ table: string; line: string }>`
    select t.name as "table", 'unique ' || group_concat(c.name, ', ' order by c.seqno) as line
    from sqlite_master t, pragma_index_list(t.name) i, pragma_index_info(i.name) c
    where t.type = 'table' and i."unique" = 1 and i.partial = 0
    group by t.name, i.name
  `.execute(database)
  return rows
}

/** SQLite keeps checks only in the text of the table. */
async function sqliteChecks(database: Database) {
  const { rows } = await sql<{ table: string; text: string }>`
    select name as "table", sql as text from sqlite_master where type = 'table'
  `.execute(database)
  return rows.flatMap(({ table, text }) =>
    [...text.matchAll(/constraint "?\w+"? check \(.*?\)(?=, |\)$)/g)].map(([line]) => ({ table, line })),
  )
}

function grouped(rows: { table: string; line: string }[]): Schema {
  const own = rows.filter(({ table }) => !/^(kysely|sqlite)_/.test(table))
  const tables = [...new Set(own.map(({ table }) => table))].sort()
  return Object.fromEntries(
    tables.map((name) => [name, own.flatMap(({ table, line }) => (table === name ? [line] : [])).sort()]),
  )
}
