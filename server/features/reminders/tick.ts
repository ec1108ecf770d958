import { setImmediate as nextRound } from 'node:timers/promises'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { readDueSteps } from '../challenges/due-steps.ts'
import { enqueue } from '../delivery/outbox.ts'
import { checkMember } from './check-member.ts'
import { type Overrides, parseMember, parseOverrides, type ReminderMember, toSettingsRow } from './member.ts'
import { listMemberRows, listOverrides } from './settings-queries.ts'
import { readSuggestedTime } from './settings.ts'
import { claimDueMembers, saveCheck } from './tick-queries.ts'

/** Longer than a batch takes. After that, another process checks the members again. */
const claimMs = 2 * 60_000

/**
 * Checks members whose reminder may be due, and queues what they get. With several processes, each member is checked by
 * one. Other work runs between the members.
 * @returns the number of checked members; less than `limit` if these were all
 */
export async function sendDueReminders(dependencies: Dependencies, { limit }: { limit: number }): Promise<number> {
  const { database, logger, services } = dependencies
  const now = services.clock.now()
  const claimedUntil = new Date(now.getTime() + claimMs).toISOString()
  const ids = await claimDueMembers(database, { now: now.toISOString(), until: claimedUntil, limit })
  if (ids.length === 0) return 0
  const [rows, overrideRows] = await Promise.all([listMemberRows(database, ids), listOverrides(database, ids)])
  const overridesByMember = Map.groupBy(overrideRows, ({ user_id: id }) => id)
  const checks: Check[] = []
  for (const row of rows) {
    try {
      checks.push(await check(dependencies, parseMember(row), parseOverrides(overridesByMember.get(row.id) ?? []), now))
    } catch (error) {
      // One member with unreadable data must not stop the reminders of the others.
      logger.error({ err: error, memberId: row.id }, 'checking the reminders of a member failed')
    }
    await nextRound()
  }
  await transaction(database, (tx) => saveChecks(tx, checks, { claimedUntil, now }))
  return ids.length
}

type Check = ReturnType<typeof checkMember>

async function check(
  { database, services }: Dependencies,
  member: ReminderMember,
  overrides: Overrides,
  now: Date,
): Promise<Check> {
  const { userId, username, clock, settings } = member
  const [due, time] = await Promise.all([
    readDueSteps(database, { userId, username, ...clock, now, idempotencyKey: null }),
    settings.time ?? readSuggestedTime(database, member, now),
  ])
  const checked = checkMember(member, { overrides, time, due, now })
  const { message } = checked
  if (!message || services.mail.available) return checked
  return { ...checked, message: { ...message, channels: { ...message.channels, email: false } } }
}

async function saveChecks(
  tx: Database,
  checks: Check[],
  { claimedUntil, now }: { claimedUntil: string; now: Date },
): Promise<void> {
  const saved: Check[] = []
  for (const each of checks)
    if (await saveCheck(tx, { ...toSettingsRow(each.sent, each.nextAt), expected: claimedUntil })) saved.push(each)
  const messages = saved.flatMap(({ message }) => message ?? [])
  const reached = await enqueue(tx, messages, now)
  for (const { message, unsent, nextAt } of saved)
    if (message && !reached.has(message.userId))
      await saveCheck(tx, { ...toSettingsRow(unsent, nextAt), expected: nextAt?.toISOString() ?? null })
}
