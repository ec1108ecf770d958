import { takeTurn } from '../../database/advisory-lock.ts'
import { hasAnyAccount } from '../../database/any-account.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Clock } from '../../services/clock.ts'
import { generateToken, isSameToken } from '../../services/tokens.ts'
import { deleteSetupCode, findSetupCode, insertSetupCode } from './setup-code-queries.ts'

type SetupContext = { database: Database; services: { clock: Clock } }

/**
 * Read the code that the first account needs, or create it. All processes of a site share it.
 * @returns null when the site has an account
 */
export async function ensureSetupCode({ database, services }: SetupContext): Promise<string | null> {
  if (await hasAnyAccount(database)) return null
  return transaction(database, async (tx) => {
    await takeTurn(tx, services, 'first-account')
    if (await hasAnyAccount(tx)) return null
    const existing = await findSetupCode(tx)
    if (existing !== undefined) return existing
    const code = generateToken()
    await insertSetupCode(tx, code)
    return code
  })
}

export async function isSetupCode(database: Database, code: string): Promise<boolean> {
  const expected = await findSetupCode(database)
  return expected !== undefined && isSameToken(code, expected)
}

/** Use up the code. @returns false when another sign-up was first */
export async function redeemSetupCode(
  tx: Database,
  services: SetupContext['services'],
  code: string,
): Promise<boolean> {
  await takeTurn(tx, services, 'first-account')
  return !(await hasAnyAccount(tx)) && (await deleteSetupCode(tx, code))
}

export function formatSetupLink(origin: string, code: string): string {
  return `${origin}/sign-up?setup=${code}`
}
