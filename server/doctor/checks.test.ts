import { chmodSync, chownSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTempFolder } from '#test/temp-folder.ts'
import { type Config, readConfig } from '../config.ts'
import { version } from '../installation.ts'
import { describeLastBackup } from './backups.ts'
import { describeDifference } from './clock.ts'
import { checkDisk } from './disk.ts'
import { hideAddresses } from './hide-secrets.ts'
import { checkPermissions } from './permissions.ts'
import { compareProgram } from './server.ts'
import { excuseServer } from './site.ts'

const isRoot = process.getuid?.() === 0
const megabyte = 1024 * 1024

/** Creates a data folder with the files of a site. */
function createFolder(): { config: Config } {
  const dataDir = createTempFolder()
  for (const name of ['pillars.db', 'secret.key'])
    writeFileSync(join(dataDir, name), 'x'.repeat(megabyte), { mode: 0o600 })
  return { config: readConfig({ DATA_DIR: dataDir }) }
}

const byName = (findings: { name: string }[]) => Object.fromEntries(findings.map((finding) => [finding.name, finding]))

test('accepts files that only their owner can read', () => {
  expect(checkPermissions(createFolder())).toMatchObject([
    { name: 'private', status: 'ok' },
    { name: 'owner', status: 'ok' },
  ])
})

test('names files that others can read', () => {
  const site = createFolder()
  const { dataDir } = site.config
  chmodSync(join(dataDir, 'secret.key'), 0o644)
  const advice = `Run: chmod -R go= ${dataDir}`
  expect(checkPermissions(site)[0], 'in a folder that they have no access to').toMatchObject({
    status: 'warning',
    advice,
  })
  chmodSync(dataDir, 0o755)
  const message = `Other users of this machine can read ${join(dataDir, 'secret.key')}.`
  expect(checkPermissions(site)[0]).toMatchObject({ status: 'problem', message, advice })
})

test('says when a command runs as root on the site of another user', () => {
  const site = createFolder()
  const { uid: owner } = statSync(site.config.dataDir)
  const findings = byName(checkPermissions(site, { user: owner === 0 ? 4321 : 0 }))
  const message = expect.stringContaining(`This command runs as ${owner === 0 ? '4321' : 'root'}`)
  expect(findings).toMatchObject({ user: { status: 'warning', message, advice: expect.stringContaining('sudo -u') } })
})

test.runIf(isRoot)('names files that belong to another user than the folder', () => {
  const site = createFolder()
  const { dataDir } = site.config
  chownSync(dataDir, 4321, 4321)
  chownSync(join(dataDir, 'pillars.db'), 4321, 4321)
  expect(byName(checkPermissions(site))).toMatchObject({
    owner: {
      status: 'problem',
      message: expect.stringContaining('secret.key: the owner is root'),
      advice: `Run: chown -R 4321 ${dataDir}`,
    },
    user: { status: 'warning', message: expect.stringContaining('This command runs as root') },
  })
})

test.each([
  [50 * megabyte, 'problem', "can't save anything"],
  [0.5 * megabyte, 'problem', "can't save anything"],
  [101 * megabyte, 'ok', 'the database has 1.0 MB'],
])('judges %d free bytes', async (free, status, words) => {
  expect((await checkDisk(createFolder(), { free }))[0]).toMatchObject({
    status,
    message: expect.stringContaining(words),
  })
})

test('warns when a backup needs more than what is free', async () => {
  const site = createFolder()
  writeFileSync(join(site.config.dataDir, 'pillars.db'), Buffer.alloc(60 * megabyte))
  expect((await checkDisk(site, { free: 101 * megabyte }))[0]).toMatchObject({
    status: 'warning',
    message: expect.stringContaining('a backup needs up to 120.0 MB'),
  })
})

test.runIf(!isRoot)('names a folder that cannot be written to', async () => {
  const site = createFolder()
  chmodSync(site.config.dataDir, 0o500)
  expect((await checkDisk(site))[1]).toMatchObject({ status: 'problem' })
  chmodSync(site.config.dataDir, 0o700)
})

const [threeDaysAgo, lastNight] = ['2026-03-07T09:00:00.000Z', '2026-03-10T03:00:00.000Z']

test.each([
  ['03:00', null, null, false, 'ok', 'The first backup is made at 03:00.'],
  ['03:00', lastNight, null, false, 'ok', 'The last backup was made 6 hours ago.'],
  ['03:00', threeDaysAgo, null, true, 'warning', /^The last backup was made 3 days ago\. .* while the server runs/],
  ['03:00', lastNight, 'No space.', false, 'warning', /The last attempt failed: No space\.$/],
  [null, null, null, false, 'warning', 'No backup was ever made. Nightly backups are off.'],
  [null, threeDaysAgo, null, false, 'warning', /^The last backup was made 3 days ago\. Nightly backups are off\.$/],
  [null, lastNight, null, false, 'ok', 'The last backup was made 6 hours ago.'],
])(
  'judges nightly backups at %s, the last one at %s, problem %s',
  (time, lastBackupAt, problem, overdue, status, message) => {
    const finding = describeLastBackup({ time, lastBackupAt, problem, overdue }, new Date('2026-03-10T09:00:00Z'))
    expect(finding).toMatchObject({
      status,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    })
  },
)

test('compares the clock with that of PostgreSQL', () => {
  expect(describeDifference(900)).toMatchObject({ status: 'ok' })
  expect(describeDifference(-7_200_000)).toMatchObject({
    status: 'warning',
    message: 'The clock of this machine is 2 hours behind that of PostgreSQL.',
  })
})

test('hides email addresses', () => {
  expect(hideAddresses('550 <ben@example.org>: unknown, or bob+x@mail.example.org')).toBe('550 <…>: unknown, or …')
})

test.each([
  ['another version', '0.0.1', '2126-01-01', 'warning', 'The server runs version 0.0.1'],
  ['an earlier state of this version', version, '2020-01-01', 'warning', 'was changed since'],
  ['this version', version, '2126-01-01', 'ok', 'with the version that is installed'],
])('recognizes a server of %s', (_, running, startedAt, status, words) => {
  const now = new Date('2126-01-02T00:00:00Z')
  expect(compareProgram({ version: running, startedAt }, now)).toMatchObject({
    status,
    message: expect.stringContaining(words),
  })
})

test('gives a server that has just started time to catch up', async () => {
  const excuse = (startedAt: string, state: 'ready' | 'stopped' = 'ready') => {
    const sighting = {
      version,
      startedAt,
      host: '',
      address: '',
      peerAddress: '',
      peerPort: 0,
      forwarded: 0,
      trustProxy: 0,
    }
    const server = Promise.resolve({ state, url: null, processId: null, sighting })
    return excuseServer({ server, now: new Date('2026-03-10T09:00:00Z') })
  }
  expect(await excuse('2026-03-10T08:55:00Z')).toMatchObject({ reason: 'The server has just started.' })
  expect(await excuse('2026-03-10T08:45:00Z')).toBeNull()
  expect(await excuse('2026-03-10T08:45:00Z', 'stopped')).toMatchObject({ advice: 'Start the server.' })
})
