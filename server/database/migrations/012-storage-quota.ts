import { sql } from 'kysely'
import type { Engine } from '../open.ts'
import type { Database } from '../tables.ts'
import type { MigrationContext } from './migration.ts'

/** A table whose rows count for a member. `owner` is the member's id in terms of a row. */
type CountedTable = { table: string; owner: (row: string) => string; ownerColumn: string; columns: string[] }

// Covers the keys, the times and the index entries of a row.
const rowOverhead = 200

const ownedBy =
  (column: string) =>
  (row: string): string =>
    `${row}.${column}`

const countedTables: CountedTable[] = [
  { table: 'avatars', columns: ['bytes'], owner: ownedBy('user_id'), ownerColumn: 'user_id' },
  {
    table: 'challenge_check_ins',
    columns: ['note'],
    owner: (row) => `(select user_id from user_challenges where id = ${row}.user_challenge_id)`,
    ownerColumn: 'user_challenge_id',
  },
  { table: 'forum_posts', columns: ['title', 'content'], owner: ownedBy('user_id'), ownerColumn: 'user_id' },
  { table: 'forum_replies', columns: ['content'], owner: ownedBy('user_id'), ownerColumn: 'user_id' },
  { table: 'goals', columns: ['title', 'description'], owner: ownedBy('user_id'), ownerColumn: 'user_id' },
  {
    table: 'journal_entries',
    columns: ['title', 'content', 'prompt'],
    owner: ownedBy('user_id'),
    ownerColumn: 'user_id',
  },
  { table: 'resource_ticks', columns: [], owner: ownedBy('user_id'), ownerColumn: 'user_id' },
  {
    table: 'social_posts',
    columns: ['author', 'caption', 'url', 'thumbnail'],
    owner: ownedBy('added_by'),
    ownerColumn: 'added_by',
  },
  { table: 'user_challenges', columns: [], owner: ownedBy('user_id'), ownerColumn: 'user_id' },
]

/**
 * Counts the bytes that each member stores, and refuses writes over the quota. Triggers do both, so that no write can
 * be forgotten and concurrent writes cannot exceed the quota together.
 */
export async function up(database: Database, { engine }: MigrationContext): Promise<void> {
  const { schema } = database
  await schema
    .alterTable('users')
    .addColumn('storage_bytes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .createTable('storage_quota')
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .execute()
  await sql`insert into storage_quota (bytes) values (52428800)`.execute(database)

  const totals = countedTables.map(
    (counted) =>
      `(select coalesce(sum(${sizeOf('t', counted)}), 0) from ${counted.table} t where ${counted.owner('t')} = users.id)`,
  )
  await sql`update users set storage_bytes = ${sql.raw(totals.join(' + '))}`.execute(database)

  const statements = [quotaTrigger(engine), ...countedTables.flatMap((counted) => countingTriggers(engine, counted))]
  for (const statement of statements.flat()) await sql.raw(statement).execute(database)
}

function sizeOf(row: string, { columns }: CountedTable): string {
  return [String(rowOverhead), ...columns.map((column) => `coalesce(octet_length(${row}.${column}), 0)`)].join(' + ')
}

function countingTriggers(engine: Engine, counted: CountedTable): string[] {
  const { table, columns, owner, ownerColumn } = counted
  const [newSize, oldSize] = [sizeOf('new', counted), sizeOf('old', counted)]
  const add = (bytes: string, condition: string) =>
    `update users set storage_bytes = storage_bytes + ${bytes} where ${condition}`
  const changedOwner = `${owner('new')} is distinct from ${owner('old')}`
  const deletion =
    table === 'user_challenges'
      ? // Before the deletion, because check-ins cannot find their owner after it.
        trigger(engine, table, 'before delete', [
          add(
            `-(${oldSize} + (select coalesce(sum(${rowOverhead} + coalesce(octet_length(note), 0)), 0) ` +
              'from challenge_check_ins where user_challenge_id = old.id))',
            `id = ${owner('old')}`,
          ),
        ])
      : trigger(engine, table, 'after delete', [add(`-(${oldSize})`, `id = ${owner('old')}`)])
  return [
    ...trigger(engine, table, 'after insert', [add(`(${newSize})`, `id = ${owner('new')}`)]),
    ...trigger(engine, table, `after update of ${[...columns, ownerColumn].join(', ')}`, [
      add(`((${newSize}) - (${oldSize}))`, `id = ${owner('new')} and not (${changedOwner})`),
      add(`-(${oldSize})`, `id = ${owner('old')} and ${changedOwner}`),
      add(`(${newSize})`, `id = ${owner('new')} and ${changedOwner}`),
    ]),
    ...deletion,
  ]
}

/** Lets a member over the quota, who may have been there before, still store less. */
function quotaTrigger(engine: Engine): string[] {
  const isOver = 'new.storage_bytes > old.storage_bytes and new.storage_bytes > (select max(bytes) from storage_quota)'
  return engine === 'postgres'
    ? trigger(engine, 'users', 'before update of storage_bytes', [
        `if ${isOver} then raise exception 'storage full' using errcode = 'SP507'; end if`,
      ])
    : trigger(engine, 'users', 'before update of storage_bytes', [
        `select raise(abort, 'storage full') where ${isOver}`,
      ])
}

function trigger(engine: Engine, table: string, event: string, statements: string[]): string[] {
  const name = `${table}_storage_${event.split(' ')[1]}`
  const body = statements.map((statement) => `${statement};`).join(' ')
  if (engine === 'sqlite') return [`create trigger ${name} ${event} on ${table} begin ${body} end`]
  const row = event === 'before delete' ? 'old' : 'new'
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return ${row}; end $$`,
    `create trigger ${name} ${event} on ${table} for each row execute function ${name}()`,
  ]
}
