import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engine, openTestDatabase, type TestDatabase } from '#test/database.ts'
import { compileQuery, type QueryParameter } from './compiled-query.ts'
import { generateId } from './ids.ts'
import { foreignKeysOf } from './migrate-fixtures/describe-schema.ts'
import { openDatabase } from './open.ts'
import { recordTables, createVersionReader } from './table-versions.ts'
import { findTables, referencesTo, type TableName } from './tables-in-sql.ts'
import type { Database } from './tables.ts'
import { transaction } from './transaction.ts'

const now = '2026-03-10T09:00:00.000Z'
const allTables = Object.keys(referencesTo).filter((name): name is TableName => name in referencesTo)

let place: TestDatabase
let database: Database

beforeAll(async () => {
  place = await openTestDatabase({ versioned: allTables })
  database = place.database
})
afterAll(() => place.close())

test(`knows every table and every foreign key of the schema (${engine})`, async () => {
  const keys = (await foreignKeysOf(database, engine)).map(({ table, references }) => `${table} → ${references}`)
  const known = Object.entries(referencesTo).flatMap(([table, from]) => from.map((name) => `${name} → ${table}`))
  expect(known.sort()).toEqual([...new Set(keys)].sort())
  expect(allTables.toSorted()).toEqual((await database.introspection.getTables()).map(({ name }) => name).sort())
})

test('has no foreign key that changes rows on update', async () => {
  const query =
    engine === 'postgres'
      ? sql`select conname from pg_constraint where contype = 'f' and confupdtype <> 'a'`
      : sql`select fk."from" from sqlite_master t, pragma_foreign_key_list(t.name) fk where on_update <> 'NO ACTION'`
  expect((await query.execute(database)).rows).toEqual([])
})

describe('findTables', () => {
  test.each<[string, TableName[], TableName[]]>([
    ['select * from "challenges"', ['challenges'], []],
    ['select * from "user_challenges" as "c"', ['user_challenges'], []],
    ['with g as (select 1 from goals) select * from g, PUBLIC.Forum_Posts', ['goals', 'forum_posts'], []],
    ['update "goals" set "title" = ?', ['goals'], ['goals']],
    ['  insert into users values (?)', ['users'], ['users']],
    [
      'insert or replace into content_runs values (?)',
      ['content_runs'],
      ['content_runs', 'content_run_items', 'content_drafts'],
    ],
    ['delete from forum_posts', ['forum_posts'], ['forum_posts', 'forum_replies', 'forum_follows']],
    [
      'delete from challenges',
      ['challenges'],
      ['challenges', 'user_challenges', 'announcements', 'challenge_check_ins', 'breaks', 'challenge_reminders'],
    ],
    ['with d as (delete from goals returning id) select * from d', ['goals'], ['goals']],
    ['select * into goals from attempts', ['goals', 'attempts'], ['goals', 'attempts']],
    ['truncate goals', ['goals'], ['goals']],
    ['begin', [], []],
  ])('finds the tables in %s', (text, named, written) => {
    expect(findTables(text)).toMatchObject({ named, written })
  })
})

