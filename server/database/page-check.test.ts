import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { createTempFolder } from '#test/temp-folder.ts'
import { checkPages } from './page-check.ts'

test('checks a file in another process, which it ends when it takes too long', async () => {
  const folder = createTempFolder()
  const file = join(folder, 'a folder with ? and #.db')
  const connection = new DatabaseSync(file)
  connection.exec('create table numbers (number); insert into numbers values (1)')
  connection.close()
  expect(await checkPages(file, { milliseconds: 20_000 })).toEqual({ result: 'intact' })
  expect(await checkPages(file, { milliseconds: 0 })).toEqual({ result: 'unfinished' })
  writeFileSync(file, 'x'.repeat(5000))
  expect(await checkPages(file, { milliseconds: 20_000 })).toEqual({
    result: 'damaged',
    reason: 'file is not a database',
  })
})
