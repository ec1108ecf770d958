import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { version } from '#server/installation.ts'
import { engine, openTestDatabase, type TestDatabase } from '#test/database.ts'
import { announceBreakingUpdate, RunningServersError } from './breaking-update.ts'
import { checkDatabaseFile } from './database-file.ts'
import { canServe, compareSchema, kyselyMigrations, migrate, NewerDatabaseError } from './migrate.ts'
import type { SchemaMigration } from './migrations/migration.ts'
import { getDatabaseFile, openDatabase } from './open.ts'
import { createApplicationName } from './server-connections.ts'

let place: TestDatabase

beforeEach(async () => {
  place = await openTestDatabase({ migrated: false })
})

afterEach(() => place.close())

/** A later migration, which adds a table. */
const later = (oldestServer: string | null): Record<string, SchemaMigration> => ({
  ...kyselyMigrations,
  '999-later': {
    oldestServer,
    up: (tx) => tx.schema.createTable('later').addColumn('id', 'integer').execute(),
  },
})

const firstTwenty = Object.fromEntries(Object.entries(kyselyMigrations).slice(0, 20))
const withoutLast = Object.fromEntries(Object.entries(kyselyMigrations).slice(0, -1))

test('every migration from 041 on names the oldest server that can serve beside it', () => {
  const later = Object.entries(kyselyMigrations).filter(([name]) => name > '040')
  for (const [name, migration] of later) expect(migration, name).toHaveProperty('oldestServer')
})

describe(`a version whose database was updated by a newer one (${engine})`, () => {
  test('serves with it and starts, if the newer one allows it', async () => {
    await migrate(place.database, engine)
    await migrate(place.database, engine, later(version))
    expect(await canServe(place.database)).toBe(true)
    expect(await migrate(place.database, engine)).toBe(0)
    expect(await compareSchema(place.database)).toEqual({ state: 'newer', unknown: ['999-later'], canServe: true })
  })

  test.each([null, '999.0.0'])('refuses it if the newer one needs %s', async (oldestServer) => {
    await migrate(place.database, engine)
    await migrate(place.database, engine, later(oldestServer))
    expect(await canServe(place.database)).toBe(false)
    await expect(migrate(place.database, engine)).rejects.toThrow(NewerDatabaseError)
  })

  test('refuses it if one of its migrations is missing', async () => {
    await migrate(place.database, engine, withoutLast)
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2026')`.execute(place.database)
    await place.database.insertInto('oldest_servers').values({ migration: '999-later', version }).execute()
    await expect(migrate(place.database, engine)).rejects.toThrow(NewerDatabaseError)
  })

  test('compares versions by their numbers', async () => {
    await migrate(place.database, engine)
    await migrate(place.database, engine, later('0.5.0'))
    const compare = (own: string) => compareSchema(place.database, kyselyMigrations, own)
    expect(await compare('0.4.9')).toMatchObject({ canServe: false })
    expect(await compare('0.5.0')).toMatchObject({ canServe: true })
    expect(await compare('0.10.0')).toMatchObject({ canServe: true })
  })

  test.runIf(engine === 'sqlite')('restores its backups under the same rule', async () => {
    await migrate(place.database, engine)
    await migrate(place.database, engine, later(version))
    const file = getDatabaseFile(place.dataDir)
    expect(checkDatabaseFile(file, 'The backup').version).toBe('999-later')
    await place.database.deleteFrom('oldest_servers').where('migration', '=', '999-later').execute()
    expect(() => checkDatabaseFile(file, 'The backup')).toThrow(NewerDatabaseError)
  })
})

describe('a breaking update', () => {
  const announce = async (lines: string[] = []) => {
    await announceBreakingUpdate(place.database, { print: (line) => lines.push(line), attempts: 1 })
    return lines
  }

  test('is announced before it starts', async () => {
    expect(await announce(), 'a new site has nothing to update').toEqual([])
    await migrate(place.database, engine, firstTwenty)
    expect(await announce()).toEqual(['This update changes the database so that earlier versions can’t use it.'])
    await migrate(place.database, engine)
    expect(await announce()).toEqual([])
  })

  describe.runIf(engine === 'postgres')('while other programs are connected', () => {
    /** Connects under a name. @returns a function that ends the connection */
    const connectAs = async (name: string) => {
      const other = await openDatabase(place, { connections: 1 })
      await sql`select set_config('application_name', ${name}, false)`.execute(other)
      return () => other.destroy()
    }

    test.each(['Seven Pillars', 'Seven Pillars 0.1.5'])(
      'is refused because of %s, and changes nothing',
      async (name) => {
        await migrate(place.database, engine, firstTwenty)
        const end = await connectAs(name)
        await expect(announce()).rejects.toThrow(RunningServersError)
        expect(await compareSchema(place.database)).toMatchObject({ state: 'older' })
        await end()
        await announce()
      },
    )

    test('is not refused because of the same version, nor of other programs', async () => {
      await migrate(place.database, engine, firstTwenty)
      const ends = [await connectAs(createApplicationName()), await connectAs('psql')]
      expect(await announce()).toHaveLength(1)
      for (const end of ends) await end()
    })

    test('lets servers go on that can serve with the new schema', async () => {
      await migrate(place.database, engine, withoutLast)
      const end = await connectAs('Seven Pillars 0.2.1')
      expect(await announce()).toEqual([])
      await end()
    })
  })
})

test.runIf(engine === 'postgres')('waits for a table in use without blocking others', async () => {
  await migrate(place.database, engine)
  const reader = await openDatabase(place, { connections: 1 })
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  let isReading = () => {}
  const reading = new Promise<void>((resolve) => (isReading = resolve))
  const long = reader.transaction().execute(async (tx) => {
    await tx.selectFrom('goals').selectAll().execute()
    isReading()
    await released
  })
  await reading
  const adding: Record<string, SchemaMigration> = {
    ...kyselyMigrations,
    '999-later': {
      oldestServer: version,
      up: (tx) => sql`alter table goals add column later text`.execute(tx).then(() => {}),
    },
  }
  let attempts = 0
  const migrated = migrate(place.database, engine, adding, {
    onLocked() {
      attempts++
      release()
    },
  })
  expect(await migrated).toBe(1)
  expect(attempts).toBe(1)
  await long
  await reader.destroy()
})
