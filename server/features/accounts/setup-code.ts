import type { Client } from '../../client.ts'
import type { Config } from '../../config.ts'
import { takeTurn } from '../../database/advisory-lock.ts'
import { hasAnyAccount } from '../../database/any-account.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { refuse } from '../../errors.ts'
import { isExpectedHost } from '../../host-name.ts'
import { getLinkOrigin } from '../../local-url.ts'
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

/**
 * Check the host that the first account is created under: the one of the printed link, localhost or an IP address.
 * Otherwise, a name that someone points to this server would become an origin where the admin is signed in.
 * @throws wrong-host
 */
export function assertSetupHost(config: Pick<Config, 'publicUrl' | 'host' | 'port'>, { origin }: Client): void {
  const [, host = ''] = origin.split('://')
  if (isExpectedHost(host, new URL(getLinkOrigin(config)).hostname)) return
  throw refuse(
    'wrong-host',
    'This site doesn’t know the address that you have opened, so you can’t create the first account here. Open the link as the server printed it. If members will use this address, set PUBLIC_URL to it, restart the server and open the new link.',
  )
}

export function formatSetupLink(origin: string, code: string): string {
  return `${origin}/sign-up?setup=${code}`
}
