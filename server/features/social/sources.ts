import type { z } from 'zod'
import type { updateSource, sourceForm } from '#contract/social-sources.ts'
import { generateId } from '../../database/ids.ts'
import { noLease } from '../../database/lease.ts'
import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import type { Secrets } from '../../services/secrets.ts'
import type { Services } from '../../services/services.ts'
import * as queries from './source-queries.ts'
import type { SourceRow } from './source-queries.ts'

type SourceChange = z.output<typeof updateSource.body>

/** Adds an account that is due for polling right away. @throws conflict when it is already stored */
export async function addSource(
  database: Database,
  { clock, secrets }: Services,
  form: z.output<typeof sourceForm>,
): Promise<SourceRow> {
  const id = generateId()
  const now = clock.now().toISOString()
  const row = await queries.insertSource(database, {
    id,
    platform: form.platform,
    handle: form.handle,
    display_name: form.displayName || form.handle,
    access_token: form.accessToken ? secrets.encrypt(getTokenPurpose(id), form.accessToken) : null,
    enabled: true,
    last_polled_at: null,
    created_at: now,
    next_poll_at: now,
    failures: 0,
    last_error: null,
    ...noLease,
  })
  return row ?? throwSourceExists()
}

/** Updates an account. Enabling it or changing its token makes it due right away. @throws not-found */
export async function editSource(
  database: Database,
  { clock, secrets }: Services,
  id: string,
  change: SourceChange,
): Promise<SourceRow> {
  const { displayName, enabled, accessToken } = change
  const shouldPollNow = enabled === true || accessToken !== undefined
  const changedColumns = {
    ...(displayName !== undefined && { display_name: displayName }),
    ...(enabled !== undefined && { enabled }),
    // Dropping the lease discards the result of a poll that still uses the old token.
    ...(accessToken !== undefined && {
      access_token: accessToken ? secrets.encrypt(getTokenPurpose(id), accessToken) : null,
      ...noLease,
    }),
    ...(shouldPollNow && { next_poll_at: clock.now().toISOString(), failures: 0, last_error: null }),
  }
  const row =
    Object.keys(changedColumns).length > 0
      ? await queries.updateSource(database, id, changedColumns)
      : await queries.findSourceById(database, id)
  return row ?? throwSourceNotFound()
}

export async function removeSource(database: Database, id: string): Promise<void> {
  if (!(await queries.deleteSource(database, id))) throwSourceNotFound()
}

/** Counts the saved access tokens, and those that a secret key can't decrypt. */
export async function countTokens(
  database: Database,
  secrets: Secrets,
): Promise<{ total: number; unreadable: number }> {
  const tokens = (await queries.listSources(database)).flatMap(({ id, access_token: token }) =>
    token === null ? [] : [secrets.decrypt(getTokenPurpose(id), token)],
  )
  return { total: tokens.length, unreadable: tokens.filter((token) => token === null).length }
}

/** Ties an encrypted token to its account, so that it cannot be decrypted for another one. */
export function getTokenPurpose(id: string): string {
  return `source account ${id}`
}

function throwSourceExists(): never {
  throw refuse('conflict', 'This account is already on the list.')
}

export function throwSourceNotFound(): never {
  throw refuse('not-found', 'Account not found.')
}
