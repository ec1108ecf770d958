import type { PushMessage } from '#contract/push.ts'
import type { Config } from '../../config.ts'
import type { Row } from '../../database/tables.ts'
import type { PushKeys, PushRequest, PushResult } from '../../services/push.ts'
import type { DeliveryContext } from './composer.ts'
import { handleUnknownKind, type Outcome } from './outcome.ts'
import { getPauses } from './pauses.ts'
import { loadPushKeys } from './push-keys.ts'
import { findPushRecipient } from './recipient-queries.ts'

/** Push services accept at least 4096 bytes, of which the encryption takes about 100. */
const maxBytes = 3500
const dayMs = 24 * 3_600_000
const maxTtlSeconds = 28 * 24 * 3600
const keyRetryMs = 5 * 60_000

export async function sendQueuedPush(context: DeliveryContext, message: Row<'outbox'>): Promise<Outcome> {
  const { dependencies, composers } = context
  const { config, database, services } = dependencies
  const now = services.clock.now()
  const { kind, user_id: userId, device_id: deviceId, subject_id: subjectId, data, created_at: createdAt } = message
  const composer = composers[kind]
  if (!composer || 'guestEmail' in composer) return handleUnknownKind(message)
  const found = userId && deviceId ? await findPushRecipient(database, { userId, deviceId }) : undefined
  if (!found) return { result: 'dropped' }
  const { recipient, device } = found
  const pauses = getPauses(database)
  const { origin } = new URL(device.endpoint)
  const paused = pauses.getEnd(origin, now)
  if (paused) return { result: 'postponed', until: new Date(paused.getTime() + Math.random() * 5000) }
  const keys = await loadPushKeys(dependencies)
  if (!keys) return { result: 'postponed', until: new Date(now.getTime() + keyRetryMs) }
  const composing = { dependencies, database, recipient, message: { kind, subjectId, data, createdAt }, now }
  const quietEnd = await composer.findQuietEnd?.(composing)
  if (quietEnd) return { result: 'postponed', until: quietEnd }
  const content = await composer.push(composing)
  if (!content) return { result: 'dropped' }
  const expiresAt = message.expires_at === null ? null : new Date(message.expires_at)
  const result = await services.push.send(device, createPushRequest(config, { content, keys, expiresAt, now }))
  // A service that accepts messages but never answers would keep other devices waiting.
  const isStalled = (result.result === 'retry' && result.unreachable) || result.result === 'uncertain'
  if (isStalled) pauses.recordFailure(origin, now)
  else pauses.recordSuccess(origin)
  return toOutcome(result)
}

/** @param message.expiresAt null for a message that a push service may keep for weeks */
export function createPushRequest(
  { publicUrl, adminEmails }: Config,
  { content, keys, expiresAt, now }: { content: PushMessage; keys: PushKeys; expiresAt: Date | null; now: Date },
): PushRequest {
  const remainingMs = expiresAt === null ? Infinity : expiresAt.getTime() - now.getTime()
  return {
    payload: JSON.stringify(shorten(content)),
    topic: content.tag,
    ttl: Math.max(0, Math.min(maxTtlSeconds, Math.floor(remainingMs / 1000))),
    // A phone that saves power shows messages of normal urgency later, which can be too late for today's.
    urgency: remainingMs <= dayMs ? 'high' : 'normal',
    keys,
    contact: publicUrl?.startsWith('https:') ? publicUrl : `mailto:${adminEmails[0] ?? 'admin@example.org'}`,
  }
}

function toOutcome(result: PushResult): Outcome {
  switch (result.result) {
    case 'accepted':
      return { result: 'sent' }
    case 'gone':
      return { result: 'gone' }
    case 'retry':
      return { result: 'retry', error: result.error, retryAfterSeconds: result.retryAfterSeconds }
    case 'refused':
      return { result: 'failed', error: result.error }
    case 'uncertain':
      return { result: 'failed', error: `${result.error} It may have arrived, so it won’t be sent again.` }
  }
}

function shorten(content: PushMessage): PushMessage {
  const excess = Buffer.byteLength(JSON.stringify(content)) - maxBytes
  if (excess <= 0) return content
  const characters = [...content.body]
  const body = `${characters.slice(0, Math.max(0, Math.min(400, characters.length - excess))).join('')}…`
  return { ...content, title: [...content.title].slice(0, 100).join(''), body }
}
