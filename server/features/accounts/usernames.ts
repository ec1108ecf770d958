import { limits } from '#contract/limits.ts'
import { takeTurn } from '../../database/advisory-lock.ts'
import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { invalidFieldError, refuse } from '../../errors.ts'
import type { Services } from '../../services/services.ts'
import { toUsernameKey } from '../../username-key.ts'
import { isLikeDomain } from './domain-names.ts'
import { findHeldUsername } from './held-usernames.ts'
import { findNamesWithoutSkeleton, findTakenNames, setUsernameSkeleton } from './queries.ts'
import { toUsernameSkeleton } from './username-skeleton.ts'

export function toUsernameColumns(username: string) {
  return { username, username_key: toUsernameKey(username), username_skeleton: toUsernameSkeleton(username) }
}

/** Whether two usernames differ only in case. */
export function isSameUsername(username: string, other: string): boolean {
  const [one, two] = [toUsernameColumns(username), toUsernameColumns(other)]
  return one.username_key === two.username_key && one.username_skeleton === two.username_skeleton
}

/** @throws bad-request for a name that can't be told apart from another one */
function assertUsernameVisible(username: string): void {
  if (/\p{Default_Ignorable_Code_Point}/u.test(username))
    throw invalidFieldError('username', 'Remove the invisible characters')
}

/** @throws bad-request for a name that nobody can choose any more */
export function assertUsernameAllowed(username: string): void {
  assertUsernameVisible(username)
  if (isLikeDomain(username)) throw invalidFieldError('username', 'Choose a name that doesn’t look like a web address')
}

/**
 * Reserve a username until this transaction ends.
 * @throws username-taken; bad-request for a name that the member can't have
 */
export async function claimUsername(
  tx: Database,
  services: Pick<Services, 'clock'>,
  claim: { username: string; userId: string; isAdmin: boolean },
): Promise<void> {
  return claimNames(tx, services, { ...claim, email: null })
}

/**
 * Reserve an email address and a username until this transaction ends.
 * @throws email-taken, username-taken; bad-request for a name that the member can't have
 */
export async function claimNames(
  tx: Database,
  services: Pick<Services, 'clock'>,
  { email, username, userId, isAdmin }: { email: string | null; username: string; userId: string; isAdmin: boolean },
): Promise<void> {
  assertUsernameVisible(username)
  if (!isAdmin && isReserved(username))
    throw invalidFieldError('username', 'This name is reserved. Please choose another one')
  await lockNames(tx, services)
  await assertNamesAvailable(tx, services, { email, username, except: userId })
}

/**
 * Keep other transactions from claiming names until this one ends: two names that look alike don't violate a unique key,
 * nor do those of an account and of a sign-up that waits.
 */
export function lockNames(tx: Database, services: Pick<Services, 'clock'>): Promise<void> {
  return takeTurn(tx, services, 'usernames')
}

const maxLength = limits.username.max
const suffixes = 50

/** Derive a username from an email address. Call `lockNames` first, so that it stays free. */
export async function findFreeUsername(
  tx: Database,
  services: Pick<Services, 'clock'>,
  email: string,
): Promise<string> {
  const [localPart = ''] = email.split('@')
  const letters = localPart.replaceAll(/[^\p{L}\p{N}._-]+/gu, '').replace(/^[^\p{L}\p{N}]+/u, '')
  const isAllowed = letters.length >= limits.username.min && !isReserved(letters) && !isLikeDomain(letters)
  const base = isAllowed ? letters : 'member'
  for (let number = 1; number <= suffixes; number++) {
    const suffix = number === 1 ? '' : String(number)
    const username = base.slice(0, maxLength - suffix.length) + suffix
    if (await isFree(tx, services, username)) return username
  }
  return `member-${generateId().slice(-12)}`
}

async function isFree(tx: Database, services: Pick<Services, 'clock'>, username: string): Promise<boolean> {
  const taken = await findTaken(tx, services, { email: null, username })
  return !taken.username && !taken.lookalike
}

export const emailTakenMessages = {
  account: 'An account with this email already exists',
  application: 'A request to join with this email is waiting for approval',
}

/** Finds who has the names, including who gave up the username lately: the answer is the same for both. */
async function findTaken(
  database: Database,
  { clock }: Pick<Services, 'clock'>,
  { email, username, except = '' }: AccountNames,
) {
  const { username_key, username_skeleton } = toUsernameColumns(username)
  const taken = await findTakenNames(database, { email, username_key, username_skeleton, except })
  const held = await findHeldUsername(database, { username, except, now: clock.now() })
  return { ...taken, username: taken.username || held.username, lookalike: taken.lookalike || held.lookalike }
}

type AccountNames = { email: string | null; username: string; except?: string }

/**
 * Check the names of accounts, of sign-ups that wait for approval, and those that were given up lately.
 * @throws email-taken; username-taken, also when the username looks like another member's
 */
export async function assertNamesAvailable(
  database: Database,
  services: Pick<Services, 'clock'>,
  names: AccountNames,
): Promise<void> {
  const taken = await findTaken(database, services, names)
  const usernameMessage = taken.username
    ? 'This username is taken'
    : taken.lookalike
      ? 'This username looks too much like another member’s'
      : undefined
  const emailMessage = emailTakenMessages[taken.waiting ? 'application' : 'account']
  const fields = {
    ...(taken.email && { email: emailMessage }),
    ...(usernameMessage && { username: usernameMessage }),
  }
  if (taken.email) throw refuse('email-taken', `${emailMessage}.`, { fields })
  if (usernameMessage) throw refuse('username-taken', `${usernameMessage}.`, { fields })
}

/** Compute the skeletons of usernames from before there were skeletons. */
export async function fillUsernameSkeletons(database: Database): Promise<void> {
  for (;;) {
    const done = await transaction(database, async (tx) => {
      const rows = await findNamesWithoutSkeleton(tx, { limit: 500 })
      for (const { id, username } of rows)
        await setUsernameSkeleton(tx, { id, username, skeleton: toUsernameSkeleton(username) })
      return rows.length === 0
    })
    if (done) return
  }
}

const reservedNames = [
  'admin',
  'admins',
  'administrator',
  'administrators',
  'administration',
  'anonymous',
  'deleted',
  'everyone',
  'help',
  'helpdesk',
  'mod',
  'mods',
  'moderator',
  'moderators',
  'moderation',
  'official',
  'operator',
  'root',
  'security',
  'sevenpillars',
  'siteadmin',
  'staff',
  'superuser',
  'support',
  'sysadmin',
  'system',
  'team',
  'unknown',
  'webmaster',
]

/** Reserved as a word of a longer name too, because the other reserved names are also parts of ordinary ones. */
const reservedWords = ['admin', 'admins', 'administrator', 'moderator', 'moderators', 'official', 'staff', 'support']

/** A reserved name stays reserved with accents, dots, dashes, underscores or a number at its end. */
function isReserved(username: string): boolean {
  const letters = username.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const words = letters.split(/[._-]+/u)
  return includesLookalike([words.join('')], reservedNames) || includesLookalike(words, reservedWords)
}

function includesLookalike(names: readonly string[], reserved: readonly string[]): boolean {
  const skeletons = names.flatMap((name) => [name, name.replace(/\p{N}+$/u, '')]).map(toUsernameSkeleton)
  return reserved.some((name) => skeletons.includes(toUsernameSkeleton(name)))
}
