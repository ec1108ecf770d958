import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, password, type TestApp } from '#test/app.ts'
import { administer } from './admin.ts'

let site: TestApp

beforeEach(async () => {
  site = await createTestApp({ adminEmails: ['boss@example.org'], publicUrl: 'https://pillars.example.org' })
})

afterEach(() => site.close())

const roleOf = async (cookie: string) =>
  (await site.visitor('GET', '/api/auth/user', undefined, { cookie })).json().role

describe('the admin command', () => {
  test('gives a link that sets a password, ends the sessions and proves nothing', async () => {
    const boss = await site.signUp({ email: 'boss@example.org' })
    const [link = ''] = (await administer(site, ['reset-link', 'BOSS@example.org'])).split('\n')
    expect(link).toMatch(/^https:\/\/pillars\.example\.org\/reset#token=[\w-]{43}$/)
    const reset = { token: link.split('=')[1], password: 'a better horse battery' }
    expect((await site.visitor('POST', '/api/auth/reset', reset)).statusCode).toBe(200)
    expect((await boss.call('GET', '/api/auth/user')).statusCode).toBe(401)
    const signedIn = await site.visitor('POST', '/api/auth/sign-in', { email: boss.email, password: reset.password })
    expect(signedIn.json().role).toBe('public')
  })

  test('keeps its link alive when somebody asks for one by mail', async () => {
    const man = await site.signUp()
    const [link = ''] = (await administer(site, ['reset-link', man.email])).split('\n')
    await site.visitor('POST', '/api/auth/request-reset', { email: man.email })
    expect((await site.visitor('POST', '/api/auth/reset', { token: link.split('=')[1], password })).statusCode).toBe(
      200,
    )
  })

  test('gives an account another address, which is not proven by that', async () => {
    const man = await site.signUp()
    const other = await site.signUp()
    expect(await administer(site, ['change-email', man.email, 'New@example.org'])).toContain(
      'signs in with new@example.org from now on',
    )
    expect((await site.visitor('POST', '/api/auth/sign-in', { email: 'new@example.org', password })).statusCode).toBe(
      200,
    )
    expect((await man.call('GET', '/api/account')).json()).toMatchObject({
      email: 'new@example.org',
      emailVerified: false,
    })
    await expect(administer(site, ['change-email', 'new@example.org', other.email])).rejects.toThrow(
      'An account with this email exists already.',
    )
    await expect(administer(site, ['change-email', 'new@example.org', 'nonsense'])).rejects.toThrow('npm run admin')
  })

  test('proves an address, which makes an admin of one in ADMIN_EMAILS', async () => {
    const boss = await site.signUp({ email: 'boss@example.org' })
    const man = await site.signUp()
    expect(await administer(site, ['verify', boss.email])).toContain('now an admin')
    expect(await administer(site, ['verify', man.email])).not.toContain('admin')
    expect([await roleOf(boss.cookie), await roleOf(man.cookie)]).toEqual(['admin', 'public'])
  })

  test('gives and takes the role at once, but not from the last admin', async () => {
    const [one, two] = [await site.signUp(), await site.signUp()]
    await administer(site, ['role', one.email, 'admin'])
    expect(await roleOf(one.cookie)).toBe('admin')
    await expect(administer(site, ['role', one.email, 'public'])).rejects.toMatchObject({ code: 'last-admin' })
    await administer(site, ['role', two.email, 'admin'])
    await administer(site, ['role', one.email, 'public'])
    expect(await roleOf(one.cookie)).toBe('public')
  })

  test('suspends a member and lets him in again, but never the last admin', async () => {
    const [boss, man] = [await site.signUp(), await site.signUp()]
    await administer(site, ['role', boss.email, 'admin'])
    await expect(administer(site, ['suspend', boss.email])).rejects.toMatchObject({ code: 'last-admin' })
    for (let time = 0; time < 2; time++) {
      expect(await administer(site, ['suspend', man.email.toUpperCase()])).toContain(
        `${man.email} (${man.username}) is suspended`,
      )
    }
    expect((await man.call('GET', '/api/auth/user')).statusCode).toBe(401)
    for (let time = 0; time < 2; time++)
      expect(await administer(site, ['restore', man.email])).toContain('can sign in again')
    expect((await man.call('GET', '/api/auth/user')).statusCode).toBe(401)
    expect((await site.visitor('POST', '/api/auth/sign-in', { email: man.email, password })).statusCode).toBe(200)
  })

  const unclear = [
    '',
    'role',
    'role a@example.org',
    'role a@example.org king',
    'delete a@example.org',
    'verify a b',
    'suspend a b',
    'restore a b',
  ]
  test.each(unclear)('explains itself when asked "%s"', async (commandLine) => {
    await expect(administer(site, commandLine.split(' '))).rejects.toThrow('npm run admin -- reset-link EMAIL')
  })

  test('says when there is no such account', async () => {
    for (const commandLine of [
      ['reset-link', 'no@example.org'],
      ['verify', 'no@example.org'],
      ['role', 'no@example.org', 'admin'],
      ['suspend', 'no@example.org'],
      ['restore', 'no@example.org'],
    ]) {
      await expect(administer(site, commandLine)).rejects.toThrow('There is no account with the email no@example.org.')
    }
  })
})

describe('as a program', () => {
  const run = promisify(execFile)
  const admin = (commandLine: string[], environment: Record<string, string | undefined>) =>
    run(process.execPath, ['server/admin.ts', ...commandLine], { env: { ...process.env, ...environment } })

  test('works on the database of a server that is running', async () => {
    const man = await site.signUp()
    const where = { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl ?? '', SECRET_KEY: 'k'.repeat(32) }
    const { stdout, stderr } = await admin(['role', man.email, 'admin'], where)
    expect(stdout).toBe('man1@example.org (man1) is now an admin.\n')
    expect(stderr).toBe('')
    expect(await roleOf(man.cookie)).toBe('admin')
  })

  test('fails in one line where there is no site, and makes none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pillars-admin-'))
    const nowhere = { DATA_DIR: join(folder, 'nothing'), DATABASE_URL: '' }
    const stderr = expect.stringMatching(/^There is no site in .*\n$/)
    await expect(admin(['verify', 'a@example.org'], nowhere)).rejects.toMatchObject({ code: 1, stdout: '', stderr })
    expect(existsSync(nowhere.DATA_DIR)).toBe(false)
    rmSync(folder, { recursive: true })
  })
})
