import type { SourceAccount } from '#contract/social-sources.ts'
import type { SourceRow } from './source-queries.ts'

/** Leaves out the access token. */
export function presentSource(row: SourceRow): SourceAccount {
  return {
    id: row.id,
    platform: row.platform,
    handle: row.handle,
    displayName: row.display_name,
    hasToken: row.access_token !== null,
    enabled: row.enabled,
    lastPolledAt: row.last_polled_at,
    nextPollAt: row.enabled ? row.next_poll_at : null,
    failures: row.failures,
    lastError: row.last_error,
    createdAt: row.created_at,
  }
}
