import { sql, type KyselyPlugin, type RootOperationNode } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { version } from '#server/installation.ts'
import { createTestApp } from '#test/app.ts'
import { engine, openTestDatabase } from '#test/database.ts'
import { listReads } from '#test/read-everything.ts'
import { openSqliteDatabase } from '#test/sqlite-database.ts'
import { readRows } from './copied-rows.ts'
import { derivedTables, listCopiedTables } from './copied-tables.ts'
import { copyDatabase, readFingerprints } from './copy.ts'
import { fillTables, readTables } from './migrate-fixtures/sample-rows.ts'
import { kyselyMigrations, migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import { indexAllPosts } from './search-backlog.ts'
import { hasOtherConnections } from './server-connections.ts'
import type { Database } from './tables.ts'

// Copies between the two engines, so it needs PostgreSQL.
describe.runIf(engine === 'postgres')('a copy of a site', () => {
  async function openPostgres(options?: Parameters<typeof openTestDatabase>[0]) {
    const place = await openTestDatabase(options)
    onTestFinished(() => place.close())
    return place
  }
  const openTarget = async () => (await openPostgres()).database
  const openSqlite = async () => (await openSqliteDatabase()).database
  const openEmptyPostgres = async () => (await openPostgres({ migrated: false })).database

  /** Creates a site with two rows in every table, and more users. */
  async function createSite(users = 0): Promise<Database> {
    const { database } = await openSqliteDatabase()
    await fillTables(database)
    for (let at = 0; at < users; at++) await addUser(database, `more ${String(at).padStart(4, '0')}`)
    return database
  }

  async function addUser(database: Database, id: string, username = id): Promise<void> {
    await sql`insert into users (id, email, username, username_key, created_at, updated_at)
      values (${id}, ${id}, ${username}, ${id}, '', '')`.execute(database)
  }

  async function addAvatars(database: Database, sizes: number[]): Promise<void> {
    for (const [at, length] of sizes.entries()) {
      const id = `avatar ${at}`
      await addUser(database, id)
      const bytes = Uint8Array.from({ length }, (_, position) => (position * 31 + (position >> 8)) & 255)
      await database.insertInto('avatars').values({ id, user_id: id, type: '', bytes, created_at: '' }).execute()
    }
  }

  const countUsers = async (database: Database) =>
    Number((await sql<{ count: number }>`select count(*) as count from users`.execute(database)).rows[0]?.count)

  async function readData(database: Database) {
    const tables = Object.entries(await readTables(database)).filter(([name]) => !derivedTables.includes(name))
    return Object.fromEntries(
      tables.map(([name, rows]) => [name, rows.map((row) => JSON.stringify(sortColumns(row))).toSorted()]),
    )
  }

  const sortColumns = (row: Record<string, unknown>) =>
    Object.entries(row)
      .map(([name, value]) => [name, value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value])
      .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1))

  test('has every row of every table, there and back', async () => {
    const [site, postgres, back] = [await createSite(), await openEmptyPostgres(), await openSqlite()]
    const tables = await copyDatabase(site, postgres)
    expect(await readData(postgres)).toEqual(await readData(site))
    expect(await copyDatabase(postgres, back)).toEqual(tables)
    expect(await readData(back)).toEqual(await readData(site))
    for (const database of [site, postgres, back]) expect(await readFingerprints(database)).toEqual(tables)
    const isEmpty = tables.filter(({ rows }) => rows < 2)
    expect(isEmpty).toEqual([])
  })

  test('knows every table of the schema, the same on both engines', async () => {
    const [sqlite, postgres] = [(await openSqliteDatabase()).database, (await openPostgres()).database]
    const copied = await listCopiedTables(sqlite)
    expect(await listCopiedTables(postgres)).toEqual(copied)
    for (const database of [sqlite, postgres]) {
      const all = await database.introspection.getTables({ withInternalKyselyTables: true })
      const known = [...copied.data.map(({ name }) => name), copied.migrations.name, ...derivedTables]
      expect(all.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
    }
  })

  test('reads the keys in an order that does not depend on the locale of PostgreSQL', async () => {
    const database = await openTarget()
    const { rows } = await sql<{ table: string; column: string; collation: string }>`
      select table_name as "table", column_name as "column", collation_name as collation
      from information_schema.columns where table_schema = 'public'`.execute(database)
    const locals = (await listCopiedTables(database)).data.flatMap(({ name, key }) =>
      rows.filter(
        ({ table, column, collation }) => table === name && key.includes(column) && ![null, 'C'].includes(collation),
      ),
    )
    expect(locals, 'give the column the type keyType(engine)').toEqual([])
  })

  test('keeps unusual texts, long bytes and the order of keys', async () => {
    const [site, postgres, back] = [await createSite(), await openTarget(), await openSqlite()]
    const texts = [
      '',
      ' ',
      '\\',
      '"',
      "'",
      '\u0001\t\r\n\u007f',
      '\u2028',
      '🧱 e\u0301 ß ﷽',
      '{"a":[null,"\\u0000"]}',
      'null',
    ]
    for (const [at, text] of [...texts, ...'aBäZz_-~'].entries()) await addUser(site, `${text}${at}`, text)
    await addAvatars(site, [0, 1, 700_000, 1_400_000])
    await copyDatabase(site, postgres)
    await copyDatabase(postgres, back)
    expect(await readData(back)).toEqual(await readData(site))
  })

  test('is read in batches of at most a megabyte', async () => {
    const { database } = await openSqliteDatabase()
    await addAvatars(database, [400_000, 400_000, 400_000, 2_000_000, 1])
    const { data } = await listCopiedTables(database)
    const sizes: number[] = []
    for (const table of data.filter(({ name }) => name === 'avatars'))
      for await (const rows of readRows(database, table, null)) sizes.push(rows.length)
    expect(sizes).toEqual([2, 1, 1, 1])
  })

  test('goes on where it was interrupted, and no server starts with it until then', async () => {
    const [site, { database: postgres, databaseUrl }] = [await createSite(3000), await openPostgres()]
    const interrupted = copyDatabase(site, postgres.withPlugin(failAtInsert('users', 3)))
    await expect(interrupted).rejects.toThrow('Could not write rows of the table users: interrupted')
    expect(await countUsers(postgres)).toBe(2000)
    await expect(migrate(postgres, 'postgres')).rejects.toThrow('an unfinished copy')

    // As of another process.
    const again = await openDatabase({ dataDir: '', databaseUrl })
    const kept = new Map<string, number>()
    await copyDatabase(site, again, { onProgress: (each) => each.step === 'copy' && kept.set(each.table, each.kept) })
    expect(kept.get('users')).toBe(2000)
    expect(kept.get('goals')).toBe(0)
    expect(await readFingerprints(again)).toEqual(await readFingerprints(site))
    expect(await migrate(again, 'postgres')).toBe(0)
    await again.destroy()
  })

  test('changes nothing when it is repeated', async () => {
    const [site, postgres] = [await createSite(), await openTarget()]
    const tables = await copyDatabase(site, postgres)
    expect(await copyDatabase(site, postgres.withPlugin(failAtInsert('users', 1)))).toEqual(tables)
  })

  test('is refused by a target with the rows of another site', async () => {
    const [site, { database: other }] = [await createSite(), await openPostgres()]
    await addUser(other, 'somebody else')
    await expect(copyDatabase(site, other)).rejects.toThrow(
      'The target already has rows in the table users that are not those of this site.',
    )
    expect(await countUsers(other)).toBe(1)
  })

  test('is refused by an unfinished copy if the site has changed since', async () => {
    const [site, postgres] = [await createSite(1500), await openTarget()]
    await copyDatabase(site, postgres.withPlugin(failAtInsert('users', 2))).catch(() => {})
    await sql`update users set username = 'new' where id = 'more 0000'`.execute(site)
    await expect(copyDatabase(site, postgres)).rejects.toThrow('this site has changed since an earlier copy')
  })

  test('is refused by a database with other tables, and by one of another version', async () => {
    const [site, other, older] = [await createSite(), await openEmptyPostgres(), await openEmptyPostgres()]
    await sql`create table invoices (id text primary key)`.execute(other)
    await expect(copyDatabase(site, other)).rejects.toThrow('The target has tables of something else (invoices).')
    const first = Object.fromEntries(Object.entries(kyselyMigrations).slice(0, 5))
    await migrate(older, 'postgres', first)
    await expect(copyDatabase(site, older)).rejects.toThrow('The target has the database of another version.')
    await expect(copyDatabase(older, await openSqlite())).rejects.toThrow('Start the server once to update it.')
  })

  test('is refused for a site that a newer version has updated, also if this version can serve it', async () => {
    const [site, target] = [await createSite(), await openSqlite()]
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2026')`.execute(site)
    await expect(copyDatabase(site, target)).rejects.toThrow('changed by a newer version of Seven Pillars (999-later)')
    await site.insertInto('oldest_servers').values({ migration: '999-later', version }).execute()
    await expect(copyDatabase(site, target)).rejects.toThrow('only that version can copy all of it')
  })

  test('fails when the target changes a value, and stays unfinished', async () => {
    const [site, { database: postgres }] = [await createSite(), await openPostgres()]
    await sql`create function flip() returns trigger language plpgsql as 'begin new.completed = true; return new; end'`.execute(
      postgres,
    )
    await sql`create trigger flip before insert on goals for each row execute function flip()`.execute(postgres)
    await expect(copyDatabase(site, postgres)).rejects.toThrow(
      'its table goals has the same number of rows (2), but other values',
    )
    await expect(migrate(postgres, 'postgres')).rejects.toThrow('an unfinished copy')
  })

  test.each([
    ['username', 'a\u0000b', 'a NUL character'],
    ['day_start', 'three', 'a value that is not an integer of 32 bits'],
    ['day_start', 2 ** 31, 'a value that is not an integer of 32 bits'],
    ['username', new Uint8Array([1]), 'a value that is not text'],
  ])('stops at a %s that PostgreSQL cannot store', async (column, value, problem) => {
    const site = await createSite()
    await sql`update users set ${sql.ref(column)} = ${value} where id = 'users.id 2'`.execute(site)
    await expect(copyDatabase(site, await openTarget())).rejects.toThrow(
      `The column ${column} of the table users has ${problem} in the row "users.id 2"`,
    )
  })

  test('has one moment of a site that others write to', async () => {
    const [{ database: site }, target] = [await openPostgres(), await openSqlite()]
    await fillTables(site)
    const before = await readFingerprints(site)
    const afterFirstRows = afterInsert('attempts', async () => {
      await sql`update goals set title = title || '!'`.execute(site)
      await sql`delete from reactions`.execute(site)
    })
    expect(await copyDatabase(site, target.withPlugin(afterFirstRows))).toEqual(before)
    expect(await readFingerprints(site)).not.toEqual(before)
  })

  test('answers every request as the site does, also searches', async () => {
    const site = await createTestApp({}, { testDatabase: await openSqliteDatabase() })
    const [admin, member] = [await site.signUp(), await site.signUp()]
    await site.ageAccounts()
    const create = async (url: string, body: object): Promise<string> => {
      const reply = await member.call('POST', url, body)
      expect(reply.statusCode, reply.body).toBe(201)
      return reply.json().id
    }
    const post = await create('/api/forum', {
      title: 'Ginger tea',
      content: '**Fresh** with „lemon“ 🍋',
      pillar: 'physical',
    })
    const reply = await create(`/api/forum/${post}/replies`, { content: 'I add honey' })
    const goal = await create('/api/goals', { title: 'Drink ginger', pillar: 'physical' })
    const entry = await create('/api/journal', { content: 'A quiet day' })
    const place = await openPostgres()
    await copyDatabase(site.database, place.database)
    await indexAllPosts(place.database)

    const copy = await createTestApp({}, { testDatabase: place })
    const ids = { any: [post, reply, goal, entry], members: [member.id, admin.id], words: ['ginger', 'honey', 'lemon'] }
    for (const url of listReads('member', ids)) {
      const [expected, found] = [
        await member.call('GET', url),
        await copy.visitor('GET', url, undefined, { cookie: member.cookie }),
      ]
      expect([url, found.statusCode, found.body]).toEqual([url, expected.statusCode, expected.body])
    }
    const found = await copy.visitor('GET', '/api/search?query=honey', undefined, { cookie: member.cookie })
    expect(found.body).toContain(reply)
    await copy.app.close()
    await site.app.close()
  })
})

