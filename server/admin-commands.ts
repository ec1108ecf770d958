import { parseArgs } from 'node:util'
import { email as addresses } from '#contract/account-fields.ts'
import { AdminError } from './admin-error.ts'
import { type AdminContext, invite, memberCommands, requireAccount, UsageError } from './admin-members.ts'
import { issueTokenLink } from './features/accounts/account-tokens.ts'
import { markEmailVerified } from './features/accounts/email-verification.ts'
import { changeAccountEmail } from './features/accounts/email.ts'
import { describeFutureAdmins } from './features/accounts/future-admins.ts'
import { ensureSetupCode, formatSetupLink } from './features/accounts/setup-code.ts'
import { formatAuditLog } from './features/audit/format.ts'
import { auditedTransaction, recordEvent } from './features/audit/record.ts'
import { resetPushKeys } from './features/delivery/push-keys.ts'
import { getLinkOrigin } from './local-url.ts'

export const usage = `npm run admin -- COMMAND

Commands that also work while the server is running:

  setup-link                 print the link that creates the first account
  reset-link EMAIL           print a password reset link that works once, within an hour
  verify EMAIL               mark an email address as verified
  change-email EMAIL NEW     change an account's email without verifying it, and sign it out
  create EMAIL [--username NAME] [--role member|moderator|admin]
                             create an account and print the link that sets its password
  invite [--uses N] [--days N]
                             print an invitation link, for one person within 14 days by default
  role EMAIL admin|moderator|member
                             change a member's role; the last admin keeps theirs
  suspend EMAIL [--days N]   sign a member out everywhere and block sign-in; their posts stay
  end-suspension EMAIL       let a suspended member sign in again
  end-sessions EMAIL         sign a member out everywhere
  export EMAIL FILE          write all data of a member to a new ZIP file, including what is private
  delete EMAIL [--posts keep|remove] --yes
                             delete a member; their posts stay without a name by default
  audit [--member EMAIL] [--since 2026-01-31]
                             print the security log
  reset-push-keys            create new keys for push messages, for a site whose secret.key was lost;
                             all devices are removed, and members must switch notifications on again
  backup FILE                copy the database to a new file
  doctor [--json]            check the site, and say what is wrong and what to do next; it also works
                             while the server is stopped, and fails if something is broken

Commands for a stopped server:

  restore FILE               replace the database with a backup; the earlier one is kept
  copy --to postgres://user:password@host/name
                             copy the embedded database to an empty PostgreSQL database, and compare
                             the two; after an interruption, the same command goes on
  copy --to sqlite           copy the PostgreSQL database of DATABASE_URL to a new pillars.db in
                             DATA_DIR; stop all processes first`

/**
 * Runs an admin command.
 * @returns the text to print
 * @throws AdminError for an invalid command or an unknown account; ApiError last-admin
 */
export async function runAdminCommand(site: AdminContext, [command, email, ...rest]: string[]): Promise<string> {
  if (command === 'setup-link' && !email) return createSetupLink(site)
  if (command === 'reset-push-keys' && !email) return replacePushKeys(site)
  if (command === 'audit') return printAuditLog(site, email === undefined ? rest : [email, ...rest])
  if (command === 'invite') return withUsage(invite(site, email === undefined ? rest : [email, ...rest]))
  if (!command || !email) throw new AdminError(usage)
  const memberCommand = Object.hasOwn(memberCommands, command) ? memberCommands[command] : undefined
  if (memberCommand) return withUsage(memberCommand(site, email, rest))
  switch (command) {
    case 'reset-link': {
      if (rest.length > 0) throw new AdminError(usage)
      const account = await requireAccount(site, email)
      const { link } = await issueTokenLink(site, account, 'handed-reset')
      await recordEvent(site, { kind: 'reset-link', memberId: account.id, source: 'command' })
      return `${link}\n\nIt works once, within an hour. Anyone with this link can set the member's password.`
    }
    case 'verify': {
      if (rest.length > 0) throw new AdminError(usage)
      return verify(site, await requireAccount(site, email))
    }
    case 'change-email': {
      const { data: address } = addresses.safeParse(rest[0])
      if (!address || rest.length > 1) throw new AdminError(usage)
      const account = await requireAccount(site, email)
      await changeAccountEmail(site, account.id, address)
      const newEmail = address.toLowerCase()
      return `${account.username} now signs in with ${newEmail}. To verify it: npm run admin -- verify ${newEmail}`
    }
    default:
      throw new AdminError(usage)
  }
}

/** @throws AdminError with the usage if the arguments are wrong */
export async function withUsage(text: Promise<string>): Promise<string> {
  try {
    return await text
  } catch (error) {
    throw error instanceof UsageError ? new AdminError(usage) : error
  }
}

async function printAuditLog({ database }: AdminContext, args: string[]): Promise<string> {
  const { member, since } = parseAuditOptions(args)
  if (since === undefined) return formatAuditLog(database, { member })
  const from = new Date(`${since}T00:00:00Z`)
  if (Number.isNaN(from.getTime())) throw new AdminError('--since: expected a date such as 2026-01-31')
  return formatAuditLog(database, { member, from: from.toISOString() })
}

function parseAuditOptions(args: string[]): { member?: string; since?: string } {
  try {
    return parseArgs({ args, options: { member: { type: 'string' }, since: { type: 'string' } } }).values
  } catch {
    throw new AdminError(usage)
  }
}

async function createSetupLink(site: AdminContext): Promise<string> {
  const code = await ensureSetupCode(site)
  if (code === null) throw new AdminError('This site already has an account. To make someone an admin, use role.')
  const futureAdmins = await describeFutureAdmins(site)
  return [
    formatSetupLink(getLinkOrigin(site.config), code),
    'Anyone with this link can create the first account.',
    ...(futureAdmins ? [futureAdmins] : []),
  ].join('\n\n')
}

async function replacePushKeys(site: AdminContext): Promise<string> {
  const count = await resetPushKeys(site)
  return `The site has new keys for push messages. ${count === 1 ? '1 device was' : `${count} devices were`} removed. Members must switch notifications on again on each of their devices.`
}

async function verify(site: AdminContext, { id, email }: { id: string; email: string }): Promise<string> {
  const { config, services } = site
  await auditedTransaction(site, async (tx, audit) => {
    const source = 'command'
    await markEmailVerified(tx, config, { userId: id, email, now: services.clock.now(), audit, source })
    await audit({ kind: 'email-verification', memberId: id, source })
  })
  return config.adminEmails.includes(email)
    ? `${email} is verified. It is in ADMIN_EMAILS, so the account is now an admin.`
    : `${email} is verified.`
}
