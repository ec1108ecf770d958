import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTempFolder } from '#test/temp-folder.ts'
import { lockDataDir } from '../database/data-dir-lock.ts'
import { prepareDemoFolder } from './folder.ts'

describe('the folder of the demonstration', () => {
  test('loses what the last start has written, but nothing that someone put there', () => {
    const folder = join(createTempFolder(), 'data-demo')
    prepareDemoFolder(folder)
    for (const name of ['pillars.db', 'pillars.db-wal', 'secret.key', 'server.url', 'notes.txt'])
      writeFileSync(join(folder, name), 'written')
    prepareDemoFolder(folder)
    expect(
      readdirSync(folder)
        .filter((name) => !name.startsWith('server.'))
        .toSorted(),
    ).toEqual(['demonstration.txt', 'notes.txt'])
  })

  test('is not emptied while another demonstration uses it', () => {
    const folder = createTempFolder()
    prepareDemoFolder(folder)
    writeFileSync(join(folder, 'pillars.db'), 'in use')
    const lock = lockDataDir(folder)
    expect(() => prepareDemoFolder(folder)).toThrow(/Another Seven Pillars server/)
    expect(readdirSync(folder)).toContain('pillars.db')
    lock.release()
  })

  test.each(['pillars.db', 'secret.key', 'photograph.jpg'])('is refused when it has a %s but no marker', (name) => {
    const folder = createTempFolder()
    writeFileSync(join(folder, name), 'mine')
    expect(() => prepareDemoFolder(folder)).toThrow(/was not made by the demonstration/)
    expect(readdirSync(folder)).toEqual([name])
  })
})
