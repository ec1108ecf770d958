import { z } from 'zod'
import { id, idParam, pageQuery, timestamp } from './common-fields.ts'
import { endpoint } from './endpoint.ts'

export const deliveryChannels = ['push', 'email'] as const
export type DeliveryChannel = (typeof deliveryChannels)[number]

export const delivery = z.object({
  channels: z.array(
    z.object({
      channel: z.enum(deliveryChannels),
      available: z.boolean().describe('Whether the site can use it'),
      problem: z.string().nullable().describe('Why it can’t, and what to do'),
      waiting: z.int().describe('Messages that are due now or wait for a retry'),
      oldestWaitingAt: timestamp.nullable(),
      failed: z.int().describe('Messages that were given up in the last 14 days'),
      sentToday: z.int().describe('In the last 24 hours, with emails about accounts and test emails'),
      lastSuccessAt: timestamp.nullable(),
      unreachableAt: timestamp
        .nullable()
        .describe('When the last email found that the mail server accepts none; null since it answered one'),
      lastErrorAt: timestamp.nullable(),
      lastError: z.string().nullable(),
    }),
  ),
  devices: z.int().describe('Devices that get push messages'),
})
export type Delivery = z.infer<typeof delivery>

export const deliveryItem = z.object({
  id,
  channel: z.enum(deliveryChannels),
  kind: z.string().describe('Such as reminder, reply, announcement, digest or account'),
  username: z.string().nullable().describe('Of the recipient; null for someone without an account'),
  status: z.enum(['waiting', 'sending', 'failed']),
  attempts: z.int(),
  error: z.string().nullable().describe('Of the last attempt'),
  createdAt: timestamp,
  nextAttemptAt: timestamp.nullable().describe('Null after it failed'),
})
export type DeliveryItem = z.infer<typeof deliveryItem>

const params = z.strictObject({ id: idParam })
const adminRole = 'Requires the admin role, even with `ADMIN_ACCESS=everyone`.'

export const getDelivery = endpoint({
  method: 'GET',
  path: '/api/admin/delivery',
  access: 'admin',
  summary: 'Get the state of email and push',
  description: adminRole,
  reply: delivery,
})

export const listDeliveryItems = endpoint({
  method: 'GET',
  path: '/api/admin/delivery/messages',
  access: 'admin',
  summary: 'List the messages that wait for a retry or failed',
  description: `Newest first, 50 per page by default. ${adminRole}`,
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(deliveryItem),
})

export const retryDelivery = endpoint({
  method: 'POST',
  path: '/api/admin/delivery/messages/{id}/retry',
  access: 'admin',
  summary: 'Send a message again that failed or waits',
  description: adminRole,
  params,
  reply: deliveryItem,
  errors: ['conflict'],
})

export const retryAllDeliveries = endpoint({
  method: 'POST',
  path: '/api/admin/delivery/messages/retry',
  access: 'admin',
  summary: 'Retry all messages that failed or are waiting for a retry',
  description: `For use after an outage. Leaves out push messages and reminders that failed, because they may have arrived. ${adminRole}`,
  reply: z.object({ retried: z.int().describe('Messages that are due now') }),
})

export const discardDelivery = endpoint({
  method: 'DELETE',
  path: '/api/admin/delivery/messages/{id}',
  access: 'admin',
  summary: 'Discard a message that failed or waits',
  description: adminRole,
  params,
  reply: z.object({ discarded: z.literal(true) }),
  errors: ['conflict'],
})

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/admin/delivery/test-mail',
  access: 'admin',
  summary: 'Send a test email to the admin who asks',
  description: `Waits for the mail server. ${adminRole}`,
  reply: z.object({
    to: z.string(),
    error: z.string().nullable().describe('What the mail server answered; null if it accepted the email'),
  }),
  errors: ['unavailable', 'too-many-requests'],
})
