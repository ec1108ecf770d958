import type { Actor } from '../../actor.ts'
import { getMemberDate } from '../../calendar.ts'
import { lockRow } from '../../database/row-lock.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { findReachableChannels } from '../delivery/reach.ts'
import { canSend, placeLater } from './schedule.ts'
import { readMember, saveAndReschedule } from './settings.ts'

/**
 * Reminds the member once more today, also while reminders are off.
 * @returns when
 * @throws conflict if no channel reaches them, or today has no time or message left
 */
export function remindLater(
  { database, services }: Pick<Dependencies, 'database' | 'services'>,
  { userId, now }: Actor,
  when: 'tonight' | 'later',
): Promise<{ at: string }> {
  return transaction(database, async (tx) => {
    await lockRow(tx, 'users', userId)
    const member = await readMember(tx, userId)
    const { push, email } = await findReachableChannels(tx, userId)
    if (!(push && member.channels.push) && !(email && member.channels.email && services.mail.available))
      throw refuse('conflict', 'Turn on notifications on a device, or confirm your email, first.')
    if (!canSend(member.sent, getMemberDate(member.clock, now)))
      throw refuse('conflict', 'You’ve already had today’s reminders.')
    const at = placeLater(member, { when, nudgeTime: member.settings.nudgeTime, now })
    if (!at) throw refuse('conflict', 'It’s too late for another reminder today.')
    const laterAt = at.toISOString()
    const changedAt = member.changedAt ?? now.toISOString()
    await saveAndReschedule(tx, { ...member, settings: { ...member.settings, laterAt }, changedAt }, now)
    return { at: laterAt }
  })
}
