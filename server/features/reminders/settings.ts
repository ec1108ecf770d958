import type { EndpointBody } from '#contract/endpoint.ts'
import type { updateChallengeReminder, updateReminders, ReminderSettings } from '#contract/reminders.ts'
import type { Actor } from '../../actor.ts'
import { addDays, getMemberDate } from '../../calendar.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { refuse } from '../../errors.ts'
import { listActiveChallenges } from '../challenges/active-challenges.ts'
import { listMarkTimes } from './mark-queries.ts'
import {
  createPlan,
  type Overrides,
  parseMember,
  parseOverrides,
  type ReminderMember,
  toSettingsRow,
} from './member.ts'
import { presentReminders } from './present.ts'
import { canSend, findNextCheck } from './schedule.ts'
import { findMemberRow, listOverrides, recheckNow, saveOverride, saveSettings, setNextAt } from './settings-queries.ts'
import { suggestTime } from './suggested-time.ts'

const marksForSuggestion = 14
const daysForSuggestion = 60

export async function readReminders(database: Database, { userId, now }: Actor): Promise<ReminderSettings> {
  const member = await readMember(database, userId)
  const [overrides, suggestedTime, challenges] = await Promise.all([
    readOverrides(database, userId),
    readSuggestedTime(database, member, now),
    listActiveChallenges(database, userId),
  ])
  const { pausedAt } = member.settings
  const [lastMark = ''] = pausedAt === null ? [] : await listMarkTimes(database, { userId, after: '', limit: 1 })
  // Marking a day ends the pause when the member is checked next.
  const isPaused = pausedAt !== null && lastMark <= pausedAt
  return presentReminders(member, { overrides, suggestedTime, challenges, isPaused, now })
}

/** Changes the given settings. Any change ends a pause. */
export function changeReminders(
  database: Database,
  actor: Actor,
  change: EndpointBody<typeof updateReminders>,
): Promise<ReminderSettings> {
  return transaction(database, async (tx) => {
    await lockRow(tx, 'users', actor.userId)
    const member = await readMember(tx, actor.userId)
    const settings = { ...member.settings, ...dropUndefined(change), ...noPause }
    await saveAndReschedule(tx, { ...member, settings, changedAt: actor.now.toISOString() }, actor.now)
    return readReminders(tx, actor)
  })
}

/** Changes the reminders of one challenge. @throws not-found without an active participation */
export function changeChallengeReminder(
  database: Database,
  actor: Actor,
  { id, ...change }: EndpointBody<typeof updateChallengeReminder> & { id: string },
): Promise<ReminderSettings> {
  const { userId, now } = actor
  return transaction(database, async (tx) => {
    await lockRow(tx, 'users', userId)
    const active = await listActiveChallenges(tx, userId)
    if (!active.some(({ participationId }) => participationId === id))
      throw refuse('not-found', 'No active challenge found')
    const before = (await readOverrides(tx, userId)).get(id)
    const { weekdays, ...after } = { ...noOverride, ...before, ...dropUndefined(change) }
    await saveOverride(tx, {
      user_challenge_id: id,
      user_id: userId,
      weekdays: weekdays === null ? null : JSON.stringify(weekdays),
      ...after,
    })
    const member = await readMember(tx, userId)
    const settings = { ...member.settings, ...noPause }
    if (settings.on) await saveAndReschedule(tx, { ...member, settings, changedAt: now.toISOString() }, now)
    return readReminders(tx, actor)
  })
}

/** Moves the next check of a member after their time zone or day start has changed. */
export async function rescheduleReminders(tx: Database, userId: string, now: Date): Promise<void> {
  const member = await readMember(tx, userId)
  const { on, laterAt } = member.settings
  if (on || laterAt !== null) await setNextAt(tx, userId, (await findNext(tx, member, now))?.toISOString() ?? null)
}

/**
 * Says whether a member may get another reminder on a date, of weekly rounds for example. A check of their reminders that
 * is under way starts again, so that both keep the limit of the day.
 */
export async function canRemind(
  tx: Database,
  userId: string,
  { today, now }: { today: string; now: Date },
): Promise<boolean> {
  await recheckNow(tx, userId, now.toISOString())
  return canSend((await readMember(tx, userId)).sent, today)
}

/** @throws not-found for an account that was just deleted */
export async function readMember(database: Database, userId: string): Promise<ReminderMember> {
  const row = await findMemberRow(database, userId)
  if (!row) throw refuse('not-found', 'Account not found.')
  return parseMember(row)
}

export async function saveAndReschedule(tx: Database, member: ReminderMember, now: Date): Promise<void> {
  await saveSettings(tx, toSettingsRow(member, await findNext(tx, member, now)))
}

export async function readOverrides(database: Database, userId: string): Promise<Overrides> {
  return parseOverrides(await listOverrides(database, [userId]))
}

export async function readSuggestedTime(
  database: Database,
  { userId, clock, quiet }: ReminderMember,
  now: Date,
): Promise<string> {
  const after = addDays(getMemberDate(clock, now), -daysForSuggestion)
  return suggestTime(clock, quiet, await listMarkTimes(database, { userId, after, limit: marksForSuggestion }))
}

async function findNext(tx: Database, member: ReminderMember, now: Date): Promise<Date | null> {
  const overrides = await readOverrides(tx, member.userId)
  const time = member.settings.time ?? (await readSuggestedTime(tx, member, now))
  return findNextCheck(createPlan(member, overrides, time), now)
}

const noPause = { pausedAt: null, unanswered: 0 }
const noOverride = { off: false, time: null, weekdays: null, channel: null }

/** Leaves out the fields that a request omits. */
function dropUndefined<Change extends object>(
  change: Change,
): { [Key in keyof Change]: Exclude<Change[Key], undefined> }
function dropUndefined(change: object) {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
