import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kyselyMigrations, migrate } from '#server/database/migrate.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { engine, openTestDatabase } from '#test/database.ts'

// Recorded on the last version that saved a result per participation: the rows of two members who played at random for
// twelve weeks, and what they read then and four days later. They marked late, undid days, started over, changed rules
// and planned breaks.
type Recording = {
  rows: Record<string, Record<string, string | number | boolean | null>[]>
  replies: { at: string; member: string; read: Record<string, unknown> }[]
}
const file = new URL('../../../test/saved-results.json.gz', import.meta.url)
const { rows, replies }: Recording = JSON.parse(gunzipSync(readFileSync(file)).toString())

const tokenOf = (userId: string) => userId.replaceAll('-', '').padEnd(43, 'a')
let site: TestApp

beforeAll(async () => {
  const testDatabase = await openTestDatabase({ migrated: false })
  const { database } = testDatabase
  const before023 = Object.entries(kyselyMigrations).filter(([name]) => name < '023')
  await migrate(database, engine, Object.fromEntries(before023))
  const sessions = rows.users?.map(({ id }) => ({
    sid: createHash('sha256')
      .update(tokenOf(String(id)))
      .digest('hex'),
    sess: JSON.stringify({ createdAt: '2026-05-14T09:00:00.000Z', userAgent: null }),
    expire: '2026-05-28T09:00:00.000Z',
    user_id: id ?? null,
  }))
  for (const [table, recorded] of Object.entries({ ...rows, sessions: sessions ?? [] }))
    for (const row of recorded) {
      const columns = Object.keys(row).map((name) => sql.ref(name))
      await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))})`.execute(
        database,
      )
    }
  await migrate(database, engine)
  site = await createTestApp({}, { testDatabase })
})
afterAll(() => site.close())

describe(`participations with a saved result, after the upgrade (${engine})`, () => {
  test('were recorded in every state', () => {
    const saved = rows.user_challenges ?? []
    expect(saved.some(({ completed }) => completed)).toBe(true)
    expect(saved.some(({ left_at: left }) => left !== null)).toBe(true)
    expect(saved.some(({ completed, ledger }) => !completed && ledger !== null)).toBe(true)
    expect(saved.some(({ run }) => Number(run) > 1)).toBe(true)
    expect(rows.breaks?.length).toBeGreaterThan(10)
  })

  test.each(replies)('show the same numbers at $at to $member', async ({ at, member, read }) => {
    site.services.clock.set(at)
    const headers = { cookie: `seven_pillars_session=${tokenOf(member)}` }
    for (const [url, expected] of Object.entries(read))
      expect((await site.inject({ method: 'GET', url, headers })).json(), url).toMatchObject(expected as object)
  })
})
