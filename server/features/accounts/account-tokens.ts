import type { Config } from '../../config.ts'
import type { Database, Row } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { isToken, newToken, tokenHash } from '../../services/tokens.ts'
import { deleteExpiredTokens, deleteToken, deleteTokens, insertToken, liveToken } from './account-token-queries.ts'

type Purpose = Row<'account_tokens'>['purpose']

const kinds: Record<Purpose, { path: string; hours: number }> = {
  reset: { path: '/reset', hours: 1 },
  'handed-reset': { path: '/reset', hours: 1 },
  verify: { path: '/verify', hours: 24 },
  'change-email': { path: '/verify', hours: 24 },
}

/**
 * Makes a link that works once, for an hour (reset) or a day (verify). Older ones of its kind no longer work.
 * @returns its address, with the token in the fragment, which no server and no referrer sees
 */
export async function issueLink(
  {
    database,
    config,
    services,
  }: { database: Database; config: Config; services: Pick<Dependencies['services'], 'clock'> },
  account: { id: string; email: string },
  purpose: Purpose,
): Promise<string> {
  const { path, hours } = kinds[purpose]
  const token = newToken()
  const now = services.clock.now()
  await transaction(database, async (tx) => {
    await deleteTokens(tx, { userId: account.id, purpose })
    await deleteExpiredTokens(tx, { now: now.toISOString(), most: 100 })
    await insertToken(tx, {
      token_hash: tokenHash(token),
      user_id: account.id,
      purpose,
      email: account.email,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + hours * 3_600_000).toISOString(),
    })
  })
  return `${linkOrigin(config)}${path}#token=${token}`
}

/** Whom a token is for, without using it up. @throws link-expired when it is wrong, old, used or of another kind */
export async function readLink(
  database: Database,
  token: string,
  { purposes, now }: { purposes: readonly Purpose[]; now: Date },
) {
  const link = isToken(token)
    ? await liveToken(database, { hash: tokenHash(token), now: now.toISOString() })
    : undefined
  if (!link || !purposes.includes(link.purpose)) throw linkExpired()
  return link
}

/** Uses a token up. @throws link-expired when it is wrong, old, used or of another kind */
export async function redeemLink(tx: Database, token: string, accepted: { purposes: readonly Purpose[]; now: Date }) {
  const link = await readLink(tx, token, accepted)
  if (!(await deleteToken(tx, tokenHash(token)))) throw linkExpired()
  return link
}

/** No link of this account works any more. */
export function dropLinks(tx: Database, userId: string): Promise<void> {
  return deleteTokens(tx, { userId })
}

export function linkExpired() {
  return refuse('link-expired', 'This link has expired or was already used. Please ask for a new one.')
}

/** Never from the request: its Host header is the sender's, and the link would carry a token to a site of his choice. */
function linkOrigin({ publicUrl, port }: Config): string {
  return publicUrl ?? `http://localhost:${port}`
}
