import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from './open.ts'

let parent: string
let dataDir: string

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'pillars-modes-'))
  dataDir = join(parent, 'data')
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const getMode = (path: string) => (statSync(path).mode & 0o777).toString(8)
const getFileModes = () => Object.fromEntries(readdirSync(dataDir).map((name) => [name, getMode(join(dataDir, name))]))

async function openAndWrite() {
  const database = await openDatabase({ dataDir, databaseUrl: null })
  await sql`create table if not exists notes (text text)`.execute(database)
  await sql`insert into notes values ('private')`.execute(database)
  return database
}

const onlyOwner = { 'pillars.db': '600', 'pillars.db-shm': '600', 'pillars.db-wal': '600' }

test.skipIf(process.platform === 'win32')('lets only the owner read a new database', async () => {
  const database = await openAndWrite()
  expect([getMode(dataDir), getFileModes()]).toEqual(['700', onlyOwner])
  await database.destroy()
})

test.skipIf(process.platform === 'win32')('restricts the files of a server that was killed', async () => {
  const killed = await openAndWrite()
  for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o644)
  const database = await openAndWrite()
  expect(getFileModes()).toEqual(onlyOwner)
  await database.destroy()
  await killed.destroy()
})
