import { type Notification, settingsKinds } from '#contract/notifications.ts'
import { readSiteName } from '../../database/site-branding.ts'
import type { Composer, ComposerContext, MailContent } from '../delivery/composer.ts'
import { findUnread } from './message-queries.ts'
import { isStaffMember } from './moderation-queries.ts'
import { findQuietEnd } from './quiet-hours.ts'
import { getSettings, type MemberSettings } from './settings.ts'
import { createUnsubscribeToken } from './unsubscribe.ts'

/** The words of a message about a notification. `subject` and `push` may appear on a locked screen. */
type Message = {
  subject: string
  paragraphs: string[]
  push: string
  action: NonNullable<MailContent['action']>
}

type Subject = ComposerContext & {
  subjectId: string
  unread: NonNullable<Awaited<ReturnType<typeof findUnread>>>
  settings: MemberSettings
}

const unsubscribeWords: Record<(typeof settingsKinds)[Notification['kind']], string> = {
  reply: 'Stop emails about replies',
  mention: 'Stop emails about mentions and quotes',
  announcement: 'Stop announcements by email',
  together: 'Stop emails about crews and answers',
  moderation: 'Stop emails about moderation',
  report: 'Stop emails about reports',
  run: 'Stop emails about finished generations',
}

/**
 * Create the composer of a kind of notification. Messages are dropped when the member has read it, has switched the
 * channel off, or is no longer one of the staff who are told.
 * @param write returns null when there is nothing left to say
 */
export function createComposer(
  kind: Notification['kind'],
  write: (subject: Subject) => Message | null | Promise<Message | null>,
): Composer {
  const setting = settingsKinds[kind]

  async function compose(context: ComposerContext, channel: 'email' | 'push'): Promise<Message | null> {
    const { database, recipient, message } = context
    const { userId } = recipient
    const { subjectId } = message
    const unread = subjectId === null ? undefined : await findUnread(database, { userId, kind, subjectId })
    if (subjectId === null || !unread) return null
    if (setting === 'report' && !(await isStaffMember(database, userId))) return null
    const settings = await getSettings(database, userId)
    return settings.kinds[setting][channel] ? write({ ...context, subjectId, unread, settings }) : null
  }

  return {
    async email(context) {
      const message = await compose(context, 'email')
      if (!message) return null
      const { subject, paragraphs, action } = message
      const { recipient, dependencies } = context
      const token = createUnsubscribeToken(dependencies.services.secrets, { userId: recipient.userId, kind: setting })
      return { subject, paragraphs, action, unsubscribe: { token, words: unsubscribeWords[setting] } }
    },
    async push(context) {
      const message = await compose(context, 'push')
      if (!message) return null
      return {
        title: await readSiteName(context.database),
        body: message.push,
        tag: `${kind} ${context.message.subjectId}`,
        path: message.action.path,
      }
    },
    // Quiet hours may have begun or changed since the message was queued.
    async findQuietEnd({ database, recipient, now }) {
      const { timeZone, quiet_from: from, quiet_until: until } = await getSettings(database, recipient.userId)
      return findQuietEnd({ timeZone, from, until }, now)
    },
  }
}
