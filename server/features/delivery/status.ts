import { deliveryChannels, type Delivery, type DeliveryChannel } from '#contract/delivery.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import type { Page } from '../../page.ts'
import { isAccountMail } from './account-mail.ts'
import { noMailServer } from './mail-problem.ts'
import { getPauses } from './pauses.ts'
import { loadPushKeys, unreadableKeysProblem } from './push-keys.ts'
import * as queries from './status-queries.ts'
import type { ItemRow } from './status-queries.ts'

const hourMs = 3_600_000
const retryLifetimeMs = hourMs
const failureRetentionMs = 14 * 24 * hourMs
const statisticsRetentionMs = 30 * 24 * hourMs

/** Reads the state of both channels. */
export async function getDeliveryState(dependencies: Dependencies): Promise<Delivery> {
  const { database, services } = dependencies
  const now = services.clock.now()
  const [counts, channels, sent, devices] = await Promise.all([
    queries.countMessages(database, now.toISOString()),
    queries.listChannels(database),
    queries.countSentSince(database, toHour(now.getTime() - 24 * hourMs)),
    queries.countDevices(database),
  ])
  const problems = await findProblems(dependencies)
  return {
    devices,
    channels: deliveryChannels.map((channel) => {
      const count = counts.find((row) => row.channel === channel)
      const state = channels.find((row) => row.channel === channel)
      return {
        channel,
        available: problems[channel] === null,
        problem: problems[channel],
        waiting: count?.waiting ?? 0,
        oldestWaitingAt: count?.oldest_waiting_at ?? null,
        failed: count?.failed ?? 0,
        sentToday: sent.find((row) => row.channel === channel)?.sent ?? 0,
        lastSuccessAt: state?.last_success_at ?? null,
        unreachableAt: state?.unreachable_at ?? null,
        lastErrorAt: state?.last_error_at ?? null,
        lastError: state?.last_error ?? null,
      }
    }),
  }
}

/** Counts the messages of each channel that wait and that failed. */
export function countDeliveries(database: Database, now: Date) {
  return queries.countMessages(database, now.toISOString())
}

async function findProblems(dependencies: Dependencies): Promise<Record<DeliveryChannel, string | null>> {
  return {
    push: (await loadPushKeys(dependencies)) ? null : unreadableKeysProblem,
    email: dependencies.services.mail.available ? null : noMailServer,
  }
}

/** Lists messages that failed or wait for a retry. */
export function listDeliveryItems(database: Database, page: Page) {
  return queries.listItems(database, page)
}

/**
 * Makes a message due now, also one that had expired.
 * @throws not-found; conflict while it is being sent, and for an expired email about an account
 */
export async function retryMessage(dependencies: Dependencies, id: string): Promise<ItemRow> {
  const { database, services } = dependencies
  const now = services.clock.now()
  const item = await requireItem(dependencies, id)
  if (isAccountMail(item) && (item.expires_at ?? '') <= now.toISOString())
    throw refuse('conflict', 'This email has expired. The member can ask for a new one.')
  // The link in an email about an account works no longer than that.
  const lifetimeMs = isAccountMail(item) ? 0 : retryLifetimeMs
  const expiresAt = new Date(now.getTime() + lifetimeMs).toISOString()
  if (!(await queries.makeDue(database, { id, now: now.toISOString(), expiresAt }))) throw beingSentError()
  getPauses(database).clear()
  return requireItem(dependencies, id)
}

/**
 * Makes the messages due now that wait for a retry, and the failed ones that may be sent twice.
 * @returns how many
 */
export async function retryAllMessages(dependencies: Dependencies): Promise<number> {
  const { database, services } = dependencies
  const now = services.clock.now()
  const expiresAt = new Date(now.getTime() + retryLifetimeMs).toISOString()
  const retried = await queries.makeAllDue(database, { now: now.toISOString(), expiresAt })
  getPauses(database).clear()
  return retried
}

/** @throws not-found; conflict while it is being sent */
export async function discardMessage(dependencies: Dependencies, id: string): Promise<void> {
  await requireItem(dependencies, id)
  if (!(await queries.deleteItem(dependencies.database, id))) throw beingSentError()
}

/** Deletes failed messages after two weeks, and statistics after a month. */
export async function forgetOldDeliveries({ database, services }: Dependencies): Promise<void> {
  const now = services.clock.now().getTime()
  await queries.deleteOldFailures(database, new Date(now - failureRetentionMs).toISOString())
  await queries.deleteOldHours(database, toHour(now - statisticsRetentionMs))
}

async function requireItem({ database }: Pick<Dependencies, 'database'>, id: string): Promise<ItemRow> {
  const item = await queries.findItem(database, id)
  if (!item) throw refuse('not-found', 'Message not found. It may have been sent.')
  return item
}

function toHour(time: number): string {
  return new Date(time).toISOString().slice(0, 13)
}

function beingSentError() {
  return refuse('conflict', 'This message is being sent right now.')
}
