import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import { generateId } from './ids.ts'
import type { Tables } from './tables.ts'

/** The exclusive right to work on a row until a time (ISO UTC). After that, anyone may take the row. */
export type Lease = { leaseId: string; now: string; until: string }

export function newLease(now: Date, seconds: number): Lease {
  return { leaseId: generateId(), now: now.toISOString(), until: leaseEnd(now, seconds) }
}

export function leaseEnd(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString()
}

export function leaseColumns({ leaseId, until }: Pick<Lease, 'leaseId' | 'until'>) {
  return { lease_id: leaseId, lease_until: until }
}

export const noLease = { lease_id: null, lease_until: null } as const

type LeasedTable = { [Name in keyof Tables]: 'lease_until' extends keyof Tables[Name] ? Name : never }[keyof Tables]

const leased = expressionBuilder<Tables, LeasedTable>()

/** Matches rows without an active lease. Only one process gets the row if the same `update` takes the lease. */
export function isFree(now: string): Expression<SqlBool> {
  return leased.or([leased('lease_until', 'is', null), leased('lease_until', '<=', now)])
}

/** Matches a row while the caller still holds its lease. */
export function isHeldBy(leaseId: string): Expression<SqlBool> {
  return leased('lease_id', '=', leaseId)
}

/** The same as `isFree`, for a row that has been read. */
export function isRowFree({ lease_until: until }: { lease_until: string | null }, now: Date): boolean {
  return until === null || until <= now.toISOString()
}
