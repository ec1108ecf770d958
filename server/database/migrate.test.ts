import { createHash } from 'node:crypto'
import { sql, type KyselyPlugin } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { engine, openTestDatabase, type TestDatabase } from '#test/database.ts'
import { describeSchema, foreignKeysOf } from './migrate-fixtures/describe-schema.ts'
import * as firstBackbone from './migrate-fixtures/first-backbone.ts'
import { released } from './migrate-fixtures/released.ts'
import { fillTables, readTables, type Rows } from './migrate-fixtures/sample-rows.ts'
import { migrate, kyselyMigrations } from './migrate.ts'
import type { SchemaMigration } from './migrations/migration.ts'
import { openDatabase } from './open.ts'
import type { Database } from './tables.ts'

type Migrations = Record<string, SchemaMigration>

const names = Object.keys(kyselyMigrations)

/** New names of tables and of columns (`table.column`) that a migration renamed. */
const renames: Record<string, string> = {
  pictures: 'avatars',
  'content_runs.lease_ends_at': 'lease_until',
  'social_posts.judged_at': 'classified_at',
  'social_posts.judging_until': 'lease_until',
}

/** Columns (`table.column`) that a migration dropped or emptied: the Idempotency-Keys of requests. */
const dropped = [
  'announcements.request_id',
  'breaks.request_id',
  'challenge_check_ins.request_id',
  'content_runs.request_id',
  'forum_posts.request_id',
  'forum_replies.request_id',
  'goals.request_id',
  'goals.toggle_id',
  'invitations.request_id',
  'journal_entries.request_id',
  'reports.request_id',
  'social_posts.lock_id',
]

let place: TestDatabase

afterEach(() => place.close())

async function openEmptyDatabase(): Promise<Database> {
  place = await openTestDatabase({ migrated: false })
  return place.database
}

describe(`upgrading (${engine})`, () => {
  const throughSuspension = select(
    names.filter((name) => name < '007' && !name.startsWith('006')).concat('007-suspension'),
  )
  const oldest: [string, Migrations] = ['with the first 001-backbone', { '001-backbone': firstBackbone }]
  const inBetween: [string, Migrations][] = [
    ...names.map((name, at): [string, Migrations] => [`before ${name}`, select(names.slice(0, at))]),
    ['with 007-suspension but without 006-judgement-claims', throughSuspension],
    ['with both', { ...throughSuspension, '001-backbone': firstBackbone }],
  ]

  const earlier = engine === 'sqlite' ? [oldest, ...inBetween] : [oldest]

  test.each(earlier)('keeps every row of a site %s and gives it the newest schema', async (_, applied) => {
    const database = await openEmptyDatabase()
    await migrate(database, engine, applied)
    await fillTables(database, engine)
    const before = await readTables(database)
    await database.destroy()

    const restarted = await openDatabase(place)
    await migrate(restarted, engine)
    const schema = await describeSchema(restarted, engine)
    const after = await readTables(restarted)
    await restarted.destroy()

    expect(schema).toEqual(await newestSchema())
    expectRowsKept(before, after)
  })

  test('still finds the row that a request has created', async () => {
    const database = await openEmptyDatabase()
    await migrate(database, engine, select(names.filter((name) => name < '024')))
    await fillTables(database, engine)
    await sql`update goals set request_id = 'idempotency_keys.key 1' where id = 'goals.id 1'`.execute(database)
    await migrate(database, engine)
    const keys = await database.selectFrom('idempotency_keys').select(['key', 'created_id']).orderBy('key').execute()
    expect(keys).toEqual([
      { key: 'idempotency_keys.key 1', created_id: 'goals.id 1' },
      { key: 'idempotency_keys.key 2', created_id: null },
    ])
  })

  test('dates each journal entry in the time zone of its member', async () => {
    const database = await openEmptyDatabase()
    await migrate(database, engine, select(names.filter((name) => name < '028')))
    await fillTables(database, engine)
    await sql`update users set time_zone = 'America/New_York', day_start = 3 where id = 'users.id 1'`.execute(database)
    const written = [
      ['evening', '2026-11-21T04:30:00.000Z'],
      ['night', '2026-11-21T07:30:00.000Z'],
      ['morning', '2026-11-21T08:30:00.000Z'],
    ]
    const many = Array.from({ length: 900 }, (_, at) => [`many ${at}`, '2026-11-21T12:00:00.000Z'])
    for (const [id, at] of [...written, ...many])
      await sql`insert into journal_entries (id, user_id, content, created_at) values (${id}, 'users.id 1', '', ${at})`.execute(
        database,
      )
    await migrate(database, engine)
    const entries = await database.selectFrom('journal_entries').select(['id', 'entry_date']).execute()
    const dates = new Map(entries.map(({ id, entry_date }) => [id, entry_date]))
    expect(['evening', 'night', 'morning'].map((id) => dates.get(id))).toEqual([
      '2026-11-20',
      '2026-11-20',
      '2026-11-21',
    ])
    expect(many.filter(([id]) => dates.get(id ?? '') === '2026-11-21')).toHaveLength(900)
  })

  let newest: ReturnType<typeof describeSchema> | undefined

  function newestSchema() {
    newest ??= (async () => {
      const fresh = await openTestDatabase()
      const schema = await describeSchema(fresh.database, engine)
      await fresh.close()
      return schema
    })()
    return newest
  }
})

