import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createTestApp, password, type TestApp, type TestClient } from '#test/app.ts'
import { engine } from '#test/database.ts'
import { compactDatabase, emptyWriteAheadLog } from './erasure.ts'
import { getDatabaseFile } from './open.ts'

/** Finds which texts the files of a folder have, in any table, index or log. */
function findTexts(folder: string, texts: string[]): string[] {
  const bytes = readdirSync(folder)
    .filter((name) => name.startsWith('pillars.db'))
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('')
  return texts.filter((text) => bytes.includes(text))
}

describe.runIf(engine === 'sqlite')('what a member deletes', () => {
  let site: TestApp
  let member: TestClient

  beforeEach(async () => {
    site = await createTestApp()
    await site.signUp()
    member = await site.signUp({ email: 'secret-address@example.org' })
  })

  afterEach(() => site.close())

  const find = (texts: string[]) => {
    emptyWriteAheadLog(getDatabaseFile(site.dataDir))
    return findTexts(site.dataDir, texts)
  }

  const removals: [string, () => Promise<{ secrets: string[]; remove: () => Promise<unknown> }>][] = [
    [
      'a journal entry',
      async () => {
        const secrets = Array.from({ length: 40 }, (_, index) => `secret-entry-${index}.`)
        const ids: string[] = []
        for (const [index, secret] of secrets.entries()) {
          const content = `${secret} ${'x'.repeat(index * 200)} ${secret}`
          ids.push((await member.call('POST', '/api/journal', { title: secret, content })).json().id)
        }
        return {
          secrets,
          remove: async () => {
            for (const id of ids) expect((await member.call('DELETE', `/api/journal/${id}`)).statusCode).toBe(200)
          },
        }
      },
    ],
    [
      'the earlier text of a journal entry',
      async () => {
        const { id } = (
          await member.call('POST', '/api/journal', { content: `secret-draft ${'x'.repeat(9000)}` })
        ).json()
        return {
          secrets: ['secret-draft'],
          remove: () => member.call('PATCH', `/api/journal/${id}`, { content: 'Rewritten.' }),
        }
      },
    ],
    [
      'an earlier email address',
      async () => ({
        secrets: ['secret-address@example.org'],
        remove: async () => {
          await member.call('POST', '/api/account/email', { email: 'new@example.org', password })
          const token = /#token=([\w-]+)/.exec(site.services.mail.sent.at(-1)?.text ?? '')?.[1]
          expect((await member.call('POST', '/api/auth/verify', { token })).statusCode).toBe(200)
        },
      }),
    ],
    [
      'an account',
      async () => {
        await member.call('POST', '/api/journal', { content: 'secret-last-words' })
        await member.call('POST', '/api/goals', { title: 'secret-goal', pillar: 'purpose' })
        return {
          secrets: ['secret-address@example.org', 'secret-last-words', 'secret-goal'],
          remove: async () =>
            expect((await member.call('POST', '/api/account/delete', { password, posts: 'remove' })).statusCode).toBe(
              200,
            ),
        }
      },
    ],
  ]

  test.each(removals)('leaves nothing of %s in the files', async (_, prepare) => {
    const { secrets, remove } = await prepare()
    expect(find(secrets)).toEqual(secrets)
    await remove()
    expect(find(secrets)).toEqual([])
  })
})

describe('compacting', () => {
  /** Creates a database as versions without `secure_delete` left it. */
  function createDatabaseWithRemains(): string {
    const folder = mkdtempSync(join(tmpdir(), 'pillars-erasure-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const connection = new DatabaseSync(getDatabaseFile(folder))
    connection.exec(`pragma journal_mode = wal; pragma secure_delete = off; create table notes (text);
      insert into notes values ('secret-note'), ('kept-note'), ('secret-page' || hex(zeroblob(9000)));
      delete from notes where text like 'secret%'`)
    connection.close()
    return folder
  }

  const day = (date: string) => new Date(`${date}T09:00:00.000Z`)

  test('removes the remains of rows that earlier versions deleted', () => {
    const folder = createDatabaseWithRemains()
    const texts = ['secret-note', 'secret-page', 'kept-note']
    expect(findTexts(folder, texts)).toEqual(texts)
    expect(compactDatabase(getDatabaseFile(folder), { now: day('2026-03-01') })).toEqual({ result: 'done' })
    expect(findTexts(folder, texts)).toEqual(['kept-note'])
  })

  test('is repeated after a month', () => {
    const file = getDatabaseFile(createDatabaseWithRemains())
    const run = (date: string) => compactDatabase(file, { now: day(date) })
    expect([run('2026-03-01'), run('2026-03-02'), run('2026-03-30'), run('2026-04-01')]).toEqual([
      { result: 'done' },
      null,
      null,
      { result: 'done' },
    ])
  })

  test('waits for a disk with enough space and changes nothing until then', () => {
    const folder = createDatabaseWithRemains()
    const file = getDatabaseFile(folder)
    const failed = { result: 'failed', reason: 'the disk is too full' }
    expect(compactDatabase(file, { now: day('2026-03-01'), free: 1000 })).toEqual(failed)
    expect(findTexts(folder, ['kept-note'])).toEqual(['kept-note'])
    expect(compactDatabase(file, { now: day('2026-03-01') })).toEqual({ result: 'done' })
  })

  test('creates no database in an empty folder', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pillars-erasure-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    expect(compactDatabase(getDatabaseFile(folder), { now: day('2026-03-01') })).toBeNull()
    expect(readdirSync(folder)).toEqual([])
  })
})
