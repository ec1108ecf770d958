import { execFile } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, test } from 'vitest'
import { backUpBeforeMigration } from '#server/database/backup.ts'
import { kyselyMigrations, migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { startExpectingFailure, startServer, type ServerProcess } from './server-process.ts'

// Tests backups with the real server and the real admin command.

const folders: string[] = []
const createTempFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'pillars-backup-'))
  folders.push(folder)
  return folder
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

type CommandResult = { code: number; output: string }

function runAdmin(dataDir: string, commandLine: string[], env: Record<string, string> = {}): Promise<CommandResult> {
  return new Promise((resolve) => {
    const options = { env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, ...env } }
    execFile(process.execPath, ['server/admin.ts', ...commandLine], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

async function signUp(server: ServerProcess, name: string): Promise<void> {
  const response = await fetch(`${server.url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${name}@example.org`,
      username: name,
      password: 'correct horse battery',
      setupCode: server.takeSetupCode(),
    }),
  })
  expect(response.status, await response.text()).toBe(201)
}

function listUsernames(file: string): unknown[] {
  const connection = new DatabaseSync(file)
  try {
    return connection
      .prepare('select username from users order by username')
      .all()
      .map(({ username }) => username)
  } finally {
    connection.close()
  }
}

const startWithoutLibrary = (dataDir: string) => startServer({ DATA_DIR: dataDir, STARTER_CONTENT: 'off' })

describe('backup', () => {
  test('copies the database of a running server into one private file', async () => {
    const [dataDir, folder] = [createTempFolder(), createTempFolder()]
    const server = await startWithoutLibrary(dataDir)
    await signUp(server, 'alex')
    const target = join(folder, 'copy.db')
    const { code, output } = await runAdmin(dataDir, ['backup', target])
    expect(output).toContain(`Backed up the database to ${target} (1 account, `)
    expect(code).toBe(0)
    expect(readdirSync(folder)).toEqual(['copy.db'])
    expect(statSync(target).mode & 0o777).toBe(0o600)
    expect(listUsernames(target)).toEqual(['alex'])
    await server.stop()
  })

  test('includes what a killed server left in its -wal file', async () => {
    const dataDir = createTempFolder()
    const server = await startWithoutLibrary(dataDir)
    await signUp(server, 'alex')
    await server.kill()
    expect(statSync(join(dataDir, 'pillars.db-wal')).size).toBeGreaterThan(0)
    const target = join(createTempFolder(), 'copy.db')
    expect((await runAdmin(dataDir, ['backup', target])).code).toBe(0)
    expect(listUsernames(target)).toEqual(['alex'])
  })

  test('never overwrites a file', async () => {
    const dataDir = createTempFolder()
    await (await startWithoutLibrary(dataDir)).stop()
    const target = join(createTempFolder(), 'copy.db')
    writeFileSync(target, 'precious')
    expect(await runAdmin(dataDir, ['backup', target])).toEqual({
      code: 1,
      output: `${target} already exists. Choose another name.\n`,
    })
    expect(statSync(target).size).toBe('precious'.length)
  })

  test('reports a folder that does not exist and a site that does not exist', async () => {
    const dataDir = createTempFolder()
    const missing = await runAdmin(join(dataDir, 'none'), ['backup', join(dataDir, 'copy.db')])
    expect(missing).toMatchObject({ code: 1, output: expect.stringMatching(/^There is no site in .*\n$/) })
    await (await startWithoutLibrary(dataDir)).stop()
    const nowhere = await runAdmin(dataDir, ['backup', join(dataDir, 'none', 'copy.db')])
    expect(nowhere).toMatchObject({ code: 1, output: expect.stringMatching(/^There is no folder .*\n$/) })
  })

  test.each([
    ['backup', 'pg_dump'],
    ['restore', 'pg_restore'],
  ])('names the tool of PostgreSQL for %s', async (command, tool) => {
    const env = { DATABASE_URL: 'postgres://localhost:1/none', SECRET_KEY: 'k'.repeat(32) }
    const { code, output } = await runAdmin(createTempFolder(), [command, 'copy.db'], env)
    expect(output).toMatch(new RegExp(`^This site uses PostgreSQL.*${tool}.*\n$`))
    expect(code).toBe(1)
  })
})

