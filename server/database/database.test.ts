import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engine, openTestDatabase, type TestDatabase } from '#test/database.ts'
import { DatabaseError, translatePostgresError, translateSqliteError } from './errors.ts'
import { generateId } from './ids.ts'
import { isMigrated, migrate, NewerDatabaseError } from './migrate.ts'
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

describe(`the two engines answer alike (${engine})`, () => {
  test('booleans are booleans, also through RETURNING, an alias and a join', async () => {
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

  test('counts are numbers', async () => {
    const { count } = await database
      .selectFrom('users')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(typeof count).toBe('number')
  })

  test('text that looks like JSON stays text', async () => {
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

  test.each([[new Date()], [{ a: 1 }], [undefined], [['a']]])('binding %j is refused', async (value) => {
    await expect(
      database
        .selectFrom('users')
        .selectAll()
        .where(sql`id`, '=', sql.val(value))
        .execute(),
    ).rejects.toThrow(/cannot be bound/)
  })

  test('a unique key and a foreign key are named alike', async () => {
    await addUser(database, 'twice')
    await expect(addUser(database, 'twice')).rejects.toMatchObject({ kind: 'unique' })
    const orphan = database
      .insertInto('goals')
      .values({ id: generateId(), user_id: 'nobody', title: 't', pillar: 'mental', completed: false, created_at: now })
      .execute()
    await expect(orphan).rejects.toMatchObject({ kind: 'foreign-key' })
  })

  test('a count outside its range is refused', async () => {
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

describe(`a transaction (${engine})`, () => {
  test('happens whole or not at all', async () => {
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

  test('refuses the outer database inside', async () => {
    await expect(transaction(database, () => addUser(database, 'outer'))).rejects.toThrow(/only `tx`/)
  })

  test('cannot go on after a statement failed, even when the error is caught', async () => {
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

  test('that the engine refuses for serialisation is run again', async () => {
    let runs = 0
    const result = await transaction(database, async () => {
      if (++runs < 3) throw new DatabaseError('retry', '', null)
      return 'done'
    })
    expect([result, runs]).toEqual(['done', 3])
  })

  test('two hundred at once each count once', async () => {
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

describe(`transactions that arrive together (${engine})`, () => {
  const names = (from: string) =>
    database.selectFrom('users').select('username').where('username', 'like', `${from}-%`).orderBy('username').execute()

  test('fail alone', async () => {
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

  test('and single statements among them', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) =>
        at % 2 ? addUser(database, `mixed-${at % 8}`) : transaction(database, (tx) => addUser(tx, `mixed-${at % 8}`)),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
    expect(await names('mixed')).toHaveLength(8)
  })

  test.runIf(engine === 'sqlite')('are in the file when they are acknowledged', async () => {
    const beside = openSqliteFile(join(place.dataDir, 'pillars.db'), { readOnly: true })
    const isThere = beside.prepare('select 1 from users where username = ?')
    await Promise.all(
      Array.from({ length: 30 }, async (_, at) => {
        await transaction(database, (tx) => addUser(tx, `told-${at}`))
        expect(isThere.get(`told-${at}`)).toBeDefined()
      }),
    )
    beside.close()
  })

  test.runIf(engine === 'sqlite')('are all refused when the engine takes the group back', async () => {
    const outcomes = await Promise.allSettled([
      transaction(database, (tx) => addUser(tx, 'back-1')),
      sql.raw('rollback').execute(database),
      transaction(database, (tx) => addUser(tx, 'back-2')),
    ])
    expect(outcomes[0]).toMatchObject({ status: 'rejected', reason: { kind: 'unavailable' } })
    expect(outcomes[2].status).toBe('fulfilled')
    expect((await names('back')).map(({ username }) => username)).toEqual(['back-2'])
  })

  test.runIf(engine === 'sqlite')('outlive one for which there is no room', async () => {
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

describe(`migrating (${engine})`, () => {
  test('twice does nothing the second time', async () => {
    expect(await migrate(database, engine)).toBe(0)
    expect(await isMigrated(database)).toBe(true)
  })

  test('a database of a newer version is refused', async () => {
    const newer = await openTestDatabase()
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', ${now})`.execute(newer.database)
    await expect(migrate(newer.database, engine)).rejects.toThrow(NewerDatabaseError)
    expect(await isMigrated(newer.database)).toBe(false)
    await newer.close()
  })
})

describe('an engine that is away', () => {
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
  ])('is called unavailable: %s', (code) =>
    expect(translatePostgresError(Object.assign(new Error('gone'), { code }))).toMatchObject({ kind: 'unavailable' }),
  )

  test.each([8, 10, 13, 14, 1032])('is called unavailable: SQLite %i', (errcode) => {
    expect(translateSqliteError(Object.assign(new Error('gone'), { errcode }))).toMatchObject({ kind: 'unavailable' })
  })

  test.runIf(engine === 'postgres')(
    'without a word is not waited for, and its connection is not used again',
    async () => {
      const line = await startProxy(new URL(place.databaseUrl ?? ''))
      const far = await openDatabase({ dataDir: '', databaseUrl: `${line.url}?query_timeout=500` }, { connections: 1 })
      const one = () => sql`select 1`.execute(far)
      await one()
      line.cut()
      await expect(one()).rejects.toMatchObject({ kind: 'unavailable' })
      await one()
      line.cut()
      const began = Date.now()
      await expect(transaction(far, (tx) => sql`select 1`.execute(tx))).rejects.toMatchObject({ kind: 'unavailable' })
      expect(Date.now() - began).toBeLessThan(900)
      await expect(transaction(far, (tx) => sql`select 1`.execute(tx))).resolves.toBeDefined()
      await far.destroy()
      line.close()
    },
  )
})

/** A line to PostgreSQL whose connections can fall silent; new ones work. */
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

test('ids made one after the other sort in that order', () => {
  const ids = Array.from({ length: 20_000 }, generateId)
  expect([...ids].sort()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})
