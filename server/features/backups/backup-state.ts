import type { Config } from '../../config.ts'
import { lockSiteSetting, writeSiteSetting } from '../../database/site-settings.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { findLatestNight } from './nights.ts'
import { selectBackupSettings } from './queries.ts'

/** BACKUP_TIME is about its clocks. */
export const serverTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

const key = 'nightly-backup'
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
 * Takes the right to make tonight's backup for the next two hours.
 * @returns false when none is due, or when another process makes it
 */
export function claimNight(
  database: Database,
  { now, time, timeZone }: { now: Date; time: string; timeZone: string },
): Promise<boolean> {
  const night = findLatestNight(now, { time, timeZone }).toISOString()
  return changeState(database, (state) => {
    // A new site, or one whose version had no nightly backups: the first one is due in the next night.
    if (state.since === undefined) return [{ ...state, since: now.toISOString(), night }, false]
    const isDue = (state.night ?? '') < night && (state.notBefore ?? '') <= now.toISOString()
    return isDue ? [{ ...state, notBefore: addHours(now, 2) }, true] : [state, false]
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
): Promise<void> {
  const night = findLatestNight(now, { time, timeZone }).toISOString()
  return changeState(database, (state) => [
    {
      ...state,
      problem,
      ...(problem === null && { lastGoodAt: now.toISOString() }),
      ...(retry ? { notBefore: addHours(now, 1) } : { night, notBefore: now.toISOString() }),
    },
    undefined,
  ])
}

/** @returns true when backups are overdue and admins were not told in the last three days; notes that they are now */
export function claimWarning(database: Database, now: Date): Promise<boolean> {
  return changeState(database, (state) => {
    const isTold = (state.warnedAt ?? '') > addHours(now, -72)
    if (!isOverdue(state, now) || isTold) return [state, false]
    return [{ ...state, warnedAt: now.toISOString() }, true]
  })
}

function isOverdue({ since, lastGoodAt }: StoredState, now: Date): boolean {
  const last = lastGoodAt ?? since
  return last !== undefined && now.getTime() - Date.parse(last) > overdueMs
}

function changeState<Result>(
  database: Database,
  change: (state: StoredState) => [StoredState, Result],
): Promise<Result> {
  return transaction(database, async (tx) => {
    const [state, result] = change(parse(await lockSiteSetting(tx, key)))
    await writeSiteSetting(tx, key, state)
    return result
  })
}

function parse(value: string | undefined): StoredState {
  return value === undefined ? {} : JSON.parse(value)
}

function addHours(now: Date, hours: number): string {
  return new Date(now.getTime() + hours * 3_600_000).toISOString()
}
