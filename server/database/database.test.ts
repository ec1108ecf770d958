import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { engine, openTestDatabase, type TestDatabase } from '#test/database.ts'
import { DatabaseError, translatePostgresError, translateSqliteError } from './errors.ts'
import { generateId } from './ids.ts'
import { canServe, migrate, NewerDatabaseError } from './migrate.ts'
import { openDatabase } from './open.ts'
import { openSqliteFile } from './sqlite-session.ts'
import type { Database } from './tables.ts'
import { transaction } from './transaction.ts'

let place: TestDatabase
let database: Database

beforeAll(async () => {
  place = await openTestDatabase({ connections: 20 })
  database = place.database
})
afterAll(() => place.close())

const now = '2026-03-10T09:00:00.000Z'

function buildUser(name: string) {
  return {
    id: generateId(),
    email: `${name}@example.org`,
    username: name,
    username_key: name,
    role: 'public' as const,
    onboarding_completed: false,
    time_zone: 'UTC',
    created_at: now,
    updated_at: now,
  }
}

function addUser(db: Database, name: string) {
  return db.insertInto('users').values(buildUser(name)).execute()
}

describe(`values and errors (${engine})`, () => {
  test('returns booleans as booleans, also through RETURNING, an alias and a join', async () => {
    const returned = await database
      .insertInto('users')
      .values({ ...buildUser('bool'), onboarding_completed: true })
      .returning('onboarding_completed as done')
      .executeTakeFirstOrThrow()
    expect(returned.done).toBe(true)
    const joined = await database
      .selectFrom('users as a')
      .innerJoin('users as b', 'a.id', 'b.id')
      .select('b.onboarding_completed')
      .where('a.email', '=', 'bool@example.org')
      .executeTakeFirstOrThrow()
    expect(joined.onboarding_completed).toBe(true)
  })

  test('returns counts as numbers', async () => {
    const { count } = await database
      .selectFrom('users')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(typeof count).toBe('number')
  })

  test('keeps text that looks like JSON as text', async () => {
    await database
      .insertInto('users')
      .values({ ...buildUser('json'), first_name: '[1,2]' })
      .execute()
    expect(
      (
        await database
          .selectFrom('users')
          .select('first_name')
          .where('email', '=', 'json@example.org')
          .executeTakeFirstOrThrow()
      ).first_name,
    ).toBe('[1,2]')
  })

  test.each([[new Date()], [{ a: 1 }], [undefined], [['a']]])('refuses to bind %j', async (value) => {
    await expect(
      database
        .selectFrom('users')
        .selectAll()
        .where(sql`id`, '=', sql.val(value))
        .execute(),
    ).rejects.toThrow(/cannot be bound/)
  })

  test('reports unique and foreign key violations by kind', async () => {
    await addUser(database, 'twice')
    await expect(addUser(database, 'twice')).rejects.toMatchObject({ kind: 'unique' })
    const orphan = database
      .insertInto('goals')
      .values({ id: generateId(), user_id: 'nobody', title: 't', pillar: 'mental', completed: false, created_at: now })
      .execute()
    await expect(orphan).rejects.toMatchObject({ kind: 'foreign-key' })
  })

  test('rejects a count outside its range', async () => {
    const row = {
      id: generateId(),
      title: 't',
      description: 'd',
      pillar: 'mental',
      duration: 3,
      difficulty: 'beginner',
      participants: -1,
      created_at: now,
      updated_at: now,
    } as const
    await expect(database.insertInto('challenges').values(row).execute()).rejects.toThrow()
    await expect(
      sql`insert into challenges (id, title, description, pillar, duration, difficulty, participants, created_at, updated_at) values ('x', 't', 'd', 'mental', 'abc', 'beginner', 0, ${now}, ${now})`.execute(
        database,
      ),
    ).rejects.toThrow()
  })
})