describe('restore', () => {
  test('returns to the backup after a killed server left a -wal file, and keeps the replaced database', async () => {
    const dataDir = createTempFolder()
    const before = await startWithoutLibrary(dataDir)
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

    const after = await startWithoutLibrary(dataDir)
    expect((await fetch(`${after.url}/readyz`)).status).toBe(200)
    await after.stop()
    expect(listUsernames(join(dataDir, 'pillars.db'))).toEqual(['alex'])
    const [kept = ''] = readdirSync(dataDir).filter((name) => /^pillars-before-restore-.*\.db$/.test(name))
    expect(output).toContain(kept)
    expect(listUsernames(join(dataDir, kept))).toEqual(['alex', 'blake'])
  })

  test('creates a site from a backup in an empty folder', async () => {
    const dataDir = createTempFolder()
    const server = await startWithoutLibrary(dataDir)
    await signUp(server, 'alex')
    const target = join(dataDir, 'copy.db')
    await runAdmin(dataDir, ['backup', target])
    await server.stop()
    const other = join(createTempFolder(), 'data')
    expect((await runAdmin(other, ['restore', target])).code).toBe(0)
    expect(listUsernames(join(other, 'pillars.db'))).toEqual(['alex'])
  })

  test('restores over a damaged database, which the server refuses to open', async () => {
    const dataDir = createTempFolder()
    const server = await startWithoutLibrary(dataDir)
    const target = join(createTempFolder(), 'copy.db')
    await runAdmin(dataDir, ['backup', target])
    await server.stop()
    writeFileSync(join(dataDir, 'pillars.db'), 'not a database at all, sorry'.repeat(100))
    expect((await runAdmin(dataDir, ['restore', target])).code).toBe(0)
    await (await startWithoutLibrary(dataDir)).stop()
  })

  test('refuses while the server runs', async () => {
    const server = await startWithoutLibrary(createTempFolder())
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

  const unusable: [string, (file: string) => void, RegExp][] = [
    ['that does not exist', () => {}, /There is no file/],
    ['that is not a database', (file) => writeFileSync(file, 'a letter'.repeat(1000)), /can't be opened as a database/],
    ['that is empty', (file) => writeFileSync(file, ''), /not a database of Seven Pillars/],
    [
      'of another program',
      (file) => changeDatabase(file, 'create table notes (text)'),
      /not a database of Seven Pillars/,
    ],
    ['that is cut off', (file) => cutOff(file), /damaged|opened/],
    [
      'of a newer version',
      (file) => changeDatabase(file, "insert into kysely_migration values ('999-later', 'x')"),
      /comes from a newer version of Seven Pillars \(999-later\)/,
    ],
  ]

  test.each(unusable)('refuses a file %s and changes nothing', async (name, spoil, message) => {
    const dataDir = createTempFolder()
    const server = await startWithoutLibrary(dataDir)
    await signUp(server, 'alex')
    const target = join(createTempFolder(), 'copy.db')
    if (/newer|cut off/.test(name)) await runAdmin(dataDir, ['backup', target])
    await server.stop()
    spoil(target)
    const { code, output } = await runAdmin(dataDir, ['restore', target])
    expect(output).toMatch(message)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(code).toBe(1)
    expect(readdirSync(dataDir).filter((file) => /restor/.test(file))).toEqual([])
    expect(listUsernames(join(dataDir, 'pillars.db'))).toEqual(['alex'])
  })

  test('refuses the database of the site itself', async () => {
    const dataDir = createTempFolder()
    await (await startWithoutLibrary(dataDir)).stop()
    const { output } = await runAdmin(dataDir, ['restore', join(dataDir, 'pillars.db')])
    expect(output).toMatch(/is the database of this site, not a backup/)
  })
})

describe('starting', () => {
  test('refuses a database that was damaged by the -wal file of another one', async () => {
    const [dataDir, other] = [createTempFolder(), createTempFolder()]
    for (const folder of [dataDir, other]) await (await startWithoutLibrary(folder)).stop()
    const insertMany = `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 2000)
      insert into attempts select 'key-' || n, 1, '' from numbers; vacuum`
    changeDatabase(join(other, 'pillars.db'), insertMany)
    const connection = new DatabaseSync(join(other, 'pillars.db'))
    connection.exec('update attempts set count = 2')
    copyFileSync(join(other, 'pillars.db-wal'), join(dataDir, 'pillars.db-wal'))
    connection.close()
    const { code, output } = await startExpectingFailure({ DATA_DIR: dataDir })
    expect(output).toMatch(/is damaged: .*npm run admin -- restore FILE/)
    expect(code).not.toBe(0)
  })
})

describe('the backup before a migration', () => {
  const names = Object.keys(kyselyMigrations)
  const withoutLast = Object.fromEntries(Object.entries(kyselyMigrations).slice(0, -1))

  async function createEarlierSite(): Promise<string> {
    const dataDir = createTempFolder()
    const database = await openDatabase({ dataDir, databaseUrl: null }, { versioned: [] })
    await migrate(database, 'sqlite', withoutLast)
    await database.destroy()
    return dataDir
  }

  test('is written by the server when it updates a database, and by no other start', async () => {
    const dataDir = await createEarlierSite()
    const upgraded = await startWithoutLibrary(dataDir)
    expect(upgraded.output()).toMatch(/^Backed up the database to .* before updating it\.\nSeven Pillars is running/)
    await upgraded.stop()
    const list = () => readdirSync(join(dataDir, 'backups'))
    expect(list()).toEqual([expect.stringMatching(new RegExp(`^\\d{4}-.*Z-before-${names.at(-1)}\\.db$`))])
    await (await startWithoutLibrary(dataDir)).stop()
    expect(list()).toHaveLength(1)
    const empty = await startWithoutLibrary(createTempFolder())
    expect(existsSync(join(empty.dataDir, 'backups'))).toBe(false)
    await empty.stop()
  })

  test('is kept for the last three updates', async () => {
    const dataDir = await createEarlierSite()
    const database = await openDatabase({ dataDir, databaseUrl: null }, { versioned: [] })
    const file = join(dataDir, 'pillars.db')
    for (const day of [1, 2, 3, 4, 5])
      await backUpBeforeMigration(database, { file, now: new Date(`2026-03-0${day}T09:00:00.000Z`) })
    await database.destroy()
    expect(readdirSync(join(dataDir, 'backups')).map((name) => name.slice(0, 10))).toEqual([
      '2026-03-03',
      '2026-03-04',
      '2026-03-05',
    ])
  })

  test('reports a disk that is too full and leaves the database unchanged', async () => {
    const dataDir = await createEarlierSite()
    const database = await openDatabase({ dataDir, databaseUrl: null }, { versioned: [] })
    const file = join(dataDir, 'pillars.db')
    await expect(backUpBeforeMigration(database, { file, now: new Date(), free: 1024 })).rejects.toThrow(
      /too full .* MB needed, 0\.0 MB free\. Nothing was changed/,
    )
    await database.destroy()
    expect(readdirSync(join(dataDir, 'backups'))).toEqual([])
  })
})

function changeDatabase(file: string, statement: string): void {
  const connection = new DatabaseSync(file)
  connection.exec(statement)
  connection.close()
}

function cutOff(file: string): void {
  truncateSync(file, statSync(file).size / 2)
}
