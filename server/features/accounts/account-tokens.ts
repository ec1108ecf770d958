import type { Config } from '../../config.ts'
import type { Database, Row } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { getLinkOrigin } from '../../local-url.ts'
import { isTokenFormat, generateToken, hashToken } from '../../services/tokens.ts'
import {
  deleteExpiredTokens,
  deleteToken,
  deleteTokens,
  insertToken,
  findActiveToken,
} from './account-token-queries.ts'

type Purpose = Row<'account_tokens'>['purpose']

/** How long a link works that new members are sent: some read their email days later. */
export const newMemberHours = 7 * 24

/** A link that a person hands over has a purpose of its own, because it must not confirm the address. */
const tokenKinds: Record<Purpose, { path: string; hours: number }> = {
  reset: { path: '/reset', hours: 1 },
  'handed-reset': { path: '/reset', hours: 1 },
  'first-password': { path: '/reset', hours: newMemberHours },
  'mailed-first-password': { path: '/reset', hours: newMemberHours },
  verify: { path: '/verify', hours: newMemberHours },
  'change-email': { path: '/verify', hours: 24 },
}

export type TokenLink = { link: string; expiresAt: string }

// The token is in the URL fragment, so it never reaches a server log or a Referer header.
export async function issueTokenLink(
  {
    database,
    config,
    services,
  }: { database: Database; config: Config; services: Pick<Dependencies['services'], 'clock'> },
  account: { id: string; email: string },
  purpose: Purpose,
): Promise<TokenLink> {
  const { path, hours } = tokenKinds[purpose]
  const token = generateToken()
  const now = services.clock.now()
  const expiresAt = new Date(now.getTime() + hours * 3_600_000).toISOString()
  await transaction(database, async (tx) => {
    await deleteTokens(tx, { userId: account.id, purpose })
    await deleteExpiredTokens(tx, { now: now.toISOString(), limit: 100 })
    await insertToken(tx, {
      token_hash: hashToken(token),
      user_id: account.id,
      purpose,
      email: account.email,
      created_at: now.toISOString(),
      expires_at: expiresAt,
    })
  })
  return { link: `${getLinkOrigin(config)}${path}#token=${token}`, expiresAt }
}

/** Read a token without using it. @throws link-expired, also when it is unknown or for another purpose */
export async function requireAccountToken(
  database: Database,
  token: string,
  { purposes, now }: { purposes: readonly Purpose[]; now: Date },
) {
  const accountToken = isTokenFormat(token)
    ? await findActiveToken(database, { hash: hashToken(token), now: now.toISOString() })
    : undefined
  if (!accountToken || !purposes.includes(accountToken.purpose)) throw linkExpiredError()
  return accountToken
}

export async function redeemAccountToken(
  tx: Database,
  token: string,
  options: { purposes: readonly Purpose[]; now: Date },
) {
  const accountToken = await requireAccountToken(tx, token, options)
  if (!(await deleteToken(tx, hashToken(token)))) throw linkExpiredError()
  return accountToken
}

export function revokeAccountTokens(tx: Database, userId: string): Promise<void> {
  return deleteTokens(tx, { userId })
}

export function linkExpiredError() {
  return refuse('link-expired', 'This link has expired or has already been used. Please request a new one.')
}
