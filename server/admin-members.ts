import { createWriteStream } from 'node:fs'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { email as addresses, username as usernames } from '#contract/account-fields.ts'
import { staffRole, type StaffRole } from '#contract/standing.ts'
import { AdminError } from './admin-error.ts'
import type { Config } from './config.ts'
import type { Database } from './database/tables.ts'
import { findAccount } from './features/accounts/accounts.ts'
import { createExport } from './features/accounts/export.ts'
import { inviteAsOperator } from './features/accounts/operator-invitations.ts'
import { changeRole } from './features/accounts/roles.ts'
import { endMemberSessions } from './features/members/access.ts'
import { createMember } from './features/members/create.ts'
import { deleteMember } from './features/members/removal.ts'
import { restoreMember, suspendMember } from './features/moderation/suspension.ts'
import type { Logger } from './logger.ts'
import { memberData } from './member-data.ts'
import type { Clock } from './services/clock.ts'
import type { Payments } from './services/payments.ts'
import type { Secrets } from './services/secrets.ts'

export type AdminContext = {
  database: Database
  config: Config
  services: { clock: Clock; secrets: Secrets; payments: Payments | null }
  logger: Logger
}

/** The commands for one member: each takes an email address and its options, and returns the text to print. */
export const memberCommands: Record<string, (site: AdminContext, email: string, args: string[]) => Promise<string>> = {
  create,
  role,
  suspend,
  'end-suspension': endSuspension,
  'end-sessions': endSessions,
  export: exportAccount,
  delete: deleteAccount,
}

async function create(site: AdminContext, email: string, args: string[]): Promise<string> {
  const { values } = parse(args, { username: { type: 'string' }, role: { type: 'string' } })
  if (!addresses.safeParse(email).success) throw new AdminError(`${email} is not an email address.`)
  const username = values.username === undefined ? undefined : usernames.safeParse(values.username)
  if (username?.success === false) throw new AdminError(`--username: ${username.error.issues[0]?.message}`)
  const role = values.role === undefined ? 'member' : parseRole(values.role)
  const member = await createMember(site, { email, username: username?.data, role }, 'command')
  return `${member.email} (${member.username}) can set a password with this link:\n\n${member.link}\n\nIt works once, within seven days. Anyone with this link can set the member's password.`
}

const roleNames: Record<StaffRole, string> = { admin: 'an admin', moderator: 'a moderator', member: 'a member' }

async function role(site: AdminContext, email: string, args: string[]): Promise<string> {
  const { positionals } = parse(args, {}, { count: 1 })
  const role = parseRole(positionals[0])
  const account = await requireAccount(site, email)
  await changeRole(site, { userId: account.id, role })
  return `${account.email} (${account.username}) is now ${roleNames[role]}.`
}

async function suspend(site: AdminContext, email: string, args: string[]): Promise<string> {
  const { values } = parse(args, { days: { type: 'string' } })
  const days = values.days === undefined ? null : parseNumber('--days', values.days, 3650)
  const { id } = await requireAccount(site, email)
  const until =
    days === null ? null : new Date(site.services.clock.now().getTime() + days * 24 * 3_600_000).toISOString()
  const account = await suspendMember(site, { userId: id, until, source: 'command' })
  const end = until === null ? '' : ` until ${until.slice(0, 16).replace('T', ' ')} UTC`
  return `${account.email} (${account.username}) is suspended${end} and signed out everywhere. Their posts stay.`
}

async function endSuspension(site: AdminContext, email: string, args: string[]): Promise<string> {
  parse(args, {})
  const { id } = await requireAccount(site, email)
  const account = await restoreMember(site, { userId: id, source: 'command' })
  return `${account.email} (${account.username}) can sign in again.`
}

async function endSessions(site: AdminContext, email: string, args: string[]): Promise<string> {
  parse(args, {})
  const account = await requireAccount(site, email)
  await endMemberSessions(site, { userId: account.id, source: 'command' })
  return `${account.email} (${account.username}) is signed out everywhere.`
}

async function exportAccount(site: AdminContext, email: string, args: string[]): Promise<string> {
  const { positionals } = parse(args, {}, { count: 1 })
  const file = resolve(positionals[0] ?? '')
  const { id: userId, username } = await requireAccount(site, email)
  const zip = await createExport({ ...site, memberData }, null, { userId, source: 'command', isPrivate: true })
  try {
    await pipeline(zip, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new AdminError(`${file} could not be written: ${reason}`)
  }
  return `Exported all data of ${email} (${username}) to ${file}. It contains private writing, such as their journal.`
}

async function deleteAccount(site: AdminContext, email: string, args: string[]): Promise<string> {
  const { values } = parse(args, { posts: { type: 'string' }, yes: { type: 'boolean' } })
  const { posts = 'keep', yes = false } = values
  if (posts !== 'keep' && posts !== 'remove') throw new AdminError('--posts: expected keep or remove')
  const { id: userId, username } = await requireAccount(site, email)
  const outcome = posts === 'keep' ? 'Their posts stay without a name.' : 'Their posts are deleted too.'
  if (!yes)
    throw new AdminError(
      `This would delete ${email} (${username}) and all their private data. ${outcome} To do it, add --yes.`,
    )
  await deleteMember({ ...site, memberData }, { userId, username, posts, source: 'command' })
  return `${email} (${username}) is deleted. ${outcome}`
}

/** Creates an invitation link in the name of the site's first admin. */
export async function invite(site: AdminContext, args: string[]): Promise<string> {
  const { values } = parse(args, { uses: { type: 'string' }, days: { type: 'string' } })
  const maxUses = values.uses === undefined ? 1 : parseNumber('--uses', values.uses, 1000)
  const days = values.days === undefined ? 14 : parseNumber('--days', values.days, 365)
  if (site.config.signUp === 'closed') throw new AdminError('Nobody can join while SIGN_UP is closed.')
  const { url, by } = await inviteAsOperator(site, { maxUses, days })
  const people = maxUses === 1 ? 'One person' : `${maxUses} people`
  return `${url}\n\n${people} can join with it within ${days === 1 ? 'a day' : `${days} days`}. It names ${by} as the member who sent it.`
}

export async function requireAccount({ database }: AdminContext, email: string) {
  const account = await findAccount(database, email)
  if (!account) throw new AdminError(`There is no account with the email ${email}.`)
  return account
}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>

function parse<const O extends Options>(args: string[], options: O, { count = 0 } = {}) {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true })
    if (parsed.positionals.length === count) return parsed
  } catch {
    // Unknown options are answered with the usage, too.
  }
  throw new UsageError()
}

/** The arguments of a command are wrong. */
export class UsageError extends Error {}

function parseRole(text: string | undefined): StaffRole {
  // The word of earlier versions.
  const { data: role } = staffRole.safeParse(text === 'public' ? 'member' : text)
  if (!role) throw new AdminError('The role must be admin, moderator or member.')
  return role
}

function parseNumber(name: string, text: string, max: number): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > max)
    throw new AdminError(`${name}: expected a number from 1 to ${max}`)
  return number
}
