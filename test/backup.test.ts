import { readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { backUpBeforeMigration } from '#server/database/backup.ts'
import { kyselyMigrations, migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { copyEmptySite, listUsernames, runAdmin, signUp, startWithoutLibrary } from './site-on-disk.ts'
import { createTempFolder } from './temp-folder.ts'

// Tests backups with the real server and the real admin command.

async function createStoppedSite(): Promise<string> {
  const server = await startWithoutLibrary()
  await server.stop()
  return server.dataDir
}

describe('backup', () => {
  test('copies the database of a running server into one private file', async () => {
    const [server, folder] = [await startWithoutLibrary(), createTempFolder()]
    await signUp(server, 'alex')
    const target = join(folder, 'copy.db')
    const { code, output } = await runAdmin(server.dataDir, ['backup', target])
    expect(output).toContain(`Backed up the database to ${target} (1 account, `)
    expect(code).toBe(0)
    expect(readdirSync(folder)).toEqual(['copy.db', 'copy.db.sha256'])
    for (const file of [target, `${target}.sha256`]) expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(listUsernames(target)).toEqual(['alex'])
    await server.stop()
  })

  test('includes what a killed server left in its -wal file', async () => {
    const server = await startWithoutLibrary()
    const { dataDir } = server
    await signUp(server, 'alex')
    await server.kill()
    expect(statSync(join(dataDir, 'pillars.db-wal')).size).toBeGreaterThan(0)
    const target = join(createTempFolder(), 'copy.db')
    expect((await runAdmin(dataDir, ['backup', target])).code).toBe(0)
    expect(listUsernames(target)).toEqual(['alex'])
  })

  test('never overwrites a file @prove', async () => {
    const dataDir = await createStoppedSite()
    const target = join(createTempFolder(), 'copy.db')
    writeFileSync(target, 'precious')
    expect(await runAdmin(dataDir, ['backup', target])).toEqual({
      code: 1,
      output: `${target} already exists. Choose another name.\n`,
    })
    expect(statSync(target).size).toBe('precious'.length)
  })

  test('reports a folder that does not exist and a site that does not exist @prove', async () => {
    const dataDir = createTempFolder()
    const missing = await runAdmin(join(dataDir, 'none'), ['backup', join(dataDir, 'copy.db')])
    expect(missing).toMatchObject({ code: 1, output: expect.stringMatching(/^There is no site in .*\n$/) })
    const site = await createStoppedSite()
    const nowhere = await runAdmin(site, ['backup', join(site, 'none', 'copy.db')])
    expect(nowhere).toMatchObject({ code: 1, output: expect.stringMatching(/^There is no folder .*\n$/) })
  })

  test('names the ways to restore a site that uses PostgreSQL', async () => {
    const env = { DATABASE_URL: 'postgres://localhost:1/none', SECRET_KEY: 'k'.repeat(32) }
    const { code, output } = await runAdmin(createTempFolder(), ['restore', 'copy.db'], env)
    expect(output).toMatch(/^This site uses PostgreSQL.*pg_restore.*\nFor a \.db, .* copy --to postgres:.*\n$/)
    expect(code).toBe(1)
  })
})

describe('restore', () => {
  /** Creates a site of the member `alex`, which is stopped, and a backup of it. */
  async function createBackedUpSite() {
    const [server, target] = [await startWithoutLibrary(), join(createTempFolder(), 'copy.db')]
    const { dataDir } = server
    await signUp(server, 'alex')
    await runAdmin(dataDir, ['backup', target])
    await server.stop()
    return { dataDir, target }
  }

  test('returns to the backup after a killed server left a -wal file, and keeps the replaced database', async () => {
    const before = await startWithoutLibrary()
    const { dataDir } = before
    await signUp(before, 'alex')
    const target = join(createTempFolder(), 'copy.db')
    await runAdmin(dataDir, ['backup', target])
    await signUp(before, 'blake')
    await before.kill()
    expect(statSync(join(dataDir, 'pillars.db-wal')).size).toBeGreaterThan(0)

    const { code, output } = await runAdmin(dataDir, ['restore', target])
    expect(output).toContain(`Restored ${target} (1 account, `)
    expect(code).toBe(0)
    expect(statSync(join(dataDir, 'pillars.db')).mode & 0o777).toBe(0o600)

    const after = await startWithoutLibrary({ DATA_DIR: dataDir })
    expect((await fetch(`${after.url}/readyz`)).status).toBe(200)
    await after.stop()
    expect(listUsernames(join(dataDir, 'pillars.db'))).toEqual(['alex'])
    const [kept = ''] = readdirSync(dataDir).filter((name) => /^pillars-before-restore-.*\.db$/.test(name))
    expect(output).toContain(kept)
    expect(listUsernames(join(dataDir, kept))).toEqual(['alex', 'blake'])
  })

  test('creates a site from a backup in an empty folder @prove', async () => {
    const { target } = await createBackedUpSite()
    const other = join(createTempFolder(), 'data')
    expect((await runAdmin(other, ['restore', target])).code).toBe(0)
    expect(listUsernames(join(other, 'pillars.db'))).toEqual(['alex'])
  })

  test('restores over a damaged database, which the server refuses to open @prove', async () => {
    const { dataDir, target } = await createBackedUpSite()
    writeFileSync(join(dataDir, 'pillars.db'), 'not a database at all, sorry'.repeat(100))
    expect((await runAdmin(dataDir, ['restore', target])).code).toBe(0)
    await (await startWithoutLibrary({ DATA_DIR: dataDir })).stop()
  })

  test('refuses while the server runs', async () => {
    const server = await startWithoutLibrary()
    const target = join(createTempFolder(), 'copy.db')
    await runAdmin(server.dataDir, ['backup', target])
    const { code, output } = await runAdmin(server.dataDir, ['restore', target])
    expect(output).toMatch(
      /Another Seven Pillars server .*A backup can only be restored while the server is stopped\.\n$/,
    )
    expect(code).toBe(1)
    await signUp(server, 'alex')
    await server.stop()
  })

  test('refuses a file that is cut off and changes nothing', async () => {
    const { dataDir, target } = await createBackedUpSite()
    truncateSync(target, statSync(target).size / 2)
    const { code, output } = await runAdmin(dataDir, ['restore', target])
    expect(output).toMatch(/has changed since the backup was made/)
    expect(code).toBe(1)
    expect(readdirSync(dataDir).filter((file) => /restor/.test(file))).toEqual([])
    expect(listUsernames(join(dataDir, 'pillars.db'))).toEqual(['alex'])
  })

  test('refuses the database of the site itself @prove', async () => {
    const dataDir = await createStoppedSite()
    const { output } = await runAdmin(dataDir, ['restore', join(dataDir, 'pillars.db')])
    expect(output).toMatch(/is the database of this site, not a backup/)
  })
})

describe('the backup before a migration', () => {
  const names = Object.keys(kyselyMigrations)
  const withoutLast = Object.fromEntries(Object.entries(kyselyMigrations).slice(0, -1))

  async function createEarlierSite(): Promise<string> {
    const dataDir = createTempFolder()
    const database = await openDatabase({ dataDir, databaseUrl: null })
    await migrate(database, 'sqlite', withoutLast)
    await database.destroy()
    return dataDir
  }

  test('is written by the server when it updates a database, and by no other start', async () => {
    const dataDir = await createEarlierSite()
    const upgraded = await startWithoutLibrary({ DATA_DIR: dataDir })
    expect(upgraded.output()).toMatch(
      /^Backed up the database to .* before updating it\.\nSeven Pillars [\d.]+ is running/,
    )
    await upgraded.stop()
    const list = () => readdirSync(join(dataDir, 'backups'))
    const name = `\\d{4}-.*Z-before-${names.at(-1)}\\.db`
    expect(list()).toEqual([
      expect.stringMatching(new RegExp(`^${name}$`)),
      expect.stringMatching(new RegExp(`^${name}\\.sha256$`)),
    ])
    await (await startWithoutLibrary({ DATA_DIR: dataDir })).stop()
    expect(list()).toHaveLength(2)
    const newSite = readdirSync(copyEmptySite())
    expect(newSite).toContain('pillars.db')
    expect(newSite).not.toContain('backups')
  })

  test('is kept for the last three updates', async () => {
    const dataDir = await createEarlierSite()
    const database = await openDatabase({ dataDir, databaseUrl: null })
    const file = join(dataDir, 'pillars.db')
    for (const day of [1, 2, 3, 4, 5])
      await backUpBeforeMigration(database, { file, now: new Date(`2026-03-0${day}T09:00:00.000Z`) })
    await database.destroy()
    expect(readdirSync(join(dataDir, 'backups')).map((name) => name.slice(0, 10) + extname(name))).toEqual(
      ['2026-03-03', '2026-03-04', '2026-03-05'].flatMap((day) => [`${day}.db`, `${day}.sha256`]),
    )
  })

  test('reports a disk that is too full and leaves the database unchanged', async () => {
    const dataDir = await createEarlierSite()
    const database = await openDatabase({ dataDir, databaseUrl: null })
    const file = join(dataDir, 'pillars.db')
    await expect(backUpBeforeMigration(database, { file, now: new Date(), free: 1024 })).rejects.toThrow(
      /too full .* MB needed, 0\.0 MB free\. Nothing was changed/,
    )
    await database.destroy()
    expect(readdirSync(join(dataDir, 'backups'))).toEqual([])
  })
})