describe(`table versions (${engine})`, () => {
  test('changes a table’s version when a transaction that wrote to it commits', async () => {
    expect(await tablesChangedBy(() => transaction(database, (tx) => addChallenge(tx)))).toEqual(['challenges'])
  })

  test('changes a table’s version with a single statement', async () => {
    const id = await addGoal(database, await addUser(database))
    const rename = database.updateTable('goals').set({ title: 'b' }).where('id', '=', id)
    expect(await tablesChangedBy(() => rename.execute())).toEqual(['goals'])
    expect(await tablesChangedBy(() => rename.returning('id').execute())).toEqual(['goals'])
    expect(await tablesChangedBy(() => sql`update goals set title = 'c' where id = ${id}`.execute(database))).toEqual([
      'goals',
    ])
  })

  test('changes a table’s version with a compiled query', async () => {
    const id = await addGoal(database, await addUser(database))
    const renameGoal = compileQuery((db, parameter: QueryParameter<{ id: string; title: string }>) =>
      db
        .updateTable('goals')
        .set({ title: parameter('title') })
        .where('id', '=', parameter('id')),
    )
    for (const title of ['b', 'c'])
      expect(await tablesChangedBy(() => renameGoal(database, { id, title }))).toEqual(['goals'])
  })

  test('changes a table’s version when a cascade deletes a row', async () => {
    const user = await addUser(database)
    await addGoal(database, user)
    const changed = await tablesChangedBy(() => database.deleteFrom('users').where('id', '=', user).execute())
    expect(changed).toEqual(expect.arrayContaining(['users', 'goals', 'forum_posts', 'challenge_check_ins']))
  })

  test('keeps a table’s version when the transaction is rolled back', async () => {
    const changed = await tablesChangedBy(() =>
      transaction(database, async (tx) => {
        await addChallenge(tx)
        throw new Error('stop')
      }).catch(() => {}),
    )
    expect(changed).toEqual([])
  })

  test('keeps a table’s version when a single statement fails', async () => {
    const user = await addUser(database)
    const id = await addGoal(database, user)
    expect(await tablesChangedBy(() => addGoal(database, user, id).catch(() => {}))).toEqual([])
    expect(await tablesChangedBy(() => addGoal(database, user))).toEqual(['goals'])
  })

  test('keeps a table’s version when no row matches', async () => {
    const rename = database.updateTable('goals').set({ title: 'b' }).where('id', '=', 'nothing')
    expect(await tablesChangedBy(() => rename.execute())).toEqual([])
    expect(await tablesChangedBy(() => rename.returning('id').execute())).toEqual([])
    expect(await tablesChangedBy(() => transaction(database, () => Promise.resolve()))).toEqual([])
  })

  test('changes only the versions of versioned tables', async () => {
    const usual = await openDatabase(place)
    const user = await addUser(usual)
    expect(await tablesChangedBy(() => addGoal(usual, user))).toEqual([])
    expect(await tablesChangedBy(() => transaction(usual, (tx) => addChallenge(tx)))).toEqual(['challenges'])
    await usual.destroy()
  })

  test('shows a new version together with the rows to another process', async () => {
    const other = await openDatabase(place)
    const readVersions = createVersionReader(other)
    const progress = { writing: true }
    const writes = (async () => {
      for (let at = 0; at < 30; at++) await transaction(database, (tx) => addChallenge(tx))
      progress.writing = false
    })()
    const counts = new Map<string | undefined, Set<number>>()
    while (progress.writing) {
      const before = (await readVersions()).get('challenges')
      const count = await countChallenges(other)
      if ((await readVersions()).get('challenges') !== before) continue
      counts.set(before, (counts.get(before) ?? new Set()).add(count))
    }
    await writes
    await other.destroy()
    expect([...counts.values()].map(({ size }) => size)).toEqual([...counts].map(() => 1))
  })

  test('allows concurrent transactions to change versions in any order', async () => {
    const user = await addUser(database)
    await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        transaction(database, async (tx) => {
          const work = [() => addGoal(tx, user), () => addChallenge(tx), () => addUser(tx)]
          for (const write of at % 2 ? work : work.toReversed()) await write()
        }),
      ),
    )
    expect(await database.selectFrom('goals').select('id').where('user_id', '=', user).execute()).toHaveLength(40)
  })
})

describe(`recording of read tables (${engine})`, () => {
  test('records tables in joins, subqueries, raw SQL and compiled queries', async () => {
    const goals = compileQuery((db, parameter: QueryParameter<{ id: string }>) =>
      db.selectFrom('goals').select('id').where('id', '=', parameter('id')),
    )
    const { tables, result } = await recordTables(async () => {
      await database
        .selectFrom('users as u')
        .innerJoin('sessions as s', 's.user_id', 'u.id')
        .select((eb) => eb.selectFrom('resources').select('resources.id').limit(1).as('resource'))
        .where(({ exists, selectFrom }) => exists(selectFrom('challenges').select('id')))
        .execute()
      await sql`select count(*) from attempts`.execute(database)
      await transaction(database, (tx) => goals(tx, { id: 'a' }))
      return 'done'
    })
    expect(result).toBe('done')
    expect([...tables].sort()).toEqual(['attempts', 'challenges', 'goals', 'resources', 'sessions', 'users'])
  })

  test('does not record what others read at the same time', async () => {
    const [one, other] = await Promise.all([
      recordTables(() => countChallenges(database)),
      recordTables(() => database.selectFrom('goals').select('id').execute()),
      database.selectFrom('users').select('id').execute(),
    ])
    expect([[...one.tables], [...other.tables]]).toEqual([['challenges'], ['goals']])
  })
})

async function tablesChangedBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = await createVersionReader(database)()
  await work()
  const after = await createVersionReader(database)()
  return [...after].flatMap(([name, version]) => (before.get(name) === version ? [] : [name])).sort()
}

async function countChallenges(db: Database): Promise<number> {
  return (await db.selectFrom('challenges').select('id').execute()).length
}

async function addUser(db: Database): Promise<string> {
  const id = generateId()
  const names = { email: `${id}@example.org`, username: id, username_key: id }
  const rest = { role: 'public', onboarding_completed: false, time_zone: 'UTC' } as const
  await db
    .insertInto('users')
    .values({ id, ...names, ...rest, created_at: now, updated_at: now })
    .execute()
  return id
}

async function addGoal(db: Database, userId: string, id = generateId()): Promise<string> {
  await db
    .insertInto('goals')
    .values({ id, user_id: userId, title: 'a', pillar: 'mental', completed: false, created_at: now })
    .execute()
  return id
}

async function addChallenge(db: Database): Promise<void> {
  const text = { title: 't', description: 'd', pillar: 'mental', difficulty: 'beginner' } as const
  await db
    .insertInto('challenges')
    .values({ id: generateId(), ...text, duration: 3, participants: 0, created_at: now, updated_at: now })
    .execute()
}
