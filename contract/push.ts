import { z } from 'zod'
import { id, idParam, timestamp } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { optionalText, singleLineText } from './text-fields.ts'

export const pushDevice = z.object({
  id,
  name: z.string().describe('Browser and system, such as Chrome on Android'),
  current: z.boolean().describe('Whether the session that asks is the one that added it'),
  createdAt: timestamp,
  lastSuccessAt: timestamp.nullable().describe('When a message was last accepted; null before the first'),
})
export type PushDevice = z.infer<typeof pushDevice>

export const listPushDevices = endpoint({
  method: 'GET',
  path: '/api/push',
  access: 'member',
  summary: 'List the devices that get push messages, with the key to add one',
  reply: z.object({
    publicKey: z.string().nullable().describe('VAPID key for `pushManager.subscribe`; null while push is unavailable'),
    devices: z.array(pushDevice),
  }),
})

export const addPushDevice = endpoint({
  method: 'POST',
  path: '/api/push',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Send push messages to this browser',
  description:
    'Takes a `PushSubscription`. Its endpoint must be on the public internet. The same one again updates its row. A subscription of another member moves only with its secret.',
  body: z.strictObject({
    endpoint: z
      .url({ protocol: /^https$/, error: ({ input }) => (input ? 'Expected an https address' : 'Required') })
      .max(1000),
    expirationTime: z.number().nullable().optional().describe('Accepted and ignored'),
    keys: z.strictObject({
      p256dh: z
        .string()
        .regex(/^[\w-]{87}=?$/, 'Invalid key')
        .describe('Public key of the browser, base64url'),
      auth: z
        .string()
        .regex(/^[\w-]{22}={0,2}$/, 'Invalid key')
        .describe('Secret of the subscription, base64url'),
    }),
    name: optionalText(singleLineText({ min: 0, max: 100 })).describe('Instead of the name from the User-Agent header'),
  }),
  status: 201,
  reply: pushDevice,
  errors: ['conflict', 'unavailable'],
})

export const removePushDevice = endpoint({
  method: 'DELETE',
  path: '/api/push/{id}',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Stop push messages to a device',
  params: z.strictObject({ id: idParam }),
  reply: z.object({ removed: z.literal(true) }),
})

/** The decrypted data of a push message, which the service worker shows. */
export const pushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** Replaces a shown message with the same tag. */
  tag: z.string(),
  /** Path to open, on this site. */
  path: z.string(),
  /** Number for the app's badge; absent to keep it. */
  badge: z.int().optional(),
  /** The one step that `Mark day complete` marks. Absent if several are due. */
  mark: z.object({ participationId: id, date: z.string(), key: z.string() }).optional(),
  /** Whether to offer `Later`. */
  later: z.boolean().optional(),
})
export type PushMessage = z.infer<typeof pushMessage>
