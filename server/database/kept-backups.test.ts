import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTempFolder } from '#test/temp-folder.ts'
import { formatTimestamp } from './backup.ts'
import { chooseExpired, deleteExpiredBackups, getBackupFolder } from './kept-backups.ts'

const dayMs = 24 * 60 * 60 * 1000
const sunday = new Date('2026-11-29T03:00:00.000Z')

const nameOf = (madeAt: Date, kind = 'nightly') => `${formatTimestamp(madeAt)}-${kind}.db`

/** Makes a backup on each of many nights and deletes what has expired each time. @returns the days of those that stay */
function keepFor(nights: number): string[] {
  let names: string[] = []
  for (let night = nights - 1; night >= 0; night--) {
    const now = new Date(sunday.getTime() - night * dayMs)
    names.push(nameOf(now))
    const expired = new Set(chooseExpired(names, now))
    names = names.filter((name) => !expired.has(name))
  }
  return names.map((name) => name.slice(0, 10))
}

describe('nightly backups', () => {
  test('stay for seven days and four weeks', () => {
    expect(keepFor(100)).toEqual([
      '2026-11-01',
      '2026-11-08',
      '2026-11-15',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ])
  })

  test('are never older than 35 days, on whatever weekday one looks', () => {
    for (let nights = 60; nights < 67; nights++) {
      const days = keepFor(nights)
      expect(days).toHaveLength(11)
      expect(sunday.getTime() - Date.parse(days[0] ?? '')).toBeLessThanOrEqual(35 * dayMs)
    }
  })

  test('lose all but the last of one day, because a failed command is tried again', () => {
    const hours = [1, 2, 3].map((hour) => nameOf(new Date(sunday.getTime() + hour * 3_600_000)))
    expect(chooseExpired(hours, sunday)).toEqual([hours[1], hours[0]])
  })

  test('keep the three newest of a site that has made none for months', () => {
    const old = ['2026-05-01', '2026-05-02'].map((date) => nameOf(new Date(`${date}T03:00:00.000Z`)))
    expect(
      chooseExpired(
        ['2026-04-29', '2026-04-30'].map((date) => nameOf(new Date(`${date}T03:00:00.000Z`))).concat(old),
        sunday,
      ),
    ).toEqual([expect.stringContaining('2026-04-29')])
  })

  test('from the future, which a wrong clock made, take no place and stay', () => {
    const now = Array.from({ length: 7 }, (_, night) => nameOf(new Date(sunday.getTime() - night * dayMs)))
    expect(chooseExpired([nameOf(new Date('2031-01-01T03:00:00.000Z')), ...now], sunday)).toEqual([])
  })
})

test('backups before an upgrade expire after 35 days, and other files never', () => {
  const others = ['my-own.db', 'notes.txt', `${nameOf(new Date('2020-01-01T00:00:00.000Z'))}.sha256`]
  const fresh = nameOf(new Date('2026-11-01T08:00:00.000Z'), 'before-039-pictures')
  const old = nameOf(new Date('2026-10-01T08:00:00.000Z'), 'before-020-notifications')
  expect(chooseExpired([...others, fresh, old], sunday)).toEqual([old])
})

test('a backup that can not be deleted does not keep the others', () => {
  const dataDir = createTempFolder()
  const folder = getBackupFolder(dataDir)
  const [first, second] = ['2026-09-02', '2026-09-01'].map((date) =>
    nameOf(new Date(`${date}T08:00:00.000Z`), 'before-020'),
  )
  // A folder can't be deleted like a file.
  mkdirSync(join(folder, String(first)), { recursive: true })
  writeFileSync(join(folder, String(second)), '')
  expect(() => deleteExpiredBackups(dataDir, sunday)).toThrow()
  expect(readdirSync(folder)).toEqual([first])
})
