import type { DeliveryChannel } from '#contract/delivery.ts'
import type { Database, Row } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { releaseMessages } from './claim-queries.ts'
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
  { database, services }: Pick<Dependencies, 'database' | 'services'>,
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
      await transaction(database, (tx) => saveBatch(tx, channel, batch, services.clock.now()))
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

async function saveBatch(tx: Database, channel: DeliveryChannel, batch: Settled[], now: Date): Promise<void> {
  const at = now.toISOString()
  // Sorted, so that two processes lock rows in the same order.
  const sorted = batch.toSorted((a, b) => (a.message.id < b.message.id ? -1 : 1))
  const sent = sorted.filter(({ outcome }) => outcome.result === 'sent')
  const gone = sorted.filter(({ outcome }) => outcome.result === 'gone')
  const done = sorted.filter(({ outcome }) => ['sent', 'dropped', 'gone'].includes(outcome.result))
  for (const [leaseId, ids] of groupByLease(done)) await deleteMessages(tx, { ids, leaseId })
  for (const { message, outcome } of sorted) {
    const leaseId = message.lease_id ?? ''
    if (outcome.result === 'postponed')
      await releaseMessages(tx, { ids: [message.id], leaseId, nextAttemptAt: outcome.until.toISOString() })
    if (outcome.result !== 'retry' && outcome.result !== 'failed') continue
    const nextAttemptAt = outcome.result === 'retry' ? getRetryTime(message, outcome.retryAfterSeconds, now) : null
    await saveFailure(tx, { id: message.id, leaseId, error: outcome.error, nextAttemptAt })
  }
  if (gone.length > 0) await deleteDevices(tx, listDevices(gone))
  if (channel === 'push' && sent.length > 0) await markDevicesReached(tx, listDevices(sent), at)
  // Last, because all processes share these rows.
  if (sent.length > 0) await addSent(tx, { channel, hour: at.slice(0, 13), sent: sent.length, now: at })
  const failure = sorted.findLast(({ outcome }) => outcome.result === 'retry' || outcome.result === 'failed')
  if (failure && 'error' in failure.outcome)
    await saveChannel(tx, { channel, last_error_at: at, last_error: failure.outcome.error })
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
