import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { createTempFolder } from '#test/temp-folder.ts'
import type { Config } from '../../config.ts'
import { loadBackupState } from './backup-state.ts'
import { backUpAtNight } from './nightly.ts'

const timeZone = 'Europe/Berlin'
let site: TestApp

afterEach(() => site.close())

/** Creates a site with an admin, whose server has looked for the first time in the morning of 27 March. */
async function start(settings: Partial<Config> = {}) {
  site = await createTestApp({ backupTime: '02:30', ...settings })
  await site.signUp()
  await site.database.updateTable('users').set({ email_verified_at: '2026-03-01T00:00:00.000Z' }).execute()
  await lookAt('2026-03-27T09:00:00.000Z')
  return site
}

async function lookAt(instant: string, options: { free?: number } = {}): Promise<void> {
  site.services.clock.set(instant)
  await backUpAtNight(site, { timeZone, ...options })
}

const folder = () => join(site.config.dataDir, 'backups')
const listBackups = () =>
  existsSync(folder()) ? readdirSync(folder()).filter((name) => /\.(db|dump)$/.test(name)) : []
const loadState = () => loadBackupState(site, site.services.clock.now())
const listMails = () => site.services.mail.sent.map(({ to, subject, text }) => ({ to, subject, text }))

describe('the nightly backup', () => {
  test('is made once each night, at the time of BACKUP_TIME, across a change of the clocks', async () => {
    await start()
    expect(listBackups()).toEqual([])
    await lookAt('2026-03-28T01:29:00.000Z')
    expect(listBackups()).toEqual([])
    await lookAt('2026-03-28T01:30:00.000Z')
    await lookAt('2026-03-28T01:31:00.000Z')
    expect(listBackups()).toEqual([expect.stringMatching(/^2026-03-28T01-30-00-000Z-nightly\./)])
    // In the night of 29 March, the clocks go from 02:00 to 03:00, which is 01:00 UTC.
    await lookAt('2026-03-29T00:59:00.000Z')
    expect(listBackups()).toHaveLength(1)
    await lookAt('2026-03-29T01:00:00.000Z')
    await lookAt('2026-03-29T01:45:00.000Z')
    expect(listBackups()).toHaveLength(2)
    await lookAt('2026-03-30T00:30:00.000Z')
    expect(listBackups()).toHaveLength(3)
    expect(await loadState()).toMatchObject({
      lastBackupAt: '2026-03-30T00:30:00.000Z',
      problem: null,
      overdue: false,
    })
  })

  test('catches up after a night in which the machine was off', async () => {
    await start()
    await lookAt('2026-03-28T14:00:00.000Z')
    expect(listBackups()).toHaveLength(1)
  })

  test('has the rows of the site, and a checksum, but no key', async () => {
    await start()
    await lookAt('2026-03-28T01:30:00.000Z')
    const [name = ''] = listBackups()
    const backup = new DatabaseSync(join(folder(), name), { readOnly: true })
    expect(backup.prepare('select username from users').all()).toEqual([{ username: 'man1' }])
    backup.close()
    expect(readFileSync(join(folder(), `${name}.sha256`), 'utf8')).toContain(name)
    expect(readdirSync(folder())).toEqual([name, `${name}.sha256`])
  })

  test('is made by one process only', async () => {
    await start()
    const startedAt = Date.parse('2026-03-28T01:30:00.000Z')
    const processes = [1, 2, 3].map((second) => {
      const clock = { now: () => new Date(startedAt + second * 1000) }
      return backUpAtNight({ ...site, services: { ...site.services, clock } }, { timeZone })
    })
    await Promise.all(processes)
    expect(listBackups()).toHaveLength(1)
  })

  test('is skipped while the disk has less than twice its size free, and tried again an hour later', async () => {
    await start()
    await lookAt('2026-03-28T01:30:00.000Z', { free: 100_000 })
    expect(listBackups()).toEqual([])
    const { problem } = await loadState()
    expect(problem).toMatch(/^The disk of .*backups has 0\.1 MB free\. A backup needs twice the size of the database/)
    await lookAt('2026-03-28T02:29:00.000Z')
    expect(listBackups()).toEqual([])
    await lookAt('2026-03-28T02:31:00.000Z')
    expect(listBackups()).toHaveLength(1)
    expect(await loadState()).toMatchObject({ problem: null })
  })

  test('does not wait for a night that a wrong clock has put into the future', async () => {
    await start()
    await lookAt('2031-01-01T09:00:00.000Z')
    await lookAt('2026-03-28T01:30:00.000Z')
    expect(listBackups()).toHaveLength(2)
  })

  test('deletes what a killed process has left, and nothing of the operator', async () => {
    await start()
    mkdirSync(folder())
    const [partial, own] = ['2026-03-27T01-30-00-000Z-nightly.db.partial', 'offsite.db.partial']
    for (const name of [partial, own]) writeFileSync(join(folder(), name), '')
    await lookAt('2026-03-28T01:30:00.000Z')
    expect(readdirSync(folder())).not.toContain(partial)
    expect(readdirSync(folder())).toContain(own)
  })

  test('is given up when the server stops, and made after the next start', async () => {
    await start()
    site.services.clock.set('2026-03-28T01:30:00.000Z')
    const stopped = new AbortController()
    const running = backUpAtNight(site, { timeZone, signal: stopped.signal })
    setTimeout(() => stopped.abort(), 50)
    await running
    expect(listBackups()).toEqual([])
    await lookAt('2026-03-28T01:31:00.000Z')
    expect(listBackups()).toHaveLength(1)
  })

  test('can be switched off', async () => {
    await start({ backupTime: null })
    await lookAt('2026-03-29T09:00:00.000Z')
    await lookAt('2026-04-20T09:00:00.000Z')
    expect(listBackups()).toEqual([])
    expect(await loadState()).toMatchObject({ time: null, overdue: false })
    expect(listMails()).toEqual([])
  })
})

