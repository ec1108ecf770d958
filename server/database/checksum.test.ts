import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { createTempFolder } from '#test/temp-folder.ts'
import { createBackup, restoreBackup } from '../admin-backup.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

const now = new Date('2026-03-10T09:00:00.000Z')

async function createSite() {
  const location = { dataDir: createTempFolder(), databaseUrl: null }
  const database = await openDatabase(location)
  await migrate(database, 'sqlite')
  await database.insertInto('site_settings').values({ key: 'note', value: 'The words of the backup' }).execute()
  const target = join(createTempFolder(), 'copy.db')
  const output = await createBackup(location, target, new Date())
  await database.updateTable('site_settings').set({ value: 'The words of today' }).where('key', '=', 'note').execute()
  await database.destroy()
  return { location, target, output }
}

function readNote(dataDir: string): unknown {
  const connection = new DatabaseSync(join(dataDir, 'pillars.db'), { readOnly: true })
  const row = connection.prepare("select value from site_settings where key = 'note'").get()
  connection.close()
  return row?.value
}

/** Changes a letter of a text, which SQLite's own check does not notice. */
function flipByte(file: string): void {
  const bytes = readFileSync(file)
  const place = bytes.indexOf('words of the backup')
  expect(place).toBeGreaterThan(0)
  bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place)
  writeFileSync(file, bytes)
}

describe('the checksum of a backup', () => {
  test('is written next to it in the format of sha256sum', async () => {
    const { target, output } = await createSite()
    const digest = createHash('sha256').update(readFileSync(target)).digest('hex')
    expect(readFileSync(`${target}.sha256`, 'utf8')).toBe(`${digest}  copy.db\n`)
    expect(output).toContain(`${target}.sha256`)
    if (process.platform === 'linux')
      expect(String(execFileSync('sha256sum', ['-c', 'copy.db.sha256'], { cwd: dirname(target) }))).toBe(
        'copy.db: OK\n',
      )
  })

  test('lets an unchanged backup be restored, also under another name', async () => {
    const { location, target } = await createSite()
    const renamed = join(dirname(target), 'renamed.db')
    renameSync(target, renamed)
    renameSync(`${target}.sha256`, `${renamed}.sha256`)
    expect(restoreBackup(location, renamed, now)).not.toContain('checksum')
    expect(readNote(location.dataDir)).toBe('The words of the backup')
  })

  test('refuses a backup with a flipped bit before anything is replaced', async () => {
    const { location, target } = await createSite()
    flipByte(target)
    const before = readdirSync(location.dataDir)
    expect(() => restoreBackup(location, target, now)).toThrow(
      `${target} has changed since the backup was made: it does not match ${target}.sha256. Nothing was replaced. Copy both files again from where you store them, or restore another backup.`,
    )
    expect(readdirSync(location.dataDir).filter((name) => !before.includes(name) && name.includes('restor'))).toEqual(
      [],
    )
    expect(readNote(location.dataDir)).toBe('The words of today')
  })

  test.each(['', 'not a checksum\n', '0123456789abcdef  copy.db\n'])('refuses one that says %j', async (text) => {
    const { location, target } = await createSite()
    writeFileSync(`${target}.sha256`, text)
    expect(() => restoreBackup(location, target, now)).toThrow(`${target}.sha256 has no checksum`)
    expect(readNote(location.dataDir)).toBe('The words of today')
  })

  test('covers the whole backup, so that changes in a -wal file next to it are not restored', async () => {
    const { location, target } = await createSite()
    writeFileSync(`${target}-wal`, 'of another database')
    restoreBackup(location, target, now)
    expect(readNote(location.dataDir)).toBe('The words of the backup')
  })

  test('is missing for backups of earlier versions, which are restored with a warning', async () => {
    const { location, target } = await createSite()
    rmSync(`${target}.sha256`)
    expect(restoreBackup(location, target, now)).toContain(
      `Warning: there is no ${target}.sha256, so only the structure of the backup was checked.`,
    )
    expect(readNote(location.dataDir)).toBe('The words of the backup')
  })
})
