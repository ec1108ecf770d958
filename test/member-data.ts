import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Engine } from '#server/database/open.ts'
import type { Database } from '#server/database/tables.ts'

// Reads a member's tables from the schema, so that new tables are included automatically.

type ForeignKey = { table: string; column: string; target: string }
type Column = { name: string; dataType: string; isNullable: boolean }
type Value = string | number | boolean | Uint8Array
type MemberIdentity = { id: string; email: string; username: string }

/** Finds the columns that refer to a member, such as `goals.user_id`. */
export async function findMemberColumns(
  database: Database,
  engine: Engine,
): Promise<{ table: string; column: string }[]> {
  return (await findForeignKeys(database, engine)).filter(({ target }) => target === 'users')
}

/** Inserts a row of the member into every table that refers to members, with `text` in every text column. */
export async function seedMemberRows(
  database: Database,
  engine: Engine,
  member: MemberIdentity,
  text: string,
): Promise<void> {
  const keys = await findForeignKeys(database, engine)
  const tables = await database.introspection.getTables()
  const insertedIds = new Map<string, string>()

  const insertRow = async (table: string): Promise<void> => {
    if (insertedIds.has(table)) return
    insertedIds.set(table, '')
    const row: Record<string, Value> = {}
    for (const column of tables.find(({ name }) => name === table)?.columns ?? []) {
      const key = keys.find((foreignKey) => foreignKey.table === table && foreignKey.column === column.name)
      // The thread of a crew is deleted with the crew, so these are posts of the forum.
      if (key?.target === 'crews' && table.startsWith('forum_')) continue
      if (key && key.target !== 'users') await insertRow(key.target)
      const value = key
        ? key.target === 'users'
          ? member.id
          : insertedIds.get(key.target)
        : createSampleValue(column, member, text)
      if (value !== undefined && value !== '') row[column.name] = value
    }
    insertedIds.set(table, String(row.id ?? ''))
    const columns = Object.keys(row).map((name) => sql.ref(name))
    await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))}) on conflict do nothing`.execute(
      database,
    )
  }
  for (const { table } of keys) await insertRow(table)
}

/** Finds every `table.column` that contains one of the texts. */
export async function findColumnsContaining(database: Database, texts: string[]): Promise<string[]> {
  const matches: string[] = []
  for (const { name: table } of await database.introspection.getTables()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database)
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        const text = value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value)
        if (texts.some((needle) => text.includes(needle))) matches.push(`${table}.${column}`)
      }
    }
  }
  return [...new Set(matches)].sort()
}

function createSampleValue({ name, dataType }: Column, member: MemberIdentity, text: string): Value | undefined {
  const type = dataType.toLowerCase()
  if (type === 'blob' || type === 'bytea') return Buffer.from(text)
  if (type.startsWith('bool')) return false
  if (type.startsWith('int')) return 1
  // Columns with a fixed set or format of values.
  const knownValues: Record<string, string> = {
    email: member.email,
    username: member.username,
    pillar: 'mental',
    pillars: '[]',
    answers: '[]',
    questions: '[]',
    steps: JSON.stringify([{ id: 'step', title: text, done: false }]),
    platform: 'tiktok',
    role: 'public',
    difficulty: 'beginner',
    created_at: '2026-03-10T09:00:00.000Z',
    expire: '2027-03-10T09:00:00.000Z',
    expires_at: '2027-03-10T09:00:00.000Z',
    terms: JSON.stringify({ schedule: { kind: 'daily' }, passes: 1, rules: [], startedOver: [] }),
    sess: JSON.stringify({ createdAt: '2026-03-10T09:00:00.000Z', userAgent: text }),
  }
  if (/^(left|deleted|removed|gone|completed)_at$/.test(name)) return undefined
  return (
    knownValues[name] ??
    (/(^id|_id|_key|key|hash|sid|code)$/.test(name) ? `${text}-${randomBytes(6).toString('hex')}` : text)
  )
}

async function findForeignKeys(database: Database, engine: Engine): Promise<ForeignKey[]> {
  if (engine === 'postgres') {
    const { rows } = await sql<ForeignKey>`
      select c.conrelid::regclass::text as "table", a.attname as "column", c.confrelid::regclass::text as target
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' order by 1, 2`.execute(database)
    return rows
  }
  const foreignKeys: ForeignKey[] = []
  for (const { name: table } of await database.introspection.getTables()) {
    const { rows } = await sql<{
      from: string
      table: string
    }>`select "from", "table" from pragma_foreign_key_list(${table})`.execute(database)
    for (const { from, table: target } of rows) foreignKeys.push({ table, column: from, target })
  }
  return foreignKeys
}