describe('BACKUP_COMMAND', () => {
  test('does not wait for what it has left in the background', async () => {
    const late = join(createTempFolder(), 'late')
    await start({ backupCommand: `(sleep 20; touch ${late}) & exit 0` })
    await lookAt('2026-03-28T01:30:00.000Z')
    expect(existsSync(late)).toBe(false)
    expect(await loadState()).toMatchObject({ problem: null })
  })

  test('gets the checked file, and none of the settings', async () => {
    const elsewhere = createTempFolder()
    process.env.SECRET_KEY = 'hunter2'
    try {
      await start({ backupCommand: `cp "$BACKUP_FILE" ${elsewhere} && env > ${elsewhere}/environment` })
      await lookAt('2026-03-28T01:30:00.000Z')
    } finally {
      delete process.env.SECRET_KEY
    }
    expect(readdirSync(elsewhere)).toEqual([...listBackups(), 'environment'])
    expect(readFileSync(join(elsewhere, 'environment'), 'utf8')).not.toContain('hunter2')
    expect(await loadState()).toMatchObject({ problem: null, elsewhere: true })
  })

  test('that fails leaves one backup for the night and a problem with its last line', async () => {
    await start({ backupCommand: 'echo connecting; echo no route to host >&2; exit 3' })
    await lookAt('2026-03-28T01:30:00.000Z')
    await lookAt('2026-03-28T05:00:00.000Z')
    expect(listBackups()).toHaveLength(1)
    expect((await loadState()).problem).toBe(
      'The backup was made, but BACKUP_COMMAND failed: exit status 3. no route to host',
    )
  })
})

describe('the warning about backups', () => {
  test('reaches admins by mail after two days without a good backup, and again three days later', async () => {
    await start({ backupCommand: 'exit 1', publicUrl: 'https://pillars.example.org' })
    await lookAt('2026-03-28T01:30:00.000Z')
    await lookAt('2026-03-29T08:59:00.000Z')
    expect(await loadState()).toMatchObject({ overdue: false })
    expect(listMails()).toEqual([])
    await lookAt('2026-03-29T09:01:00.000Z')
    await lookAt('2026-03-29T09:02:00.000Z')
    await lookAt('2026-04-01T09:00:00.000Z')
    expect(await loadState()).toMatchObject({ overdue: true })
    expect(listMails()).toEqual([
      {
        to: 'man1@example.org',
        subject: 'No recent backup',
        text: expect.stringMatching(/no good backup for two days.*BACKUP_COMMAND failed[^]*\/admin\/site#backup/),
      },
    ])
    await lookAt('2026-04-01T09:02:00.000Z')
    expect(listMails()).toHaveLength(2)
  })
})
