import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createDatabaseFolder } from '#test/database-folder.ts'
import { engine, openTestDatabase } from '#test/database.ts'
import { openSqliteDatabase } from '#test/sqlite-database.ts'
import { copySite } from './admin-copy.ts'
import { UsageError } from './admin-members.ts'
import { lockDataDir } from './database/data-dir-lock.ts'
import { demoMarkerText, getDemoMarkerFile } from './database/demo-folder.ts'
import { fillTables } from './database/migrate-fixtures/sample-rows.ts'

const key = 'the secret key of this site, 0123456789'
const nowhere = 'postgres://user:password@127.0.0.1:1/none'

function createFolder(): string {
  const folder = createDatabaseFolder('pillars-copy-')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs the command. @returns its lines and the advice at its end */
async function run(config: Partial<Parameters<typeof copySite>[0]>, ...args: string[]) {
  const lines: string[] = []
  const defaults = { dataDir: createFolder(), databaseUrl: null, secretKey: null }
  const advice = await copySite({ ...defaults, ...config }, args, (line) => lines.push(line))
  return { lines, advice }
}

describe.runIf(engine === 'postgres')('copy command', () => {
  async function openPostgres() {
    const place = await openTestDatabase({ migrated: false })
    onTestFinished(() => place.close())
    return place.databaseUrl ?? ''
  }

  test('copies a site to PostgreSQL and back, and says what to set without printing secrets', async () => {
    const [{ database, dataDir }, url, folder] = [await openSqliteDatabase(), await openPostgres(), createFolder()]
    await fillTables(database)
    writeFileSync(join(dataDir, 'secret.key'), key)
    const there = await run({ dataDir }, '--to', url)
    expect(there.lines).toContainEqual(expect.stringMatching(/^users: 2 rows, \d+\.\d s$/))
    expect(there.lines).toContainEqual(
      expect.stringMatching(/^The copy is complete: all \d+ rows in \d+ tables are equal/),
    )
    expect(there.advice).toContain(
      `SECRET_KEY to the content of ${join(dataDir, 'secret.key')}. Then start the server.`,
    )

    const again = await run({ dataDir, secretKey: key }, '--to', url)
    expect(again.lines).toContain('users: 2 rows, copied earlier')
    expect(again.advice).toContain('keep SECRET_KEY as it is')

    const back = await run({ dataDir: folder, databaseUrl: url, secretKey: key }, '--to', 'sqlite')
    expect(existsSync(join(folder, 'pillars.db'))).toBe(true)
    expect(back.advice).toContain('Remove DATABASE_URL from the settings and keep SECRET_KEY.')
    expect(back.advice).toContain(`Or write its value to ${join(folder, 'secret.key')}`)

    const runWithKeyFile = (text: string) => {
      writeFileSync(join(folder, 'secret.key'), text)
      return run({ dataDir: folder, databaseUrl: url, secretKey: key }, '--to', 'sqlite')
    }
    const [same, other] = [await runWithKeyFile(`${key}\n`), await runWithKeyFile('another key of the folder')]
    expect(same.advice).toContain('You can remove it too')
    expect(other.advice).toContain('has another key, which the server ignores')

    const printed = JSON.stringify([there, again, back, same, other])
    expect(printed).not.toContain(key)
    expect(printed).not.toContain(new URL(url).password + '@')
  })
})

describe('copy command', () => {
  test.each([[[]], [['--to']], [['--from', nowhere]], [['somewhere', '--to', 'sqlite']]])(
    'prints the usage for %j',
    async (args) => {
      await expect(run({}, ...args)).rejects.toThrow(UsageError)
    },
  )

  test.each([
    [{}, 'sqlite', 'already uses the embedded database'],
    [{ databaseUrl: nowhere }, nowhere, 'already uses PostgreSQL'],
    [{}, 'mysql://user:password@host/name', '--to: expected sqlite or postgres://user:password@host:port/name'],
    [{}, nowhere, 'There is no site in'],
    [{ databaseUrl: nowhere }, 'sqlite', "A database isn't responding: connect ECONNREFUSED"],
  ])('refuses %j to %s', async (config, to, message) => {
    await expect(run(config, '--to', to)).rejects.toThrow(message)
  })

  test('refuses a site that runs', async () => {
    const { dataDir } = await openSqliteDatabase()
    const lock = lockDataDir(dataDir)
    await expect(run({ dataDir }, '--to', nowhere)).rejects.toThrow('A site can only be copied while it is stopped.')
    lock.release()
  })

  test('refuses the folder of the demonstration, in both directions', async () => {
    const { dataDir } = await openSqliteDatabase()
    writeFileSync(getDemoMarkerFile(dataDir), demoMarkerText)
    await expect(run({ dataDir }, '--to', nowhere)).rejects.toThrow('belongs to the demonstration')
    await expect(run({ dataDir, databaseUrl: nowhere }, '--to', 'sqlite')).rejects.toThrow('the demonstration')
  })
})