describe(`transactions (${engine})`, () => {
  test('rolls back a failed transaction completely', async () => {
    await expect(
      transaction(database, async (tx) => {
        await addUser(tx, 'half')
        throw new Error('stop')
      }),
    ).rejects.toThrow('stop')
    expect(await database.selectFrom('users').select('id').where('email', '=', 'half@example.org').execute()).toEqual(
      [],
    )
  })

  test('refuses the outer database inside a transaction', async () => {
    await expect(transaction(database, () => addUser(database, 'outer'))).rejects.toThrow(/only `tx`/)
  })

  test('fails a transaction after a failed statement, even when the error is caught', async () => {
    const caught = transaction(database, async (tx) => {
      await addUser(tx, 'caught')
      await addUser(tx, 'caught').catch(() => {})
      await addUser(tx, 'after')
    })
    await expect(caught).rejects.toThrow()
    expect(
      await database.selectFrom('users').select('id').where('username', 'in', ['caught', 'after']).execute(),
    ).toEqual([])
  })

  test('retries a transaction after a serialization failure', async () => {
    let runs = 0
    const result = await transaction(database, async () => {
      if (++runs < 3) throw new DatabaseError('retry', '', null)
      return 'done'
    })
    expect([result, runs]).toEqual(['done', 3])
  })

  test('counts each of 200 concurrent transactions once', async () => {
    const id = generateId()
    await database
      .insertInto('challenges')
      .values({
        id,
        title: 't',
        description: 'd',
        pillar: 'mental',
        duration: 3,
        difficulty: 'beginner',
        participants: 0,
        created_at: now,
        updated_at: now,
      })
      .execute()
    const raise = () =>
      transaction(database, (tx) =>
        tx
          .updateTable('challenges')
          .set((eb) => ({ participants: eb('participants', '+', 1) }))
          .where('id', '=', id)
          .execute(),
      )
    await Promise.all(Array.from({ length: 200 }, raise))
    expect(
      (await database.selectFrom('challenges').select('participants').where('id', '=', id).executeTakeFirstOrThrow())
        .participants,
    ).toBe(200)
  })
})

describe(`concurrent transactions (${engine})`, () => {
  const names = (from: string) =>
    database.selectFrom('users').select('username').where('username', 'like', `${from}-%`).orderBy('username').execute()

  test('fails only the broken ones of concurrent transactions', async () => {
    await addUser(database, 'taken')
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, at) =>
        transaction(database, async (tx) => {
          await addUser(tx, `alone-${String(at).padStart(2, '0')}`)
          if (at % 3 === 1) throw new Error('changed its mind')
          if (at % 3 === 2) await addUser(tx, 'taken')
        }),
      ),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(
      outcomes.map((_, at) => (at % 3 === 0 ? 'fulfilled' : 'rejected')),
    )
    expect((await names('alone')).map(({ username }) => username)).toEqual(
      outcomes.flatMap((_, at) => (at % 3 === 0 ? [`alone-${String(at).padStart(2, '0')}`] : [])),
    )
  })

  test('runs transactions and single statements concurrently', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) =>
        at % 2 ? addUser(database, `mixed-${at % 8}`) : transaction(database, (tx) => addUser(tx, `mixed-${at % 8}`)),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
    expect(await names('mixed')).toHaveLength(8)
  })

  test.runIf(engine === 'sqlite')('writes transactions to the file before it acknowledges them', async () => {
    const reader = openSqliteFile(join(place.dataDir, 'pillars.db'), { readOnly: true })
    const findUser = reader.prepare('select 1 from users where username = ?')
    await Promise.all(
      Array.from({ length: 30 }, async (_, at) => {
        await transaction(database, (tx) => addUser(tx, `durable-${at}`))
        expect(findUser.get(`durable-${at}`)).toBeDefined()
      }),
    )
    reader.close()
  })

  test.runIf(engine === 'sqlite')('rejects all transactions of a group that the engine rolls back', async () => {
    const outcomes = await Promise.allSettled([
      transaction(database, (tx) => addUser(tx, 'back-1')),
      sql.raw('rollback').execute(database),
      transaction(database, (tx) => addUser(tx, 'back-2')),
    ])
    expect(outcomes[0]).toMatchObject({ status: 'rejected', reason: { kind: 'unavailable' } })
    expect(outcomes[2].status).toBe('fulfilled')
    expect((await names('back')).map(({ username }) => username)).toEqual(['back-2'])
  })

  test.runIf(engine === 'sqlite')('completes the other transactions when one fills the disk', async () => {
    const tooMuch = transaction(database, async (tx) => {
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(tx)
      await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 20}`).execute(tx)
      await tx
        .updateTable('users')
        .set({ first_name: 'x'.repeat(1_000_000) })
        .where('username', '=', 'twice')
        .execute()
    })
    const [small, large, after] = await Promise.allSettled([
      transaction(database, (tx) => addUser(tx, 'room-1')),
      tooMuch,
      transaction(database, (tx) => addUser(tx, 'room-2')),
    ])
    await sql`pragma max_page_count = 1000000000`.execute(database)
    expect([small.status, after.status]).toEqual(['fulfilled', 'fulfilled'])
    expect(large).toMatchObject({ status: 'rejected', reason: { kind: 'unavailable' } })
    expect(await names('room')).toHaveLength(2)
  })
})

describe(`migrations (${engine})`, () => {
  test('does nothing when the schema is up to date', async () => {
    expect(await migrate(database, engine)).toBe(0)
    expect(await canServe(database)).toBe(true)
  })

  test('rejects a database of a newer version', async () => {
    const newer = await openTestDatabase()
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', ${now})`.execute(newer.database)
    await expect(migrate(newer.database, engine)).rejects.toThrow(NewerDatabaseError)
    expect(await canServe(newer.database)).toBe(false)
    await newer.close()
  })
})

