import { unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { findMemberColumns } from '#test/member-data.ts'
import { sampleImages } from '#test/sample-images.ts'
import { memberData, storedColumns } from './member-data.ts'

const site = await createTestApp()
afterAll(() => site.close())

const memberId =
  /^((user|member|actor|author|blocked)_id|user_challenge_id|goal_id|(added|appointed|invited|claimed|closed|updated)_by)$/
const owned = memberData.features.flatMap(({ tables }) => Object.entries(tables))

test('gives every table with the id of a member one owner', async () => {
  const byReference = await findMemberColumns(site.database, site.engine)
  const byName = (await site.database.introspection.getTables()).filter(({ columns }) =>
    columns.some(({ name }) => memberId.test(name)),
  )
  const tables = new Set([
    'users',
    'applications',
    ...byReference.map(({ table }) => table),
    ...byName.map(({ name }) => name),
  ])
  expect(
    owned.map(([table]) => table).sort(),
    'say in member-data.ts of its feature how the table is exported, deleted and counted',
  ).toEqual([...tables].sort())
})

test('exports every file that a table names', async () => {
  const member = await site.signUp()
  await member.call('POST', '/api/account/picture', { image: sampleImages.jpeg })
  const { rawPayload } = await member.call('GET', '/api/account/export')
  const files = Object.keys(unzipSync(rawPayload)).map((name) => name.replace('picture.jpg', 'picture'))
  const named = owned.map(([, { exported }]) => exported).filter((name) => !name.startsWith('not exported'))
  expect(files).toEqual(expect.arrayContaining(named))
})

test('counts columns that exist', async () => {
  const tables = await site.database.introspection.getTables()
  const columns = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
  const counted = Object.entries(storedColumns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`))
  expect(counted.length).toBeGreaterThan(20)
  expect(columns).toEqual(expect.arrayContaining(counted))
})
