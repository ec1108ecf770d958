import type { Row } from '../../database/tables.ts'

/** What became of a message. `error` is for admins. */
export type Outcome =
  | { result: 'sent' }
  /** There was nothing left to say. */
  | { result: 'dropped' }
  /** Not tried, because its target is paused. */
  | { result: 'postponed'; until: Date }
  | { result: 'retry'; error: string; retryAfterSeconds?: number | undefined; unreachable?: boolean }
  /** `uncertain`: it may have arrived. */
  | { result: 'failed'; error: string; uncertain?: boolean; unreachable?: boolean }
  /** The push service no longer knows the device. */
  | { result: 'gone' }

/** A server of a later version can write the message, if one runs. */
export function handleUnknownKind({ kind, attempts }: Row<'outbox'>): Outcome {
  const result = attempts < delaysMinutes.length ? 'retry' : 'failed'
  return { result, error: `This version of the app can’t write messages of kind ${kind}.` }
}

export const interruptedError = 'The server stopped while sending it, so it may have arrived.'

const delaysMinutes = [0.5, 1, 2, 5, 10, 20, 40, 60]
const minuteMs = 60_000

/**
 * Computes when to try again. Later waits are longer, and a random part keeps messages that failed together apart. The
 * last attempt is shortly before the message expires.
 * @param attempts including the one that failed
 */
export function getNextAttempt(
  { attempts, expiresAt }: { attempts: number; expiresAt: Date | null },
  { now, retryAfterSeconds = 0 }: { now: Date; retryAfterSeconds?: number | undefined },
): Date {
  const delay = (delaysMinutes[Math.min(attempts, delaysMinutes.length) - 1] ?? 60) * minuteMs
  const wait = Math.max(delay * (1 + Math.random() / 5), retryAfterSeconds * 1000)
  const next = now.getTime() + wait
  const last = (expiresAt?.getTime() ?? Infinity) - minuteMs
  return new Date(next > last && last > now.getTime() + delay / 4 && retryAfterSeconds === 0 ? last : next)
}
