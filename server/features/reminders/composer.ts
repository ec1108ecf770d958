import { getMemberDate } from '../../calendar.ts'
import { getClockTime, isQuiet } from '../../clock-times.ts'
import { readSiteName } from '../../database/site-branding.ts'
import { type DueStep, readDueSteps } from '../challenges/due-steps.ts'
import type { Composer, ComposerContext } from '../delivery/composer.ts'
import { createUnsubscribeToken } from '../notifications/unsubscribe.ts'
import { type ReminderData, resumeAfterMark } from './check-member.ts'
import { createPlan, getChannels } from './member.ts'
import { isReminded } from './schedule.ts'
import { readMember, readOverrides } from './settings.ts'
import { getParagraphs, getPushText, getSubject } from './words.ts'

export const reminderComposer: Composer = {
  async email(context) {
    const reminder = await readReminder(context, 'email')
    if (!reminder) return null
    const { data, steps, named } = reminder
    return {
      subject: getSubject(data.kind, steps, named),
      paragraphs: getParagraphs(data.kind, steps),
      action: { label: 'Open today’s steps', path: '/' },
      unsubscribe: {
        token: createUnsubscribeToken(context.dependencies.services.secrets, {
          userId: context.recipient.userId,
          kind: 'reminder',
        }),
        words: 'Stop these reminders',
      },
    }
  },
  async push(context) {
    const reminder = await readReminder(context, 'push')
    if (!reminder) return null
    const { data, steps, named, due } = reminder
    const [only] = due
    const isOne = due.length === 1 && only !== undefined
    return {
      title: await readSiteName(context.database),
      body: getPushText(data.kind, steps, named),
      tag: 'reminder',
      path: '/',
      badge: due.length,
      ...(isOne && { mark: { participationId: only.participationId, date: only.date, key: data.key } }),
      ...(data.kind === 'first' && { later: true }),
    }
  },
}

type Reminder = { data: ReminderData; steps: DueStep[]; due: DueStep[]; named: boolean }

/** Reads what to remind of now. @returns null after marking, on a break, in quiet hours, and with reminders off */
async function readReminder(
  { database, recipient, message, now }: ComposerContext,
  channel: 'push' | 'email',
): Promise<Reminder | null> {
  const data: ReminderData = JSON.parse(message.data ?? '{}')
  const member = await readMember(database, recipient.userId)
  const { clock, quiet, named } = member
  const today = getMemberDate(clock, now)
  if (data.date !== today || isQuiet(quiet, getClockTime(clock.timeZone, now.getTime()))) return null
  const overrides = await readOverrides(database, recipient.userId)
  const { userId, username } = recipient
  const actor = { userId, username, ...clock, now, idempotencyKey: null }
  const { steps: due, lastMarkedAt } = await readDueSteps(database, actor)
  const { on, pausedAt } = resumeAfterMark(member, lastMarkedAt).settings
  const isPaused = pausedAt !== null
  if (data.kind !== 'later' && (!on || isPaused !== (data.kind === 'last'))) return null
  const plan = createPlan(member, overrides, member.settings.time ?? '')
  const steps = due.filter(
    ({ participationId: id }) =>
      getChannels(member, overrides.get(id))[channel] && (data.kind === 'later' || isReminded(plan, id, today)),
  )
  return steps.length === 0 ? null : { data, steps, due, named }
}
