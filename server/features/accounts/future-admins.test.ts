import { expect, test } from 'vitest'
import { startTestApp } from '#test/start-test-app.ts'
import { runAdminCommand } from '../../admin-commands.ts'
import { describeFutureAdmins } from './future-admins.ts'
import { changeRole } from './roles.ts'

const adminEmails = ['boss@example.org', 'typo@example.org']
const smtp = { url: 'smtp://mail.example.org', from: 'a@example.org' }

test('names the addresses of ADMIN_EMAILS that have no account or are not confirmed', async () => {
  const site = await startTestApp({ adminEmails, smtp })
  expect(await describeFutureAdmins(site)).toBe(
    'These addresses become admin once they confirm their email: boss@example.org (no account yet), typo@example.org (no account yet).',
  )
  await site.signUp({ email: 'Boss@example.org' })
  expect(await describeFutureAdmins(site)).toBe(
    'These addresses become admin once they confirm their email: boss@example.org, typo@example.org (no account yet).',
  )
  await runAdminCommand(site, ['verify', 'boss@example.org'])
  expect(await describeFutureAdmins(site)).toBe(
    'These addresses become admin once they confirm their email: typo@example.org (no account yet).',
  )
})

test('says what to do on a site that can’t send email', async () => {
  const site = await startTestApp({ adminEmails })
  expect(await describeFutureAdmins(site)).toMatch(/can’t send email.*npm run admin -- verify EMAIL$/)
})

test('names a confirmed address that is not an admin', async () => {
  const site = await startTestApp({ adminEmails: ['boss@example.org'], smtp })
  const boss = await site.signUp({ email: 'boss@example.org' })
  const other = await site.signUp()
  await runAdminCommand(site, ['verify', boss.email])
  await changeRole(site, { userId: other.id, role: 'admin' })
  expect(await describeFutureAdmins(site)).toBeNull()
  await changeRole(site, { userId: boss.id, role: 'member' })
  expect(await describeFutureAdmins(site)).toBe(
    'boss@example.org is in ADMIN_EMAILS but not an admin. To change that: npm run admin -- role boss@example.org admin',
  )
})

test('prints them with the setup link, and nothing on a site without ADMIN_EMAILS', async () => {
  const site = await startTestApp({ adminEmails, smtp })
  expect(await runAdminCommand(site, ['setup-link'])).toContain('typo@example.org (no account yet)')
  const plain = await startTestApp()
  expect(await describeFutureAdmins(plain)).toBeNull()
  expect(await runAdminCommand(plain, ['setup-link'])).not.toContain('become admin')
})
