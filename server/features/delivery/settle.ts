import type { DeliveryChannel } from '#contract/delivery.ts'
import type { Database, Row } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { releaseMessages } from './claim-queries.ts'
import type { Composers, DeliveryContext } from './composer.ts'
import { findGuestComposer, saveSentToGuests } from './guest-mail.ts'
import { getNextAttempt, type Outcome } from './outcome.ts'
import {
  addSent,
  deleteDevices,
  deleteMessages,
  markDevicesReached,
  saveChannel,
  saveFailure,
} from './settle-queries.ts'

type Settled = { message: Row<'outbox'>; outcome: Outcome }

export type Settlement = {
  settle: (settled: Settled) => void
  /** Saves the outcomes that are left. @returns how many messages were sent */
  finish: () => Promise<number>
}

const saveIntervalMs = 200

/** Saves the outcomes of a moment together, because on SQLite all requests wait while a commit reaches the disk. */
export function createSettlement(
  { dependencies: { database, services }, composers }: DeliveryContext,
  channel: DeliveryChannel,
): Settlement {
  let waiting: Settled[] = []
  let timer: NodeJS.Timeout | undefined
  let saving: Promise<void> = Promise.resolve()
  let sent = 0
  const failures: unknown[] = []

  async function save(previous: Promise<void>, batch: Settled[]): Promise<void> {
    await previous
    try {
      await transaction(database, (tx) => saveBatch(tx, { channel, composers, batch, now: services.clock.now() }))
      sent += batch.filter(({ outcome }) => outcome.result === 'sent').length
    } catch (error) {
      failures.push(error)
    }
  }

  function saveWaiting(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length > 0) saving = save(saving, waiting)
    waiting = []
  }

  return {
    settle(settled) {
      waiting.push(settled)
      timer ??= setTimeout(saveWaiting, saveIntervalMs)
    },
    async finish() {
      saveWaiting()
      await saving
      if (failures.length > 0) throw failures[0]
      return sent
    },
  }
}

async function saveBatch(
  tx: Database,
  { channel, composers, batch, now }: { channel: DeliveryChannel; composers: Composers; batch: Settled[]; now: Date },
): Promise<void> {
  const at = now.toISOString()
  // Sorted, so that two processes lock rows in the same order.
  const sorted = batch.toSorted((a, b) => (a.message.id < b.message.id ? -1 : 1))
  const sent = sorted.filter(({ outcome }) => outcome.result === 'sent')
  const gone = sorted.filter(({ outcome }) => outcome.result === 'gone')
  const unsure = sorted.filter(({ message, outcome }) => isUncertain(outcome) && findGuestComposer(composers, message))
  const done = sorted.filter((each) => isOver(each.outcome) || unsure.includes(each))
  for (const [leaseId, ids] of groupByLease(done)) await deleteMessages(tx, { ids, leaseId })
  for (const settled of sorted) if (!done.includes(settled)) await saveUndone(tx, settled, now)
  if (gone.length > 0) await deleteDevices(tx, listDevices(gone))
  if (channel === 'push' && sent.length > 0) await markDevicesReached(tx, listDevices(sent), at)
  await saveSentToGuests(tx, composers, { messages: toMessages(unsure), uncertain: true, now })
  await saveSentToGuests(tx, composers, { messages: toMessages(sent), uncertain: false, now })
  // Last, because all processes share these rows.
  if (sent.length > 0) await addSent(tx, { channel, hour: at.slice(0, 13), sent: sent.length, now: at })
  const failure = sorted.findLast(({ outcome }) => outcome.result === 'retry' || outcome.result === 'failed')
  if (failure && 'error' in failure.outcome)
    await saveChannel(tx, { channel, last_error_at: at, last_error: failure.outcome.error })
  if (channel === 'email' && sent.length === 0) await saveReachability(tx, sorted, at)
}

async function saveUndone(tx: Database, { message, outcome }: Settled, now: Date): Promise<void> {
  const leaseId = message.lease_id ?? ''
  if (outcome.result === 'postponed')
    await releaseMessages(tx, { ids: [message.id], leaseId, nextAttemptAt: outcome.until.toISOString() })
  if (outcome.result !== 'retry' && outcome.result !== 'failed') return
  const nextAttemptAt = outcome.result === 'retry' ? getRetryTime(message, outcome.retryAfterSeconds, now) : null
  await saveFailure(tx, { id: message.id, leaseId, error: outcome.error, nextAttemptAt })
}

function isOver({ result }: Outcome): boolean {
  return result === 'sent' || result === 'dropped' || result === 'gone'
}

/** An email that is refused or deferred shows that the mail server works. */
async function saveReachability(tx: Database, settled: Settled[], at: string): Promise<void> {
  const tried = settled.flatMap(({ outcome }) =>
    outcome.result === 'retry' || outcome.result === 'failed' ? [outcome.unreachable] : [],
  )
  // Without a value, no mail server was asked.
  const known = tried.filter((unreachable) => unreachable !== undefined)
  if (known.length === 0) return
  await saveChannel(tx, { channel: 'email', unreachable_at: known.includes(false) ? null : at })
}

function isUncertain(outcome: Outcome): boolean {
  return outcome.result === 'failed' && outcome.uncertain === true
}

function toMessages(settled: Settled[]): Row<'outbox'>[] {
  return settled.map(({ message }) => message)
}

function getRetryTime(message: Row<'outbox'>, retryAfterSeconds: number | undefined, now: Date): string {
  const expiresAt = message.expires_at === null ? null : new Date(message.expires_at)
  return getNextAttempt({ attempts: message.attempts + 1, expiresAt }, { now, retryAfterSeconds }).toISOString()
}

function listDevices(settled: Settled[]): string[] {
  return [...new Set(settled.flatMap(({ message }) => message.device_id ?? []))].toSorted()
}

function groupByLease(settled: Settled[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const { message } of settled) {
    const leaseId = message.lease_id ?? ''
    groups.set(leaseId, [...(groups.get(leaseId) ?? []), message.id])
  }
  return groups
}