test.runIf(engine === 'postgres').each([
  ['at once', false],
  ['in a transaction, which is repeated', true],
])('plans a frequent statement again after a column was added, %s', async (_name, inTransaction) => {
  const table = `planned_${inTransaction}`
  await sql`create table ${sql.table(table)} (id text)`.execute(database)
  const read = (db: Database) => sql`select * from ${sql.table(table)} where id = ${'a'}`.execute(db)
  const run = () => (inTransaction ? transaction(database, read) : read(database))
  for (let use = 1; use <= 200; use++) await run()
  await sql`alter table ${sql.table(table)} add column name text`.execute(database)
  await sql`insert into ${sql.table(table)} values (${'a'}, ${'b'})`.execute(database)
  for (let use = 1; use <= 50; use++) expect((await run()).rows).toEqual([{ id: 'a', name: 'b' }])
  await sql`drop table ${sql.table(table)}`.execute(database)
})

describe('an unreachable engine', () => {
  test.each([
    'EAI_AGAIN',
    'ECONNREFUSED',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOENT',
    'EPIPE',
    'ETIMEDOUT',
    '25006',
    '25P03',
    '53200',
    '57P01',
    '08006',
  ])('reports PostgreSQL error %s as unavailable', (code) =>
    expect(translatePostgresError(Object.assign(new Error('gone'), { code }))).toMatchObject({ kind: 'unavailable' }),
  )

  test.each([8, 10, 13, 14, 1032])('reports SQLite error %i as unavailable', (errcode) => {
    expect(translateSqliteError(Object.assign(new Error('gone'), { errcode }))).toMatchObject({ kind: 'unavailable' })
  })

  test.runIf(engine === 'postgres')('gives up on a silent connection and does not use it again', async () => {
    const proxy = await startProxy(new URL(place.databaseUrl ?? ''))
    const far = await openDatabase({ dataDir: '', databaseUrl: `${proxy.url}?query_timeout=500` }, { connections: 1 })
    const one = () => sql`select 1`.execute(far)
    await one()
    proxy.cut()
    await expect(one()).rejects.toMatchObject({ kind: 'unavailable' })
    await one()
    proxy.cut()
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    await expect(transaction(far, (tx) => sql`select 1`.execute(tx))).rejects.toMatchObject({ kind: 'unavailable' })
    expect(
      sent.mock.calls.map(([query]) => query),
      'does not wait for a rollback too',
    ).toEqual(['begin'])
    sent.mockRestore()
    await expect(transaction(far, (tx) => sql`select 1`.execute(tx))).resolves.toBeDefined()
    await far.destroy()
    proxy.close()
  })

  test.runIf(engine === 'postgres')(
    'fails a transaction that loses its connection between two statements',
    async () => {
      const emitted = vi.spyOn(pg.Client.prototype, 'emit')
      const other = new pg.Client(place.databaseUrl ?? '')
      await other.connect()
      const lost = transaction(database, async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
        await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
        await vi.waitFor(() => expect(emitted).toHaveBeenCalledWith('end'))
        await sql`select 1`.execute(tx)
      })
      await expect(lost).rejects.toMatchObject({ kind: 'unavailable' })
      emitted.mockRestore()
      await other.end()
    },
  )
})

/** Starts a proxy to PostgreSQL that can silence its open connections; new ones work. */
async function startProxy(target: URL) {
  const dead = new Set<object>()
  const open = new Set<object>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    const pair = {}
    open.add(pair)
    near.on('data', (data) => dead.has(pair) || far.write(data))
    far.on('data', (data) => dead.has(pair) || near.write(data))
    for (const socket of [near, far]) socket.on('error', () => {}).on('close', () => (near.destroy(), far.destroy()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(target)
  url.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url: url.href,
    cut: () => open.forEach((pair) => dead.add(pair)),
    close: () => server.close(),
  }
}

test.runIf(engine === 'sqlite')('writes limits so that SQLite keeps the query prepared', () => {
  const { sql: text, parameters } = database.selectFrom('users').select('id').limit(3).compile()
  expect([text, parameters]).toEqual(['select "id" from "users" limit ? + 0', [3]])
})

test('generates ids that sort by creation', () => {
  const ids = Array.from({ length: 20_000 }, generateId)
  expect([...ids].sort()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})
