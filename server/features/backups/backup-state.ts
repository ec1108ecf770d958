import type { Config } from '../../config.ts'
import { lockSiteSetting, writeSiteSetting } from '../../database/site-settings.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { serverTimeZone } from '../../server-time-zone.ts'
import { findLatestNight } from './nights.ts'
import { selectBackupSettings } from './queries.ts'

const key = 'nightly-backup'
/** How long a process may take before another one tries. */
const claimHours = 8
/** Then admins are warned. */
const overdueMs = 48 * 60 * 60 * 1000

/** All times are ISO UTC. */
type StoredState = {
  /** When the server first looked. Until a backup is due, a site without one is not overdue. */
  since?: string
  /** The night whose backup was made or given up. */
  night?: string
  /** The earliest next attempt. While a process makes a backup, another must not. */
  notBefore?: string
  /** The last backup that was made and, with BACKUP_COMMAND, taken elsewhere. */
  lastGoodAt?: string
  /** Why the last attempt failed. */
  problem?: string | null
  warnedAt?: string
}

export type BackupState = {
  /** Local time HH:MM of the nightly backup; null when it is off. */
  time: string | null
  timeZone: string
  /** Whether BACKUP_COMMAND takes each backup elsewhere. */
  elsewhere: boolean
  /** The last backup of any kind. */
  lastBackupAt: string | null
  problem: string | null
  /** No good nightly backup in the last two days. */
  overdue: boolean
}

export async function loadBackupState(
  { database, config }: { database: Database; config: Pick<Config, 'backupTime' | 'backupCommand'> },
  now: Date,
): Promise<BackupState> {
  const { nightly, lastBackupAt } = await selectBackupSettings(database)
  const state = parse(nightly)
  return {
    time: config.backupTime,
    timeZone: serverTimeZone,
    elsewhere: config.backupCommand !== null,
    lastBackupAt,
    problem: config.backupTime === null ? null : (state.problem ?? null),
    overdue: config.backupTime !== null && isOverdue(state, now),
  }
}

/**
 * Takes the right to make tonight's backup until it is finished, at most for eight hours.
 * @returns false when none is due, or when another process makes it
 */
export async function claimNight(
  database: Database,
  { now, time, timeZone }: { now: Date; time: string; timeZone: string },
): Promise<boolean> {
  const night = findLatestNight(now, { time, timeZone }).toISOString()
  // A new site, or one whose version had no nightly backups: the first one is due in the next night.
  await changeState(database, (state) => (state.since === undefined ? { since: now.toISOString(), night } : null))
  return changeState(database, ({ night: done = '', notBefore = '' }) => {
    // A time in the future is from a clock that was wrong.
    const isDone = done >= night && done <= now.toISOString()
    const isEarly = notBefore > now.toISOString() && notBefore <= addHours(now, claimHours)
    return isDone || isEarly ? null : { notBefore: addHours(now, claimHours) }
  })
}

/** @param problem null when the backup is complete and elsewhere; `retry` says whether to try again tonight */
export function finishNight(
  database: Database,
  {
    now,
    time,
    timeZone,
    problem,
    retry,
  }: { now: Date; time: string; timeZone: string; problem: string | null; retry: boolean },
): Promise<boolean> {
  const night = findLatestNight(now, { time, timeZone }).toISOString()
  return changeState(database, () => ({
    problem,
    ...(problem === null && { lastGoodAt: now.toISOString() }),
    ...(retry ? { notBefore: addHours(now, 1) } : { night, notBefore: now.toISOString() }),
  }))
}

/** Gives the right back, because the server stops. */
export function releaseNight(database: Database, now: Date): Promise<boolean> {
  return changeState(database, () => ({ notBefore: now.toISOString() }))
}

/** @returns true when backups are overdue and admins were not told in the last three days; notes that they are now */
export function claimWarning(database: Database, now: Date): Promise<boolean> {
  return changeState(database, (state) => {
    const { warnedAt = '' } = state
    const isTold = warnedAt > addHours(now, -72) && warnedAt <= now.toISOString()
    return isOverdue(state, now) && !isTold ? { warnedAt: now.toISOString() } : null
  })
}

function isOverdue({ since, lastGoodAt }: StoredState, now: Date): boolean {
  // A time in the future is from a clock that was wrong.
  const last = [lastGoodAt, since].find((time) => time !== undefined && time <= now.toISOString())
  return last !== undefined && now.getTime() - Date.parse(last) > overdueMs
}

/**
 * Changes the state, without a write every minute.
 * @param change returns the new values, or null for no change
 * @returns whether it was changed
 */
async function changeState(
  database: Database,
  change: (state: StoredState) => Partial<StoredState> | null,
): Promise<boolean> {
  const { nightly } = await selectBackupSettings(database)
  if (change(parse(nightly)) === null) return false
  return transaction(database, async (tx) => {
    const state = parse(await lockSiteSetting(tx, key))
    const changes = change(state)
    if (changes !== null) await writeSiteSetting(tx, key, { ...state, ...changes })
    return changes !== null
  })
}

function parse(value: string | undefined): StoredState {
  return value === undefined ? {} : JSON.parse(value)
}

function addHours(now: Date, hours: number): string {
  return new Date(now.getTime() + hours * 3_600_000).toISOString()
}
