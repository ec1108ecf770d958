import { deliveryChannels, type DeliveryChannel } from '#contract/delivery.ts'
import { newLease } from '../../database/lease.ts'
import type { Row } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { claimMessages, failInterruptedMessages, hasDueMessage, releaseMessages } from './claim-queries.ts'
import type { Composers, DeliveryContext } from './composer.ts'
import { discardGuestMails, findGuestComposer, saveSentToGuests } from './guest-mail.ts'
import { sendQueuedMail } from './mail.ts'
import { interruptedError, type Outcome } from './outcome.ts'
import { getPauses } from './pauses.ts'
import { sendQueuedPush } from './push.ts'
import { createSettlement, type Settlement } from './settle.ts'

export type DeliveryOptions = {
  /** The most messages to take per channel. */
  limit?: number
  /** Stops after the messages that are being sent. */
  signal?: AbortSignal | undefined
}

type Send = (context: DeliveryContext, message: Row<'outbox'>) => Promise<Outcome>

const channels: Record<DeliveryChannel, { concurrency: number; send: Send }> = {
  push: { concurrency: 10, send: sendQueuedPush },
  email: { concurrency: 4, send: sendQueuedMail },
}

/** Longer than a batch can take, because every message has a timeout. */
const leaseSeconds = 300
const maxSendingMs = 60_000

/**
 * Sends the messages that are due, in one pass over the outbox. Any number of processes can do so at the same time.
 * @param composers write the messages, by kind
 * @returns how many were handed over
 */
export async function deliverDue(
  dependencies: Dependencies,
  composers: Composers,
  options: DeliveryOptions = {},
): Promise<number> {
  const context = { dependencies, composers }
  await giveUpInterrupted(context)
  const results = await Promise.allSettled(deliveryChannels.map((channel) => deliverChannel(context, channel, options)))
  return results.reduce((total, result) => {
    if (result.status === 'rejected') throw result.reason
    return total + result.value
  }, 0)
}

async function giveUpInterrupted({ dependencies: { database, services }, composers }: DeliveryContext): Promise<void> {
  const now = services.clock.now()
  await transaction(database, async (tx) => {
    const interrupted = await failInterruptedMessages(tx, { now: now.toISOString(), error: interruptedError })
    const toGuests = interrupted.filter((message) => findGuestComposer(composers, message))
    await discardGuestMails(
      tx,
      toGuests.map(({ id }) => id),
    )
    await saveSentToGuests(tx, composers, { messages: toGuests, uncertain: true, now })
  })
}

async function deliverChannel(
  context: DeliveryContext,
  channel: DeliveryChannel,
  options: DeliveryOptions,
): Promise<number> {
  const { database, services } = context.dependencies
  if (!(await hasDueMessage(database, channel, services.clock.now().toISOString()))) return 0
  const { concurrency, send } = channels[channel]
  const pauses = getPauses(database)
  const queue = createQueue(context, channel, { ...options, batchSize: concurrency * 5 })
  const settlement = createSettlement(context, channel)
  const deliverNext = async () => {
    const message = await queue.take()
    if (message) await deliverOne(context, { message, send, settlement })
    return message !== null
  }
  const work = async () => {
    while (await deliverNext());
  }
  try {
    // After a failure, one message has to show that the mail server works again.
    if (pauses.isFailing(channel)) await deliverNext()
    const results = await Promise.allSettled(Array.from({ length: concurrency }, work))
    for (const result of results) if (result.status === 'rejected') throw result.reason
  } finally {
    await queue.release().finally(() => settlement.finish())
  }
  return settlement.finish()
}

async function deliverOne(
  context: DeliveryContext,
  { message, send, settlement }: { message: Row<'outbox'>; send: Send; settlement: Settlement },
): Promise<void> {
  const { logger, services } = context.dependencies
  const now = services.clock.now()
  if (new Date(message.lease_until ?? 0).getTime() - now.getTime() < maxSendingMs)
    return settlement.settle({ message, outcome: { result: 'postponed', until: now } })
  if (message.expires_at !== null && message.expires_at <= now.toISOString()) {
    const error = message.error ? `It expired. Last error: ${message.error}` : 'It expired before it could be sent.'
    return settlement.settle({ message, outcome: { result: 'failed', error } })
  }
  let outcome: Outcome
  try {
    outcome = await send(context, message)
  } catch (error) {
    logger.error({ err: error, kind: message.kind, messageId: message.id }, 'preparing a message failed')
    outcome = { result: 'retry', error: 'Something went wrong on the server. It has been logged.' }
  }
  settlement.settle({ message, outcome })
}

/** Claims messages in batches, because one by one would cost a statement each. */
function createQueue(
  { dependencies: { database, services } }: DeliveryContext,
  channel: DeliveryChannel,
  { limit = Infinity, signal, batchSize }: DeliveryOptions & { batchSize: number },
) {
  let claimed: Row<'outbox'>[] = []
  let remaining = limit
  let refill: Promise<void> | null = null
  const pauses = getPauses(database)

  async function claim(): Promise<void> {
    const now = services.clock.now()
    const wanted = Math.min(remaining, pauses.isFailing(channel) ? 1 : batchSize)
    claimed =
      wanted > 0 ? await claimMessages(database, channel, { lease: newLease(now, leaseSeconds), limit: wanted }) : []
    remaining -= claimed.length
    if (claimed.length === 0) remaining = 0
  }

  const isStopped = () => signal?.aborted || pauses.getEnd(channel, services.clock.now()) !== null

  return {
    async take(): Promise<Row<'outbox'> | null> {
      if (isStopped()) return null
      while (claimed.length === 0 && remaining > 0) {
        refill ??= claim().finally(() => (refill = null))
        await refill
      }
      return isStopped() ? null : (claimed.shift() ?? null)
    },
    /** Returns the messages that were claimed but not taken. */
    async release(): Promise<void> {
      const byLease = Map.groupBy(claimed, ({ lease_id: leaseId }) => leaseId ?? '')
      const nextAttemptAt = services.clock.now().toISOString()
      for (const [leaseId, messages] of byLease)
        await releaseMessages(database, { ids: messages.map(({ id }) => id), leaseId, nextAttemptAt })
    },
  }
}
