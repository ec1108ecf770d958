import { createHash } from 'node:crypto'
import { sql, type KyselyPlugin } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { expectUpgrade, oldestSite, selectMigrations, sitesBefore, unusualSites } from '#test/database-upgrade.ts'
import { engine, openTestDatabase, type TestDatabase } from '#test/database.ts'
import { listForeignKeys } from './foreign-keys.ts'
import { released } from './migrate-fixtures/released.ts'
import { fillTables, readTables } from './migrate-fixtures/sample-rows.ts'
import { migrate, kyselyMigrations } from './migrate.ts'
import type { SchemaMigration } from './migrations/migration.ts'
import type { Database } from './tables.ts'

const names = Object.keys(kyselyMigrations)

let place: TestDatabase

afterEach(() => place.close())

async function openEmptyDatabase(): Promise<Database> {
  place = await openTestDatabase({ migrated: false })
  return place.database
}

describe(`upgrading (${engine})`, () => {
  // Released migrations do not change, so data of the oldest sites and of the newest ones covers most of a new migration.
  // migrate.slow.test.ts starts before each of them.
  const earlier = engine === 'sqlite' ? [oldestSite, ...unusualSites, ...sitesBefore.slice(-4)] : [oldestSite]

  test.each(earlier)('keeps every row of a site %s and gives it the newest schema', async (_, applied) => {
    place = await openTestDatabase({ migrated: false })
    await expectUpgrade(place, applied)
  })

  test('still finds the row that a request has created', async () => {
    const database = await openEmptyDatabase()
    await migrate(database, engine, selectMigrations(names.filter((name) => name < '024')))
    await fillTables(database)
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
    await migrate(database, engine, selectMigrations(names.filter((name) => name < '028')))
    await fillTables(database)
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
    await fillTables(database)
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

type Recorded = { name: string; statements: string[]; referenced: Set<string> }

async function recordMigrations(database: Database, known: Record<string, SchemaMigration>): Promise<Recorded[]> {
  const recorded: Recorded[] = []
  const recording = Object.entries(known).map(([name, { up }]): [string, SchemaMigration] => [
    name,
    {
      async up(tx, context) {
        const referenced = new Set((await listForeignKeys(tx)).map((key) => key.references))
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
