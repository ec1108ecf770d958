import { z } from 'zod'
import { timestamp } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { confirmableSteps, setupSteps } from './setup-steps.ts'

export const setupList = z.object({
  steps: z.array(
    z.object({
      step: z.enum(setupSteps),
      done: z.boolean().describe('The server knows that it is done, or an admin confirmed it'),
      confirmed: z.boolean().describe('An admin said that it is fine as it is'),
    }),
  ),
  dismissed: z.boolean().describe('An admin hid the list for all admins'),
  backup: z.object({
    time: z.string().nullable().describe('Local time of the nightly backup on the server, HH:MM; null when it is off'),
    timeZone: z.string().describe('Time zone of the server'),
    elsewhere: z.boolean().describe('`BACKUP_COMMAND` takes each backup to another machine'),
    lastBackupAt: timestamp.nullable().describe('Last backup, nightly or by the command; null for none'),
    problem: z.string().nullable().describe('Why the last nightly backup failed'),
    overdue: z.boolean().describe('There was no good nightly backup in the last two days'),
  }),
})
export type SetupList = z.infer<typeof setupList>

export const getSetupList = endpoint({
  method: 'GET',
  path: '/api/admin/setup-list',
  access: 'admin',
  summary: 'Get what is left to set up',
  description: 'Requires the admin role, even with `ADMIN_ACCESS=everyone`.',
  reply: setupList,
})

export const updateSetupList = endpoint({
  method: 'PATCH',
  path: '/api/admin/setup-list',
  access: 'admin',
  summary: 'Hide the setup list on the Home of all admins, or show it again',
  body: z.strictObject({ dismissed: z.boolean() }),
  reply: setupList,
})

export const confirmSetupStep = endpoint({
  method: 'PATCH',
  path: '/api/admin/setup-list/{step}',
  access: 'admin',
  summary: 'Confirm that a part of the site is fine as it is, or take that back',
  params: z.strictObject({ step: z.enum(confirmableSteps) }),
  body: z.strictObject({ confirmed: z.boolean() }),
  reply: setupList,
})
