import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, formatCookieHeader, password, type TestApp } from '#test/app.ts'
import { createSubscriptionKeys } from '#test/push-encryption.ts'
import { compileCache } from '../bin/node24.js'
import { runAdminCommand } from './admin-commands.ts'
import { createSecrets } from './services/secrets.ts'

let site: TestApp

beforeEach(async () => {
  site = await createTestApp({ adminEmails: ['boss@example.org'], publicUrl: 'https://pillars.example.org' })
})

afterEach(() => site.close())

const getRole = async (cookie: string) =>
  (await site.visitor('GET', '/api/auth/user', undefined, { cookie })).json().role

describe('admin command', () => {
  test('prints the setup link of a site without accounts, the same each time', async () => {
    const setupCode = await site.readSetupCode()
    for (let time = 0; time < 2; time++)
      expect(await runAdminCommand(site, ['setup-link'])).toMatch(
        new RegExp(`^https://pillars\\.example\\.org/sign-up\\?setup=${setupCode}\\n`),
      )
    await site.signUp()
    await expect(runAdminCommand(site, ['setup-link'])).rejects.toThrow('already has an account')
  })

  test('prints a reset link that ends all sessions and does not verify the address', async () => {
    const boss = await site.signUp({ email: 'boss@example.org' })
    const [link = ''] = (await runAdminCommand(site, ['reset-link', 'BOSS@example.org'])).split('\n')
    expect(link).toMatch(/^https:\/\/pillars\.example\.org\/reset#token=[\w-]{43}$/)
    const reset = { token: link.split('=')[1], password: 'a better horse battery' }
    expect((await site.visitor('POST', '/api/auth/reset', reset)).statusCode).toBe(200)
    expect((await boss.call('GET', '/api/auth/user')).statusCode).toBe(401)
    const signedIn = await site.visitor('POST', '/api/auth/sign-in', { email: boss.email, password: reset.password })
    expect(signedIn.json().role).toBe('public')
  })

  test('keeps a printed reset link valid when another one is requested by email', async () => {
    const member = await site.signUp()
    const [link = ''] = (await runAdminCommand(site, ['reset-link', member.email])).split('\n')
    await site.visitor('POST', '/api/auth/request-reset', { email: member.email })
    expect((await site.visitor('POST', '/api/auth/reset', { token: link.split('=')[1], password })).statusCode).toBe(
      200,
    )
  })

  test('resets the push keys and removes all devices', async () => {
    const member = await site.signUp()
    const { p256dh, auth } = createSubscriptionKeys()
    const subscription = { endpoint: 'https://93.184.216.34/x', keys: { p256dh, auth } }
    expect((await member.call('POST', '/api/push', subscription)).statusCode).toBe(201)
    const readKey = async () => (await member.call('GET', '/api/push')).json().publicKey
    const before = await readKey()
    site.services.secrets = createSecrets('a new key of at least 32 characters')
    expect(await readKey()).toBeNull()
    expect(await runAdminCommand(site, ['reset-push-keys'])).toMatch(/1 device was removed.*switch notifications on/)
    expect(await readKey()).toMatch(/^[\w-]{87}$/)
    expect(await readKey()).not.toBe(before)
    expect((await member.call('GET', '/api/push')).json().devices).toEqual([])
  })

  test('changes an email address without verifying it', async () => {
    const member = await site.signUp()
    const other = await site.signUp()
    expect(await runAdminCommand(site, ['change-email', member.email, 'New@example.org'])).toContain(
      'now signs in with new@example.org',
    )
    expect((await site.visitor('POST', '/api/auth/sign-in', { email: 'new@example.org', password })).statusCode).toBe(
      200,
    )
    expect((await member.call('GET', '/api/auth/user')).statusCode).toBe(401)
    await expect(runAdminCommand(site, ['change-email', 'new@example.org', other.email])).rejects.toThrow(
      'An account with this email already exists.',
    )
    await expect(runAdminCommand(site, ['change-email', 'new@example.org', 'nonsense'])).rejects.toThrow(
      'npm run admin',
    )
  })

  test('verifies an address and grants admin through ADMIN_EMAILS', async () => {
    const boss = await site.signUp({ email: 'boss@example.org' })
    const member = await site.signUp()
    expect(await runAdminCommand(site, ['verify', boss.email])).toContain('now an admin')
    expect(await runAdminCommand(site, ['verify', member.email])).not.toContain('admin')
    expect([await getRole(boss.cookie), await getRole(member.cookie)]).toEqual(['admin', 'public'])
  })

  test('changes a role immediately, except that of the last admin', async () => {
    const [one, two] = [await site.signUp(), await site.signUp()]
    await runAdminCommand(site, ['role', one.email, 'admin'])
    expect(await getRole(one.cookie)).toBe('admin')
    await expect(runAdminCommand(site, ['role', one.email, 'public'])).rejects.toMatchObject({ code: 'last-admin' })
    await runAdminCommand(site, ['role', two.email, 'admin'])
    await runAdminCommand(site, ['role', one.email, 'public'])
    expect(await getRole(one.cookie)).toBe('public')
  })

  test('suspends and restores a member, but never the last admin', async () => {
    const [boss, member] = [await site.signUp(), await site.signUp()]
    await runAdminCommand(site, ['role', boss.email, 'admin'])
    await expect(runAdminCommand(site, ['suspend', boss.email])).rejects.toMatchObject({ code: 'last-admin' })
    for (let time = 0; time < 2; time++) {
      expect(await runAdminCommand(site, ['suspend', member.email.toUpperCase()])).toContain(
        `${member.email} (${member.username}) is suspended`,
      )
    }
    expect((await member.call('GET', '/api/auth/user')).statusCode).toBe(401)
    for (let time = 0; time < 2; time++)
      expect(await runAdminCommand(site, ['end-suspension', member.email])).toContain('can sign in again')
    expect((await member.call('GET', '/api/auth/user')).statusCode).toBe(401)
    expect((await site.visitor('POST', '/api/auth/sign-in', { email: member.email, password })).statusCode).toBe(200)
  })

  const unclear = [
    '',
    'role',
    'role a@example.org',
    'remove a@example.org',
    'verify a b',
    'suspend a b',
    'end-suspension a b',
  ]
  test.each(unclear)('prints the usage for the invalid command "%s"', async (commandLine) => {
    await expect(runAdminCommand(site, commandLine.split(' '))).rejects.toThrow('reset-link EMAIL  ')
  })

  test('reports an unknown account', async () => {
    for (const commandLine of [
      ['reset-link', 'no@example.org'],
      ['verify', 'no@example.org'],
      ['role', 'no@example.org', 'admin'],
      ['suspend', 'no@example.org'],
      ['end-suspension', 'no@example.org'],
    ]) {
      await expect(runAdminCommand(site, commandLine)).rejects.toThrow(
        'There is no account with the email no@example.org.',
      )
    }
  })

  test('creates an account, whose printed link sets its password', async () => {
    await site.signUp()
    const text = await runAdminCommand(site, ['create', 'Ben@example.org', '--username', 'Ben', '--role', 'moderator'])
    const [, token] = /https:\/\/pillars\.example\.org\/reset#token=([\w-]{43})\n/.exec(text) ?? []
    await site.visitor('POST', '/api/auth/reset', { token, password })
    const reply = await site.visitor('POST', '/api/auth/sign-in', { email: 'ben@example.org', password })
    const standing = await site.visitor('GET', '/api/standing', undefined, { cookie: formatCookieHeader(reply) })
    expect([reply.json().username, standing.json().role]).toEqual(['Ben', 'moderator'])
    await expect(runAdminCommand(site, ['create', 'ben@example.org'])).rejects.toThrow('already exists')
    await expect(runAdminCommand(site, ['create', 'no address'])).rejects.toThrow('not an email address')
    await expect(runAdminCommand(site, ['create', 'c@example.org', '--role', 'king'])).rejects.toThrow(
      'The role must be',
    )
  })

  test.each([
    ['moderator', 'moderator', 'a moderator'],
    ['admin', 'admin', 'an admin'],
    ['member', 'member', 'a member'],
    ['public', 'member', 'a member'],
  ])('gives the role %s', async (word, role, words) => {
    const { email } = await site.signUp()
    await runAdminCommand(site, ['role', email, 'admin'])
    const member = await site.signUp()
    await runAdminCommand(site, ['role', member.email, word === 'moderator' ? 'admin' : 'moderator'])
    expect(await runAdminCommand(site, ['role', member.email, word])).toMatch(`is now ${words}.`)
    expect((await member.call('GET', '/api/standing')).json().role).toBe(role)
  })

  test('suspends for some days', async () => {
    const member = await site.signUp()
    await site.signUp()
    await runAdminCommand(site, ['suspend', member.email, '--days', '3'])
    const rows = await site.database.selectFrom('users').select('suspended_until').orderBy('id').execute()
    expect(rows).toEqual([{ suspended_until: '2026-03-13T09:00:00.000Z' }, { suspended_until: null }])
    await expect(runAdminCommand(site, ['suspend', member.email, '--days', '0'])).rejects.toThrow('--days')
  })

  test('ends the sessions of a member', async () => {
    const member = await site.signUp()
    expect(await runAdminCommand(site, ['end-sessions', member.email])).toContain('signed out everywhere')
    expect((await member.call('GET', '/api/auth/user')).statusCode).toBe(401)
  })

  test('exports everything of a member to a new file', async () => {
    const member = await site.signUp()
    await member.call('POST', '/api/journal', { content: 'private thoughts' })
    const file = join(site.dataDir, 'export.zip')
    expect(await runAdminCommand(site, ['export', member.email, file])).toContain(file)
    expect(strFromU8(unzipSync(readFileSync(file))['journal.md'] ?? new Uint8Array())).toContain('private thoughts')
    await expect(runAdminCommand(site, ['export', member.email, file])).rejects.toThrow('could not be written')
  })

  test('deletes a member only with --yes, and never the only admin', async () => {
    await runAdminCommand(site, ['role', (await site.signUp()).email, 'admin'])
    const member = await site.signUp()
    await expect(runAdminCommand(site, ['delete', member.email])).rejects.toThrow('add --yes')
    await expect(runAdminCommand(site, ['delete', member.email, '--posts', 'all', '--yes'])).rejects.toThrow('--posts')
    expect((await member.call('GET', '/api/auth/user')).statusCode).toBe(200)
    expect(await runAdminCommand(site, ['delete', member.email, '--yes'])).toContain('is deleted')
    expect((await member.call('GET', '/api/auth/user')).statusCode).toBe(401)
    await expect(runAdminCommand(site, ['delete', 'man1@example.org', '--yes'])).rejects.toMatchObject({
      code: 'last-admin',
    })
  })

  test('prints an invitation in the name of the first admin', async () => {
    const first = await site.signUp()
    await expect(runAdminCommand(site, ['invite'])).rejects.toThrow('no admin yet')
    await runAdminCommand(site, ['role', first.email, 'admin'])
    const text = await runAdminCommand(site, ['invite', '--uses', '3', '--days', '2'])
    const [, invitation] = /https:\/\/pillars\.example\.org\/invite#token=(\S+)/.exec(text) ?? []
    expect((await site.visitor('POST', '/api/auth/invitation', { invitation })).json()).toEqual({
      valid: true,
      by: first.username,
      vouched: true,
      email: null,
      challengeId: null,
    })
    expect((await first.call('GET', '/api/invitations')).json()).toMatchObject([
      { maxUses: 3, expiresAt: '2026-03-12T09:00:00.000Z' },
    ])
  })

  test.each([
    ['invite', '--uses'],
    ['delete', 'a@example.org', '--no'],
    ['end-sessions'],
    ['end-sessions', 'a@example.org', 'more'],
    ['constructor', 'a@example.org'],
  ])('prints the usage for %s %s', async (...args) => {
    await site.signUp()
    await expect(
      runAdminCommand(
        site,
        args.filter((arg) => arg !== undefined),
      ),
    ).rejects.toThrow('  create EMAIL')
  })
})

describe('admin program', () => {
  const run = promisify(execFile)
  const admin = (commandLine: string[], environment: Record<string, string | undefined>) =>
    run(process.execPath, ['server/admin.ts', ...commandLine], {
      env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...environment },
    })

  test('works on the database of a running server', async () => {
    const member = await site.signUp()
    const where = { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl ?? '', SECRET_KEY: 'k'.repeat(32) }
    const { stdout, stderr } = await admin(['role', member.email, 'admin'], where)
    expect(stdout).toBe(`${member.email} (${member.username}) is now an admin.\n`)
    expect(stderr).toBe('')
    expect(await getRole(member.cookie)).toBe('admin')
  })

  test('fails with one line when there is no site, and does not create one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pillars-admin-'))
    const nowhere = { DATA_DIR: join(folder, 'nothing'), DATABASE_URL: '' }
    const stderr = expect.stringMatching(/^There is no site in .*\n$/)
    await expect(admin(['verify', 'a@example.org'], nowhere)).rejects.toMatchObject({ code: 1, stdout: '', stderr })
    expect(existsSync(nowhere.DATA_DIR)).toBe(false)
    rmSync(folder, { recursive: true })
  })
})
