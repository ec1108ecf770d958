import { sql } from 'kysely'
import { listForeignKeys } from '../foreign-keys.ts'
import type { Database } from '../tables.ts'

export type Rows = Record<string, Record<string, unknown>[]>

/** Writes two rows into every table, with a value in every column. */
export async function fillTables(database: Database): Promise<void> {
  const foreignKeys = await listForeignKeys(database)
  const tables = await listTables(database)
  const filled = new Set<string>()
  while (filled.size < tables.length) {
    const ready = tables.filter(
      ({ name }) => !filled.has(name) && foreignKeys.every((key) => key.table !== name || filled.has(key.references)),
    )
    if (ready.length === 0) throw new Error('The foreign keys form a cycle')
    for (const { name, columns } of ready) {
      for (const row of [1, 2]) {
        const values = columns.map((column) => {
          const foreign = foreignKeys.find((key) => key.table === name && key.column === column.name)
          return foreign ? text(foreign.references, foreign.key, row) : valueFor(name, column, row)
        })
        const names = columns.map((column) => sql.ref(column.name))
        await sql`insert into ${sql.table(name)} (${sql.join(names)}) values (${sql.join(values)})`.execute(database)
      }
      filled.add(name)
    }
  }
}

export async function readTables(database: Database): Promise<Rows> {
  const rows: Rows = {}
  for (const { name } of await listTables(database)) {
    const all = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(database)
    rows[name] = all.rows
  }
  return rows
}

/** Leaves out the full-text table of SQLite, which triggers fill. */
async function listTables(database: Database) {
  const tables = await database.introspection.getTables()
  return tables.filter(({ name }) => !name.startsWith('search_index'))
}

function valueFor(table: string, { name, dataType }: { name: string; dataType: string }, row: number) {
  if (table === 'users' && name === 'role') return row === 1 ? 'admin' : 'public'
  if (/^bool/i.test(dataType)) return row === 1
  if (/^int/i.test(dataType)) return row
  if (/^(blob|bytea)/i.test(dataType)) return new Uint8Array([row])
  return text(table, name, row)
}

function text(table: string, column: string, row: number): string {
  return `${table}.${column} ${row}`
}