test.runIf(engine === 'postgres')('notices a server that is connected to the database', async () => {
  const place = await openTestDatabase()
  onTestFinished(() => place.close())
  const own = await openDatabase(place, { connections: 1 })
  expect(await hasOtherConnections(own, { attempts: 1 })).toBe(false)
  await place.database.selectFrom('users').select('id').execute()
  expect(await hasOtherConnections(own, { attempts: 1 })).toBe(true)
  await own.destroy()
})

/** Fails at one of the inserts into a table, as if the process had been killed. */
function failAtInsert(table: string, number: number): KyselyPlugin {
  let count = 0
  return {
    transformQuery({ node }) {
      if (insertsInto(node, table) && ++count === number) throw new Error('interrupted')
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

/** Does something else when rows have been copied into a table. */
function afterInsert(table: string, work: () => Promise<void>): KyselyPlugin {
  const inserts = new WeakSet<object>()
  return {
    transformQuery({ node, queryId }) {
      if (insertsInto(node, table)) inserts.add(queryId)
      return node
    },
    async transformResult({ result, queryId }) {
      if (inserts.has(queryId)) await work()
      return result
    },
  }
}

function insertsInto(node: RootOperationNode, table: string): boolean {
  if (node.kind !== 'RawNode' || node.sqlFragments[0] !== 'insert into ') return false
  return JSON.stringify(node.parameters[0]).includes(`"${table}"`)
}
