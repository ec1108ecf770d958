import type { AuditKind } from '#contract/audit.ts'
import { generateId } from '../../database/ids.ts'
import type { Database, Row } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { ApiError } from '../../errors.ts'
import type { Logger } from '../../logger.ts'
import type { Services } from '../../services/services.ts'
import { throttleLimits, toAddressBlock } from '../../throttle/limits.ts'
import { throttle } from '../../throttle/throttle.ts'
import { countInBucket, findOwnEntryTime, insertEntry, insertOrCount } from './queries.ts'

/** Who did it, and from which address, or the admin command on the server. */
export type AuditSource = { actorId: string | null; address: string } | 'command'

export type AuditRecord = { kind: AuditKind; memberId: string | null; source: AuditSource; detail?: string }

export type Audit = (record: AuditRecord) => Promise<void>

type AuditContext = { database: Database; services: Pick<Services, 'clock' | 'secrets'>; logger?: Logger }

const failureMinutes = 10
const eventMinutes = 60
/** Of one member in an hour. Further ones have no address, so that those from many addresses share entries too. */
const maxOwnEntries = 50

/**
 * Run a transaction that can add entries to the security log. What a member does again to their own account within an
 * hour, from the same address, shares an entry. New entries are also logged once the transaction is committed.
 */
export async function auditedTransaction<T>(
  { database, services, logger }: AuditContext,
  work: (tx: Database, audit: Audit) => Promise<T>,
): Promise<T> {
  let records: AuditRecord[] = []
  const result = await transaction(database, async (tx) => {
    records = []
    return work(tx, async (record) => {
      if (await recordOrCount(tx, services, record)) records.push(record)
    })
  })
  for (const record of records) logRecord(logger, record)
  return result
}

/** Add an entry for something that changes no data. */
export function recordEvent(context: AuditContext, record: AuditRecord): Promise<void> {
  return auditedTransaction(context, (_tx, audit) => audit(record))
}

/**
 * Actions on others always have an entry of their own, so that the log has their order.
 * @returns whether it is a new entry
 */
async function recordOrCount(tx: Database, services: AuditContext['services'], record: AuditRecord): Promise<boolean> {
  const now = services.clock.now()
  const userId = getOwner(record)
  if (userId === null) {
    await insertEntry(tx, toRow(record, now))
    return true
  }
  const bucket = getBucket(services, record, { now, minutes: eventMinutes })
  if (await countInBucket(tx, { bucket, now: now.toISOString() })) return false
  const time = await findOwnEntryTime(tx, { userId, newer: maxOwnEntries - 1 })
  if (time === undefined || time <= new Date(now.getTime() - eventMinutes * 60_000).toISOString()) {
    await insertOrCount(tx, { ...toRow(record, now), bucket })
    return true
  }
  const shared = { ...record, source: { actorId: userId, address: '' } }
  const sharedBucket = getBucket(services, shared, { now, minutes: eventMinutes })
  await insertOrCount(tx, { ...toRow(shared, now), bucket: sharedBucket })
  return false
}

/** @returns the member who did something to their own account */
function getOwner({ memberId, source }: AuditRecord): string | null {
  return source !== 'command' && source.actorId === memberId ? memberId : null
}

/**
 * Record a failed attempt. Attempts on the same account from the same address share an entry for ten minutes, and a
 * flood from many addresses shares one without an address. Never throws, because the attempt is refused anyway.
 */
export async function recordFailure(dependencies: Dependencies, record: AuditRecord): Promise<void> {
  const { database, services, logger } = dependencies
  try {
    const now = services.clock.now()
    const bucket = getBucket(services, record, { now, minutes: failureMinutes })
    if (await countInBucket(database, { bucket, now: now.toISOString() })) return
    if (await isFlooded(dependencies)) {
      const shared: AuditRecord = { kind: record.kind, memberId: null, source: { actorId: null, address: '' } }
      const sharedBucket = getBucket(services, shared, { now, minutes: failureMinutes })
      await insertOrCount(database, { ...toRow(shared, now), bucket: sharedBucket })
      return
    }
    await insertOrCount(database, { ...toRow(record, now), bucket })
    logRecord(logger, record)
  } catch (error) {
    logger.error({ err: error, kind: record.kind }, 'could not write to the security log')
  }
}

async function isFlooded(dependencies: Dependencies): Promise<boolean> {
  try {
    await throttle(dependencies, 'failures in the security log', throttleLimits.auditedFailures)
    return false
  } catch (error) {
    if (error instanceof ApiError) return true
    throw error
  }
}

// Signed, because it contains an address and outlives it in backups.
function getBucket(
  { secrets }: Pick<Services, 'secrets'>,
  { kind, memberId, source, detail }: AuditRecord,
  { now, minutes }: { now: Date; minutes: number },
): string {
  const window = Math.floor(now.getTime() / (minutes * 60_000))
  const from = source === 'command' ? source : `${source.actorId} ${toAddressBlock(source.address)}`
  return secrets.sign('audit', [minutes, window, kind, memberId, from, detail].join('\n'))
}

function toRow({ kind, memberId, source, detail }: AuditRecord, now: Date): Row<'audit_log'> {
  const { actorId, address } = source === 'command' ? { actorId: null, address: null } : source
  return {
    id: generateId(),
    kind,
    member_id: memberId,
    actor_id: actorId,
    via: source === 'command' ? 'command' : 'site',
    address: address || null,
    detail: detail ?? null,
    count: 1,
    bucket: null,
    created_at: now.toISOString(),
    last_at: now.toISOString(),
  }
}

function logRecord(logger: Logger | undefined, { kind, memberId, source, detail }: AuditRecord): void {
  // The log of the server is kept after an account is deleted, so it has no usernames.
  const logged = kind === 'username-change' ? undefined : detail
  const details = { kind, memberId, ...(source === 'command' ? { via: source } : source), detail: logged }
  logger?.info(details, 'security log')
}
