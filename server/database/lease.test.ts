import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { engine, openTestDatabase, type TestDatabase } from '#test/database.ts'
import { isFree, isHeldBy, isRowFree, leaseColumns, leaseEnd, newLease, noLease, type Lease } from './lease.ts'
import type { Database } from './tables.ts'

const start = new Date('2026-03-10T09:00:00.000Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

let place: TestDatabase
let database: Database

beforeAll(async () => {
  place = await openTestDatabase({ connections: 20 })
  database = place.database
})
afterAll(() => place.close())

beforeEach(async () => {
  await database.deleteFrom('source_accounts').execute()
  await database
    .insertInto('source_accounts')
    .values({
      id: 'row',
      platform: 'instagram',
      handle: 'h',
      display_name: 'H',
      access_token: null,
      enabled: true,
      last_polled_at: null,
      created_at: start.toISOString(),
      next_poll_at: start.toISOString(),
      failures: 0,
      last_error: null,
      ...noLease,
    })
    .execute()
})

function acquire(lease: Lease) {
  return change(leaseColumns(lease), isFree(lease.now))
}

async function change(
  columns: Partial<ReturnType<typeof leaseColumns> | typeof noLease>,
  where: ReturnType<typeof isFree>,
) {
  const changed = await database.updateTable('source_accounts').set(columns).where(where).returning('id').execute()
  return changed.length === 1
}

describe(`leases (${engine})`, () => {
  test('gives a lease to only one of many concurrent callers', async () => {
    const taken = await Promise.all(Array.from({ length: 20 }, () => acquire(newLease(start, 60))))
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  test('allows a lease to be taken again only after it expires', async () => {
    expect(await acquire(newLease(start, 60))).toBe(true)
    expect(await acquire(newLease(after(59), 60))).toBe(false)
    expect(await acquire(newLease(after(60), 60))).toBe(true)
  })

  test('extends a lease for its holder', async () => {
    const lease = newLease(start, 60)
    await acquire(lease)
    expect(await change({ lease_until: leaseEnd(after(50), 60) }, isHeldBy(lease.leaseId))).toBe(true)
    expect(await acquire(newLease(after(60), 60))).toBe(false)
    expect(await acquire(newLease(after(110), 60))).toBe(true)
  })

  test('allows a lease to be taken again once its holder ends it', async () => {
    const lease = newLease(start, 60)
    await acquire(lease)
    expect(await change(noLease, isHeldBy(lease.leaseId))).toBe(true)
    expect(await acquire(newLease(after(1), 60))).toBe(true)
  })

  test('refuses to extend or end a lost lease', async () => {
    const lost = newLease(start, 60)
    await acquire(lost)
    await acquire(newLease(after(61), 60))
    expect(await change({ lease_until: leaseEnd(after(62), 60) }, isHeldBy(lost.leaseId))).toBe(false)
    expect(await change(noLease, isHeldBy(lost.leaseId))).toBe(false)
  })

  test('gives the same result for a row that has been read', async () => {
    const read = () => database.selectFrom('source_accounts').select('lease_until').executeTakeFirstOrThrow()
    expect(isRowFree(await read(), start)).toBe(true)
    await acquire(newLease(start, 60))
    expect(isRowFree(await read(), after(59))).toBe(false)
    expect(isRowFree(await read(), after(60))).toBe(true)
  })
})
