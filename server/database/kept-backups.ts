import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { deleteBackup } from './backup.ts'

const dayMs = 24 * 60 * 60 * 1000
const keptDays = 7
const keptWeeks = 4
/** Whatever their age, for a site that has stopped making them, or whose clock is wrong. */
const alwaysKept = 3
/** Then also those before an upgrade are deleted, as the privacy page promises. */
const maxAgeDays = 35

/** What `formatTimestamp` writes. */
const automaticBackup = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-\d{3}Z-(nightly|before-.+)\.(db|dump)$/

type Backup = { name: string; madeAt: number; isNightly: boolean }

export function getBackupFolder(dataDir: string): string {
  return join(dataDir, 'backups')
}

/** Deletes the backups that `chooseExpired` returns. Other files in the folder stay. @throws after the others when one can't be deleted */
export function deleteExpiredBackups(dataDir: string, now: Date): void {
  const folder = getBackupFolder(dataDir)
  if (!existsSync(folder)) return
  const failures = chooseExpired(readdirSync(folder), now).flatMap((name) => {
    try {
      deleteBackup(join(folder, name))
      return []
    } catch (error) {
      return [error]
    }
  })
  if (failures.length > 0) throw failures[0]
}

/**
 * Keeps the nightly backups of the last seven days that have one, and of the four weeks before, the last one of each.
 * Nothing is kept longer than 35 days, apart from the three newest nightly ones. Those from the future, which a wrong
 * clock made, stay until their time has passed.
 * @param names of files in the folder of backups
 * @returns the names of those to delete
 */
export function chooseExpired(names: string[], now: Date): string[] {
  const backups = names
    .flatMap((name) => parseName(name) ?? [])
    .filter(({ madeAt }) => madeAt <= now.getTime() + dayMs)
    .toSorted((one, other) => other.madeAt - one.madeAt)
  const nightly = backups.filter(({ isNightly }) => isNightly)
  const daily = takeFirsts(nightly, ({ madeAt }) => Math.floor(madeAt / dayMs)).slice(0, keptDays)
  const earlier = nightly.filter((backup) => backup.madeAt < (daily.at(-1)?.madeAt ?? 0))
  const weeksWithDay = new Set(daily.map(getWeek))
  const weekly = takeFirsts(earlier, getWeek)
    .filter((backup) => !weeksWithDay.has(getWeek(backup)))
    .slice(0, keptWeeks)
  const kept = new Set([...daily, ...weekly, ...backups.filter(({ isNightly }) => !isNightly)])
  const isOld = ({ madeAt }: Backup) => now.getTime() - madeAt > maxAgeDays * dayMs
  return backups
    .filter((backup) => !kept.has(backup) || (isOld(backup) && !nightly.slice(0, alwaysKept).includes(backup)))
    .map(({ name }) => name)
}

function parseName(name: string): Backup | null {
  const [, date, hour, minute, second, kind] = automaticBackup.exec(name) ?? []
  if (!date) return null
  return { name, madeAt: Date.parse(`${date}T${hour}:${minute}:${second}Z`), isNightly: kind === 'nightly' }
}

/** Returns the first of each group of a list. */
function takeFirsts(backups: Backup[], getGroup: (backup: Backup) => number): Backup[] {
  const seen = new Set<number>()
  return backups.filter((backup) => {
    const group = getGroup(backup)
    return !seen.has(group) && seen.add(group)
  })
}

/** Numbers the weeks, which start on Monday. 1 January 1970 was a Thursday. */
function getWeek({ madeAt }: Backup): number {
  return Math.floor((Math.floor(madeAt / dayMs) + 3) / 7)
}