describe(`the list of migrations (${engine})`, () => {
  test('appends new migrations to the end of the list', () => {
    expect(names, 'a new migration comes last, and gets a line in released.ts').toEqual(
      released.map(({ name }) => name),
    )
    expect(names, 'Kysely runs them in the order of their names').toEqual([...names].sort())
  })

  test('keeps the SQL of released migrations', async () => {
    const recorded = await recordMigrations(await openEmptyDatabase(), kyselyMigrations)
    expect(recorded.map(({ name, statements }) => ({ name, [engine]: digest(statements) }))).toEqual(
      released.map(({ name, [engine]: sum }) => ({ name, [engine]: sum })),
    )
  })
})

describe.runIf(engine === 'sqlite')('migrations on SQLite', () => {
  test('never drops or renames a referenced table', async () => {
    const recorded = await recordMigrations(await openEmptyDatabase(), kyselyMigrations)
    expect(recorded.flatMap(({ statements, referenced }) => statementsThatLoseRows(statements, referenced))).toEqual([])
  })

  test('detects a migration that rebuilds a referenced table and so deletes dependent rows', async () => {
    const database = await openEmptyDatabase()
    await migrate(database, engine)
    await fillTables(database, engine)
    const rebuild: SchemaMigration = {
      async up(tx) {
        await sql`pragma foreign_keys = off`.execute(tx)
        await sql`create table new_forum_posts as select * from forum_posts`.execute(tx)
        await tx.schema.dropTable('forum_posts').execute()
        await tx.schema.alterTable('new_forum_posts').renameTo('forum_posts').execute()
      },
    }
    const recorded = await recordMigrations(database, { ...kyselyMigrations, '999-rebuild': rebuild })
    expect((await readTables(database)).forum_replies).toEqual([])
    expect(recorded.flatMap(({ statements, referenced }) => statementsThatLoseRows(statements, referenced))).toEqual([
      'pragma foreign_keys = off',
      'drop table "forum_posts"',
    ])
  })
})

function select(chosen: string[]): Migrations {
  return Object.fromEntries(Object.entries(kyselyMigrations).filter(([name]) => chosen.includes(name)))
}

/** Ignores added and dropped columns and follows renames. A migration may change the version of a table, which is no data. */
function expectRowsKept(before: Rows, after: Rows): void {
  for (const [table, rows] of Object.entries(before)) {
    if (table === 'table_versions') continue
    const columns = Object.keys(rows[0] ?? {}).filter((column) => !dropped.includes(`${table}.${column}`))
    const expected = rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])))
    const kept = after[renames[table] ?? table]?.map((row) =>
      Object.fromEntries(columns.map((column) => [column, row[renames[`${table}.${column}`] ?? column]])),
    )
    expect(kept, table).toHaveLength(rows.length)
    expect(kept, table).toEqual(expect.arrayContaining(expected))
  }
}

type Recorded = { name: string; statements: string[]; referenced: Set<string> }

async function recordMigrations(database: Database, known: Migrations): Promise<Recorded[]> {
  const recorded: Recorded[] = []
  const recording = Object.entries(known).map(([name, { up }]): [string, SchemaMigration] => [
    name,
    {
      async up(tx, context) {
        const referenced = new Set((await foreignKeysOf(tx, engine)).map((key) => key.references))
        const statements: string[] = []
        recorded.push({ name, statements, referenced })
        await up(tx.withPlugin(recorder(database, statements)), context)
      },
    },
  ])
  await migrate(database, engine, Object.fromEntries(recording))
  return recorded
}

function recorder(database: Database, statements: string[]): KyselyPlugin {
  return {
    transformQuery({ node, queryId }) {
      const { sql: text, parameters } = database.getExecutor().compileQuery(node, queryId)
      statements.push(parameters.length > 0 ? `${text} -- ${JSON.stringify(parameters)}` : text)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

function digest(statements: string[]): string {
  return createHash('sha256').update(statements.join(';\n')).digest('hex').slice(0, 16)
}

/** A migration is a transaction, where SQLite ignores `foreign_keys = off`. */
function statementsThatLoseRows(statements: string[], referenced: Set<string>): string[] {
  return statements.filter((statement) => {
    if (/^\s*pragma\b/i.test(statement)) return true
    const [, dropped, moved] =
      /^\s*(?:drop table (?:if exists )?"?(\w+)|alter table "?(\w+)"? rename to)/i.exec(statement) ?? []
    return referenced.has(dropped ?? moved ?? '')
  })
}
