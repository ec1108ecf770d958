import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { SetupList } from '#contract/setup-list.ts'
import type { SetupStep } from '#contract/setup-steps.ts'
import { createBackup } from '#server/admin-backup.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { createTempFolder } from '#test/temp-folder.ts'
import { findOpenSetupList } from './setup-list.ts'

let site: TestApp

afterEach(() => site.close())

async function start(settings: Parameters<typeof createTestApp>[0] = {}) {
  site = await createTestApp({ backupTime: null, ...settings })
  return site.signUp()
}

const readList = async (admin: TestClient): Promise<SetupList> =>
  (await admin.call('GET', '/api/admin/setup-list')).json()

const listDone = async (admin: TestClient): Promise<SetupStep[]> =>
  (await readList(admin)).steps.filter(({ done }) => done).map(({ step }) => step)

test('has nothing done on a new site', async () => {
  const admin = await start()
  const { steps, ...rest } = await readList(admin)
  expect(steps.map(({ step }) => step)).toEqual([
    'name',
    'figures',
    'mail',
    'guidelines',
    'help',
    'invitation',
    'backup',
  ])
  expect(steps.every(({ done, confirmed }) => !done && !confirmed)).toBe(true)
  expect(rest).toMatchObject({ dismissed: false, backup: { time: null, lastBackupAt: null, overdue: false } })
})

test.each<[SetupStep, string, string, object]>([
  ['name', 'PATCH', '/api/admin/site', { name: 'Iron Harbor' }],
  ['figures', 'PATCH', '/api/admin/site', { figures: 'spec' }],
  ['guidelines', 'PATCH', '/api/admin/pages/guidelines', { content: 'Be kind.' }],
  ['help', 'PATCH', '/api/admin/help', { note: 'Call Sam.' }],
  ['invitation', 'POST', '/api/invitations', {}],
])('sees that an admin did the step %s', async (step, method, url, body) => {
  const admin = await start()
  expect((await admin.call(method === 'POST' ? 'POST' : 'PATCH', url, body)).statusCode).toBeLessThan(300)
  expect(await listDone(admin)).toEqual([step])
})

test('counts figures that SITE_FIGURES chose', async () => {
  expect(await listDone(await start({ siteFigures: 'spec' }))).toEqual(['figures'])
})

test('counts another member like an invitation', async () => {
  const admin = await start()
  await site.signUp()
  expect(await listDone(admin)).toEqual(['invitation'])
})

test('counts mail from the first email that was sent until one fails', async () => {
  const admin = await start()
  const save = (columns: object) =>
    site.database
      .insertInto('delivery_channels')
      .values({ channel: 'email', ...columns })
      .onConflict((conflict) => conflict.column('channel').doUpdateSet(columns))
      .execute()
  await save({ last_error_at: '2026-03-10T08:00:00.000Z' })
  expect(await listDone(admin)).toEqual([])
  await save({ last_success_at: '2026-03-10T09:00:00.000Z' })
  expect(await listDone(admin)).toEqual(['mail'])
  site.services.mail.available = false
  expect(await listDone(admin)).toEqual([])
  site.services.mail.available = true
  await save({ last_error_at: '2026-03-10T10:00:00.000Z' })
  expect(await listDone(admin)).toEqual([])
})

test('sees a backup by the command', async () => {
  const admin = await start()
  const now = site.services.clock.now()
  await createBackup(site.config, join(createTempFolder(), 'copy.db'), now)
  expect(await readList(admin)).toMatchObject({ backup: { lastBackupAt: now.toISOString() } })
  expect(await listDone(admin)).toEqual(['backup'])
})

test('counts nightly backups until there was none for two days', async () => {
  const admin = await start({ backupTime: '03:00' })
  expect(await listDone(admin)).toEqual(['backup'])
  const since = new Date(site.services.clock.now().getTime() - 49 * 3_600_000).toISOString()
  await site.database
    .insertInto('site_settings')
    .values({ key: 'nightly-backup', value: JSON.stringify({ since, problem: 'The disk is full.' }) })
    .execute()
  expect(await listDone(admin)).toEqual([])
  expect(await readList(admin)).toMatchObject({ backup: { overdue: true, problem: 'The disk is full.' } })
  // What an admin confirmed while the server could not see backups no longer counts.
  for (const step of ['name', 'figures', 'guidelines', 'help', 'backup'])
    await admin.call('PATCH', `/api/admin/setup-list/${step}`, { confirmed: true })
  expect(await listDone(admin)).not.toContain('backup')
  await admin.call('PATCH', '/api/admin/setup-list', { dismissed: true })
  expect(await findOpenSetupList(site)).toMatchObject({ backup: { overdue: true } })
})

test('keeps what admins confirm at the same moment, and takes it back', async () => {
  const admin = await start()
  const confirm = (step: string, confirmed: boolean) =>
    admin.call('PATCH', `/api/admin/setup-list/${step}`, { confirmed })
  await Promise.all([confirm('guidelines', true), confirm('backup', true)])
  expect(await listDone(admin)).toEqual(['guidelines', 'backup'])
  expect((await readList(admin)).steps).toContainEqual({ step: 'backup', done: true, confirmed: true })
  await confirm('backup', false)
  expect(await listDone(admin)).toEqual(['guidelines'])
  expect((await confirm('mail', true)).statusCode).toBe(400)
  const entries = (await admin.call('GET', '/api/admin/audit?kind=site-change')).json()
  expect(entries[0]).toMatchObject({ detail: 'setup list: backup open again', actor: { id: admin.id } })
})

test('is hidden for all admins, and shown again', async () => {
  const admin = await start()
  const hide = async (dismissed: boolean) => (await admin.call('PATCH', '/api/admin/setup-list', { dismissed })).json()
  expect(await hide(true)).toMatchObject({ dismissed: true })
  expect(await readList(admin)).toMatchObject({ dismissed: true })
  expect(await hide(false)).toMatchObject({ dismissed: false })
})

test('belongs to the admin role, even where everyone uses the other admin screens', async () => {
  await start({ adminAccess: 'everyone' })
  const member = await site.signUp()
  expect((await member.call('GET', '/api/admin/setup-list')).statusCode).toBe(403)
  expect((await member.call('PATCH', '/api/admin/setup-list', { dismissed: true })).statusCode).toBe(403)
  expect((await member.call('PATCH', '/api/admin/setup-list/help', { confirmed: true })).statusCode).toBe(403)
})
