import { z } from 'zod'
import { clockTime, id, idParam, timestamp } from './common-fields.ts'
import { endpoint } from './endpoint.ts'

const weekdays = z
  .array(z.int().min(1).max(7))
  .min(1)
  .max(7)
  .refine((days) => new Set(days).size === days.length, 'Each weekday only once')
  .describe('1 is Monday, 7 is Sunday')

const reminderChannels = ['push', 'email', 'both'] as const
const channel = z.enum(reminderChannels)

export const challengeReminder = z.object({
  participationId: id,
  challengeId: id,
  title: z.string(),
  cue: z.string().nullable().describe('When and where the member wants to do it'),
  off: z.boolean().describe('No reminders of this challenge'),
  time: z.string().nullable().describe('Null for the time of the member'),
  weekdays: z.array(z.int()).nullable().describe('Null for those of the member'),
  channel: channel.nullable().describe('Null for the channels of the member'),
})
export type ChallengeReminder = z.infer<typeof challengeReminder>

export const reminderSettings = z.object({
  on: z.boolean(),
  time: z.string().nullable().describe('Null for the suggested time'),
  suggestedTime: z.string().describe('Half an hour before the member usually marks; 18:30 before that is known'),
  weekdays: z.array(z.int()),
  nudge: z.boolean().describe('Whether a second message may follow late in the day'),
  nudgeTime: z.string(),
  pausedSince: timestamp.nullable().describe('Reminders stopped after ten unanswered ones; marking a day resumes them'),
  laterAt: timestamp.nullable().describe('One extra reminder that the member asked for'),
  challenges: z.array(challengeReminder).describe('Of the active challenges'),
})
export type ReminderSettings = z.infer<typeof reminderSettings>

export const getReminders = endpoint({
  method: 'GET',
  path: '/api/reminders',
  access: 'member',
  summary: 'Get when the member is reminded',
  reply: reminderSettings,
})

export const updateReminders = endpoint({
  method: 'PATCH',
  path: '/api/reminders',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Change when the member is reminded',
  description:
    'Omitted fields keep their value. The channels are those of the kind `reminder`. A time in the quiet hours moves to their nearer end.',
  body: z.strictObject({
    on: z.boolean().optional(),
    time: clockTime.nullable().optional(),
    weekdays: weekdays.optional(),
    nudge: z.boolean().optional(),
    nudgeTime: clockTime.optional(),
  }),
  reply: reminderSettings,
})

export const updateChallengeReminder = endpoint({
  method: 'PATCH',
  path: '/api/user-challenges/{id}/reminder',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Change the reminders of one challenge',
  description: 'Null takes the value of the member. Omitted fields keep their value.',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({
    off: z.boolean().optional(),
    time: clockTime.nullable().optional(),
    weekdays: weekdays.nullable().optional(),
    channel: channel.nullable().optional(),
  }),
  reply: reminderSettings,
  errors: ['not-found'],
})

export const remindLater = endpoint({
  method: 'POST',
  path: '/api/reminders/later',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Remind the member once more today',
  description:
    '`tonight` is the time of the late message, or half an hour from now if that has passed. `later` is two hours from now. It takes the place of the late message, and also works while reminders are off.',
  body: z.strictObject({ when: z.enum(['tonight', 'later']) }),
  reply: z.object({ at: timestamp }),
  errors: ['conflict'],
})
