import { sql } from 'kysely'
import { listForeignKeys } from './foreign-keys.ts'
import { isPostgres } from './is-postgres.ts'
import type { Database } from './tables.ts'

/**
 * Tables that a copy leaves out: the index of search, which each engine stores in its own way and which is made again,
 * how far posts are in it, and what the migrations write for themselves.
 */
export const derivedTables = [
  'kysely_migration_lock',
  'oldest_servers',
  'search_entries',
  'search_index',
  'search_index_config',
  'search_index_data',
  'search_index_idx',
  'search_progress',
]

export type ColumnKind = 'text' | 'integer' | 'boolean' | 'bytes'

export type CopiedTable = {
  name: string
  /** In alphabetical order, because the order in the table depends on the engine. */
  columns: { name: string; kind: ColumnKind }[]
  /** The columns of the primary key, in its order. */
  key: string[]
}

export type CopiedTables = {
  /** Every table that is not derived, the referenced ones first. */
  data: CopiedTable[]
  /** The table of the applied migrations, whose rows the migrations of the target have written too. */
  migrations: CopiedTable
}

export async function listCopiedTables(database: Database): Promise<CopiedTables> {
  const columns = (await listColumns(database)).filter(({ table }) => !derivedTables.includes(table))
  const tables = new Map(
    [...Map.groupBy(columns, ({ table }) => table)].map(([name, own]) => [name, toTable(name, own)]),
  )
  const migrations = tables.get('kysely_migration')
  if (!migrations) throw new Error('The database has no migrations')
  tables.delete(migrations.name)
  return { data: await sortByReferences(database, [...tables.values()]), migrations }
}

/** A column of a table in the schema of the site. `position` is the place in the primary key, from 1, or 0. */
type Column = { table: string; column: string; type: string; position: number }

export async function listColumns(database: Database): Promise<Column[]> {
  const query = isPostgres(database)
    ? sql<Column>`
        select c.relname as "table", a.attname as "column", t.typname as type,
          coalesce(array_position(key.indkey::int2[], a.attnum) + 1, 0) as position
        from pg_class c
        join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        join pg_type t on t.oid = a.atttypid
        left join pg_index key on key.indrelid = c.oid and key.indisprimary
        where c.relkind = 'r'`
    : sql<Column>`
        select t.name as "table", c.name as "column", lower(c.type) as type, c.pk as position
        from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table' and t.name not like 'sqlite%'`
  return (await query.execute(database)).rows
}

function toTable(name: string, columns: Column[]): CopiedTable {
  const key = columns.filter(({ position }) => position > 0).toSorted((one, other) => one.position - other.position)
  if (key.length === 0) throw new Error(`${name} has no primary key, so it can't be copied in parts`)
  return {
    name,
    columns: columns
      .map(({ column, type }) => ({ name: column, kind: toKind(type, `${name}.${column}`) }))
      .toSorted(byName),
    key: key.map(({ column }) => column),
  }
}

const kinds: [RegExp, ColumnKind][] = [
  [/^(text|varchar)/, 'text'],
  [/^(integer|int4)$/, 'integer'],
  [/^bool/, 'boolean'],
  [/^(blob|bytea)$/, 'bytes'],
]

function toKind(type: string, column: string): ColumnKind {
  const [, kind] = kinds.find(([pattern]) => pattern.test(type)) ?? []
  if (!kind) throw new Error(`A copy does not know the type ${type} of ${column}`)
  return kind
}

/** Sorts tables by name, but after all that they reference. */
async function sortByReferences(database: Database, tables: CopiedTable[]): Promise<CopiedTable[]> {
  const foreignKeys = await listForeignKeys(database)
  const sorted: CopiedTable[] = []
  const waiting = new Map(tables.toSorted(byName).map((table) => [table.name, table]))
  while (waiting.size > 0) {
    const next = [...waiting.values()].find(
      ({ name }) => !foreignKeys.some(({ table, references }) => table === name && waiting.has(references)),
    )
    if (!next) throw new Error(`Foreign keys form a cycle in ${[...waiting.keys()].join(', ')}`)
    sorted.push(next)
    waiting.delete(next.name)
  }
  return sorted
}

function byName(one: { name: string }, other: { name: string }): number {
  return one.name < other.name ? -1 : 1
}
