import type { z } from 'zod'
import { subscription } from '#contract/notification-settings.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import type { Secrets } from '../../services/secrets.ts'
import { applyChanges } from './kinds.ts'
import { hasAccount } from './settings-queries.ts'
import { getSettings, type MemberSettings, saveSettings } from './settings.ts'

type Subscription = z.infer<typeof subscription>
type Kind = Subscription['kind']
type Context = Pick<Dependencies, 'database' | 'services'>

const purpose = 'unsubscribe'

/** Creates the token of a link in an email. It does not expire, because a member may click on it years later. */
export function createUnsubscribeToken(secrets: Secrets, { userId, kind }: { userId: string; kind: Kind }): string {
  const value = `${kind}.${userId}`
  return `${value}.${secrets.sign(purpose, value)}`
}

/** @throws link-expired when the token is forged or the account was deleted */
export async function getSubscription({ database, services }: Context, token: string): Promise<Subscription> {
  const { userId, kind } = await requireToken(database, services.secrets, token)
  return { kind, active: isActive(await getSettings(database, userId), kind) }
}

/** Switches off the emails that a token is for. @throws link-expired when it is forged or the account was deleted */
export function unsubscribe({ database, services }: Context, token: string): Promise<Subscription> {
  return transaction(database, async (tx) => {
    const { userId, kind } = await requireToken(tx, services.secrets, token)
    const settings = await saveSettings(tx, userId, ({ kinds }) =>
      kind === 'digest'
        ? // Without a digest, each reply would come in an email.
          { digest: 'off', digest_at: null, kinds: applyChanges(kinds, { reply: { email: false } }) }
        : { kinds: applyChanges(kinds, { [kind]: { email: false } }) },
    )
    return { kind, active: isActive(settings, kind) }
  })
}

function isActive({ kinds, digest }: MemberSettings, kind: Kind): boolean {
  return kind === 'digest' ? digest !== 'off' : kinds[kind].email
}

async function requireToken(
  database: Database,
  secrets: Secrets,
  token: string,
): Promise<{ userId: string; kind: Kind }> {
  const [name = '', userId = '', signature = ''] = token.split('.')
  const kind = subscription.shape.kind.safeParse(name)
  const isValid = kind.success && secrets.verifySignature(purpose, `${name}.${userId}`, signature)
  if (!isValid || !(await hasAccount(database, userId)))
    throw refuse('link-expired', 'This link isn’t valid. Sign in to change which emails you get.')
  return { userId, kind: kind.data }
}
