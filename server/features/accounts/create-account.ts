import { generateId } from '../../database/ids.ts'
import type { Database, Row } from '../../database/tables.ts'
import { concurrentChangeError } from '../../errors.ts'
import type { Services } from '../../services/services.ts'
import { toHour } from '../sessions/last-seen.ts'
import { insertAccount } from './queries.ts'
import { assertNamesAvailable, claimNames, toUsernameColumns } from './usernames.ts'

export type NewAccount = {
  /** In lower case. */
  email: string
  username: string
  firstName: string | null
  lastName: string | null
  timeZone: string
  /** Null until the member opens a link that sets their password. */
  passwordHash: string | null
  role: Row<'users'>['role']
  /** When they accepted the guidelines (UTC); null if they have not. */
  guidelinesAcceptedAt: string | null
  /** Whether they are here themselves. */
  isPresent: boolean
  /** Whether they may have a username that is reserved for staff. */
  mayUseReservedName: boolean
}

/** Create an account. @returns its id @throws email-taken, username-taken; bad-request for a username not allowed */
export async function createAccount(
  tx: Database,
  services: Pick<Services, 'clock'>,
  account: NewAccount,
): Promise<string> {
  const { email, username, role, mayUseReservedName } = account
  const id = generateId()
  await claimNames(tx, services, { email, username, userId: id, isAdmin: mayUseReservedName })
  const now = services.clock.now()
  const created = await insertAccount(tx, {
    id,
    email,
    ...toUsernameColumns(username),
    first_name: account.firstName,
    last_name: account.lastName,
    profile_image_url: null,
    role,
    stripe_customer_id: null,
    stripe_payment_method_id: null,
    stripe_setup_intent_id: null,
    stripe_setup_key: null,
    onboarding_completed: false,
    password_hash: account.passwordHash,
    email_verified_at: null,
    suspended_at: null,
    suspended_until: null,
    muted_until: null,
    guidelines_due: account.guidelinesAcceptedAt === null,
    guidelines_accepted_at: account.guidelinesAcceptedAt,
    last_seen_at: account.isPresent ? toHour(now) : null,
    time_zone: account.timeZone,
    day_start: 3,
    show_numbers: true,
    audience: null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  })
  if (created) return id
  await assertNamesAvailable(tx, services, { email, username })
  throw concurrentChangeError()
}
