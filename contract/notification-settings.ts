import { z } from 'zod'
import { clockTime } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { secretField } from './secret-field.ts'

/** What a member can be told, in the order of the settings. */
export const notificationKinds = [
  'reminder',
  'reply',
  'mention',
  'announcement',
  'together',
  'moderation',
  'report',
  'run',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Channels that leave the app. Everything but reminders always appears in the app, unless it is turned off there. */
export const notificationChannels = ['inApp', 'push', 'email'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

const kindSettings = z.object({ inApp: z.boolean(), push: z.boolean(), email: z.boolean() })

export const notificationSettings = z.object({
  kinds: z.object({
    reminder: kindSettings.describe('`inApp` is always false: today’s steps are on Home'),
    reply: kindSettings,
    mention: kindSettings.describe('Posts that mention or quote the member'),
    announcement: kindSettings.describe('`inApp` is always true'),
    together: kindSettings.describe('Crews, friends who start with the member, and one-tap answers'),
    moderation: kindSettings.describe(
      'Decisions about the member, and reviews of what they reported; `inApp` is always true',
    ),
    report: kindSettings.describe('Reports, appeals and requests to join; for staff'),
    run: kindSettings.describe('For admins'),
  } satisfies Record<NotificationKind, typeof kindSettings>),
  named: z.boolean().describe('Whether push texts, mail subjects and calendar entries may name challenges and titles'),
  digest: z.enum(['off', 'daily', 'weekly']).describe('Sends replies in one email instead of one each'),
  quietFrom: z.string().describe('Push messages wait from this time of day, HH:MM …'),
  quietUntil: z.string().describe('… until this time'),
  email: z
    .enum(['available', 'unverified', 'unavailable'])
    .describe('Whether the member can get emails: the address is unverified, or the site sends none'),
  calendarUrl: z
    .string()
    .nullable()
    .meta({ ...secretField, description: 'Secret address of the calendar feed; null while it is off' }),
})
export type NotificationSettings = z.infer<typeof notificationSettings>

const kindChange = z.strictObject({
  inApp: z.boolean().optional(),
  push: z.boolean().optional(),
  email: z.boolean().optional(),
})

export const getNotificationSettings = endpoint({
  method: 'GET',
  path: '/api/notification-settings',
  access: 'member',
  summary: 'Get what the member is told, and how',
  reply: notificationSettings,
})

export const updateNotificationSettings = endpoint({
  method: 'PATCH',
  path: '/api/notification-settings',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Change what the member is told, and how',
  description: 'Omitted fields keep their value.',
  body: z.strictObject({
    kinds: z
      .strictObject({
        reminder: kindChange.optional(),
        reply: kindChange.optional(),
        mention: kindChange.optional(),
        announcement: kindChange.optional(),
        together: kindChange.optional(),
        moderation: kindChange.optional(),
        report: kindChange.optional(),
        run: kindChange.optional(),
      } satisfies Record<NotificationKind, unknown>)
      .optional(),
    named: z.boolean().optional(),
    digest: z.enum(['off', 'daily', 'weekly']).optional(),
    quietFrom: clockTime.optional(),
    quietUntil: clockTime.optional(),
  }),
  reply: notificationSettings,
})

export const sendTestNotification = endpoint({
  method: 'POST',
  path: '/api/notification-settings/test',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Send a test message to the member',
  description: 'At once, to all their devices or to their email address. At most five in ten minutes.',
  body: z.strictObject({ channel: z.enum(['push', 'email']) }),
  reply: z.object({ sent: z.int().describe('Devices or addresses that accepted it') }),
  errors: ['conflict', 'unavailable', 'too-many-requests'],
})

export const renewCalendar = endpoint({
  method: 'POST',
  path: '/api/calendar',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Switch the calendar feed on, or give it a new address',
  description: 'The old address stops working.',
  reply: notificationSettings,
})

export const revokeCalendar = endpoint({
  method: 'DELETE',
  path: '/api/calendar',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Switch the calendar feed off',
  reply: notificationSettings,
})

export const getCalendar = endpoint({
  method: 'GET',
  path: '/api/calendar/{link}',
  access: 'public',
  summary: 'Get the calendar feed of a member',
  description: 'For calendar apps. The address is secret: anyone who has it can read the feed.',
  params: z.strictObject({
    link: z
      .string()
      .max(200)
      .meta({ ...secretField, description: 'From `calendarUrl`' }),
  }),
  reply: 'bytes',
  contentTypes: ['text/calendar'],
  revalidates: true,
  errors: ['not-found'],
})

const unsubscribeQuery = z.strictObject({
  token: z
    .string()
    .max(500)
    .meta({ ...secretField, description: 'From the link in an email' }),
})
export const subscription = z.object({
  kind: z.enum([...notificationKinds, 'digest']),
  active: z.boolean().describe('Whether emails of this kind are still on'),
})

export const getEmailSubscription = endpoint({
  method: 'GET',
  path: '/api/unsubscribe',
  access: 'public',
  summary: 'Find out what an unsubscribe link switches off',
  query: unsubscribeQuery,
  reply: subscription,
  errors: ['link-expired'],
})

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/unsubscribe',
  access: 'public',
  summary: 'Turn off emails of one kind',
  description: 'Needs no session: mail programs call it with one click (RFC 8058). The body is ignored.',
  query: unsubscribeQuery,
  body: 'text',
  bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  reply: subscription,
  errors: ['link-expired'],
})
