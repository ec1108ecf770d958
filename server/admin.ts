import { existsSync } from 'node:fs'
import { email as addresses, role as roles } from '#contract/account-fields.ts'
import { ConfigError, configFromEnvironment, type Config } from './config.ts'
import { DatabaseError } from './database/errors.ts'
import { isMigrated } from './database/migrate.ts'
import { databaseFile, openDatabase } from './database/open.ts'
import type { Database } from './database/tables.ts'
import { transaction } from './database/transaction.ts'
import { Refusal } from './errors.ts'
import { issueLink } from './features/accounts/account-tokens.ts'
import { findAccount } from './features/accounts/accounts.ts'
import { proveAddress } from './features/accounts/email-verification.ts'
import { changeAddress } from './features/accounts/email.ts'
import { changeRole } from './features/accounts/roles.ts'
import { restoreMember, suspendMember } from './features/members/members.ts'
import { systemClock, type Clock } from './services/clock.ts'

const usage = `What the operator can do, also while the server runs:

  npm run admin -- reset-link EMAIL           print a link that sets a new password, once, within an hour
  npm run admin -- verify EMAIL               note that this address is proven
  npm run admin -- change-email EMAIL NEW     give an account another address, on your word
  npm run admin -- role EMAIL admin|public    give or take the rights of an admin, at once
  npm run admin -- suspend EMAIL              end a member's sessions and let him begin none; his posts stay
  npm run admin -- restore EMAIL              let him sign in again`

/** What the operator can mend, in words for him. */
export class AdminError extends Error {}

type Site = { database: Database; config: Config; services: { clock: Clock } }

/**
 * Carries out one command on the site's database.
 * @returns what to print
 * @throws AdminError for a wrong command or an unknown account, Refusal last-admin
 */
export async function administer(site: Site, [command, email, ...rest]: string[]): Promise<string> {
  if (!email) throw new AdminError(usage)
  switch (command) {
    case 'reset-link': {
      if (rest.length > 0) throw new AdminError(usage)
      const link = await issueLink(site, await accountOf(site, email), 'handed-reset')
      return `${link}\n\nIt works once, for an hour. Give it to the member himself: whoever opens it chooses the password.`
    }
    case 'verify': {
      if (rest.length > 0) throw new AdminError(usage)
      return verify(site, await accountOf(site, email))
    }
    case 'change-email': {
      const { data: address } = addresses.safeParse(rest[0])
      if (!address || rest.length > 1) throw new AdminError(usage)
      const account = await accountOf(site, email)
      await changeAddress(site, account.id, address)
      return `${account.username} signs in with ${address.toLowerCase()} from now on. It is not proven yet: npm run admin -- verify ${address.toLowerCase()}`
    }
    case 'role': {
      const { data: role } = roles.safeParse(rest[0])
      if (!role || rest.length > 1) throw new AdminError(usage)
      const account = await accountOf(site, email)
      await changeRole(site.database, { userId: account.id, role, now: site.services.clock.now() })
      return `${account.email} (${account.username}) is now ${role === 'admin' ? 'an admin' : 'a member like every other (public)'}.`
    }
    case 'suspend': {
      if (rest.length > 0) throw new AdminError(usage)
      const { id } = await accountOf(site, email)
      const account = await suspendMember(site, { userId: id, by: null })
      return `${account.email} (${account.username}) is suspended: he is signed out everywhere and cannot sign in. His posts stay.`
    }
    case 'restore': {
      if (rest.length > 0) throw new AdminError(usage)
      const { id } = await accountOf(site, email)
      const account = await restoreMember(site, { userId: id, by: null })
      return `${account.email} (${account.username}) can sign in again.`
    }
    default:
      throw new AdminError(usage)
  }
}

async function verify(
  { database, config, services }: Site,
  { id, email }: { id: string; email: string },
): Promise<string> {
  await transaction(database, (tx) => proveAddress(tx, config, { userId: id, email, now: services.clock.now() }))
  return `${email} is proven.${config.adminEmails.includes(email) ? ' It stands in ADMIN_EMAILS, so the account is now an admin.' : ''}`
}

async function accountOf({ database }: Site, email: string) {
  const account = await findAccount(database, email)
  if (!account) throw new AdminError(`There is no account with the email ${email}.`)
  return account
}

async function main(): Promise<void> {
  const commandLine = process.argv.slice(2)
  if (commandLine.length < 2) throw new AdminError(usage)
  const config = configFromEnvironment()
  if (!config.databaseUrl && !(existsSync(config.dataDir) && existsSync(databaseFile(config.dataDir)))) {
    throw new AdminError(`There is no site in ${config.dataDir} yet. Start the server once, or set DATA_DIR.`)
  }
  const database = await openDatabase(config)
  try {
    if (!(await isMigrated(database)))
      throw new AdminError('The database is of another version: start the server once to update it.')
    process.stdout.write(`${await administer({ database, config, services: { clock: systemClock } }, commandLine)}\n`)
  } finally {
    await database.destroy()
  }
}

function explain(error: unknown): string {
  if (error instanceof AdminError || error instanceof ConfigError || error instanceof Refusal) return error.message
  if (error instanceof DatabaseError) return `The database does not answer: ${error.message}`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    process.stderr.write(`${explain(error)}\n`)
    process.exitCode = 1
  })
}
