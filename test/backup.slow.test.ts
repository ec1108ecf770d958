import { copyFileSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { startExpectingFailure } from './server-process.ts'
import { changeDatabase, listUsernames, runAdmin, signUp, startWithoutLibrary } from './site-on-disk.ts'
import { createTempFolder } from './temp-folder.ts'

const unusable: [string, (file: string) => void, RegExp][] = [
  ['that does not exist', () => {}, /There is no file/],
  ['that is not a database', (file) => writeFileSync(file, 'a letter'.repeat(1000)), /can't be opened as a database/],
  ['that is empty', (file) => writeFileSync(file, ''), /not a database of Seven Pillars/],
  [
    'of another program',
    (file) => changeDatabase(file, 'create table notes (text)'),
    /not a database of Seven Pillars/,
  ],
  ['that is cut off', (file) => truncateSync(file, statSync(file).size / 2), /damaged|opened/],
  [
    'of a newer version',
    (file) => changeDatabase(file, "insert into kysely_migration values ('999-later', 'x')"),
    /comes from a newer version of Seven Pillars \(999-later\)/,
  ],
]

test.each(unusable)('restore refuses a file %s and changes nothing', async (name, spoil, message) => {
  const dataDir = createTempFolder()
  const server = await startWithoutLibrary({ DATA_DIR: dataDir })
  await signUp(server, 'alex')
  const target = join(createTempFolder(), 'copy.db')
  if (/newer|cut off/.test(name)) await runAdmin(dataDir, ['backup', target])
  await server.stop()
  spoil(target)
  rmSync(`${target}.sha256`, { force: true })
  const { code, output } = await runAdmin(dataDir, ['restore', target])
  expect(output).toMatch(message)
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
  expect(readdirSync(dataDir).filter((file) => /restor/.test(file))).toEqual([])
  expect(listUsernames(join(dataDir, 'pillars.db'))).toEqual(['alex'])
})

test('the server refuses a database that was damaged by the -wal file of another one', async () => {
  const [dataDir, other] = [createTempFolder(), createTempFolder()]
  for (const folder of [dataDir, other]) await (await startWithoutLibrary({ DATA_DIR: folder })).stop()
  const insertMany = `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 2000)
    insert into attempts select 'key-' || n, 1, '' from numbers; vacuum`
  changeDatabase(join(other, 'pillars.db'), insertMany)
  const connection = new DatabaseSync(join(other, 'pillars.db'))
  connection.exec('update attempts set count = 2')
  copyFileSync(join(other, 'pillars.db-wal'), join(dataDir, 'pillars.db-wal'))
  connection.close()
  const { code, output } = await startExpectingFailure({ DATA_DIR: dataDir })
  expect(output).toMatch(/is damaged: .*npm run admin -- restore FILE/)
  expect(code).not.toBe(0)
})
