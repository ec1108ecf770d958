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
import { countInBucket, insertEntry, insertOrCount } from './queries.ts'

/** Who did it, and from which address, or the admin command on the server. */
export type AuditSource = { actorId: string | null; address: string } | 'command'

export type AuditRecord = { kind: AuditKind; memberId: string | null; source: AuditSource; detail?: string }

export type Audit = (record: AuditRecord) => Promise<void>

type AuditContext = { database: Database; services: Pick<Services, 'clock'>; logger?: Logger }

/** Run a transaction that can add entries to the security log. They are also logged once it is committed. */
export async function auditedTransaction<T>(
  { database, services, logger }: AuditContext,
  work: (tx: Database, audit: Audit) => Promise<T>,
): Promise<T> {
  let records: AuditRecord[] = []
  const result = await transaction(database, async (tx) => {
    records = []
    return work(tx, async (record) => {
      await insertEntry(tx, toRow(record, services.clock.now()))
      records.push(record)
    })
  })
  for (const record of records) logRecord(logger, record)
  return result
}

/** Add an entry for something that changes no data. */
export function recordEvent(context: AuditContext, record: AuditRecord): Promise<void> {
  return auditedTransaction(context, (_tx, audit) => audit(record))
}

const bucketMinutes = 10

/**
 * Record a failed attempt. Attempts on the same account from the same address share an entry for ten minutes, and a
 * flood from many addresses shares one without an address. Never throws, because the attempt is refused anyway.
 */
export async function recordFailure(dependencies: Dependencies, record: AuditRecord): Promise<void> {
  const { database, services, logger } = dependencies
  try {
    const now = services.clock.now()
    const bucket = getBucket(services, record, now)
    if (await countInBucket(database, { bucket, now: now.toISOString() })) return
    if (await isFlooded(dependencies)) {
      const shared: AuditRecord = { kind: record.kind, memberId: null, source: { actorId: null, address: '' } }
      await insertOrCount(database, { ...toRow(shared, now), bucket: getBucket(services, shared, now) })
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
function getBucket({ secrets }: Services, { kind, memberId, source, detail }: AuditRecord, now: Date): string {
  const window = Math.floor(now.getTime() / (bucketMinutes * 60_000))
  const from = source === 'command' ? source : `${source.actorId} ${toAddressBlock(source.address)}`
  return secrets.sign('audit', [window, kind, memberId, from, detail].join('\n'))
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
  const details = { kind, memberId, ...(source === 'command' ? { via: source } : source), detail }
  logger?.info(details, 'security log')
}
