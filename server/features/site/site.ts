import type { Site } from '#contract/site.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../http/mount.ts'
import { anyAccount } from '../accounts/accounts.ts'

const inhabited = new WeakSet<Database>()

/** What this server offers to whoever comes. The first account can always be created. */
export async function siteOf({ database, config, services }: Dependencies): Promise<Site> {
  const empty = await isEmpty(database)
  return {
    name: 'Seven Pillars',
    signUp: empty ? 'open' : config.signUp,
    firstAccount: empty && config.adminEmails.length === 0,
    mail: services.mail.available,
    writer: { kind: services.writer.kind, model: services.writer.model },
    embeds: config.embeds,
    payments: services.payments && { publishableKey: services.payments.publishableKey, scriptUrl: services.payments.scriptUrl },
  }
}

/** A site that has had an account is asked no more. */
async function isEmpty(database: Database): Promise<boolean> {
  if (inhabited.has(database)) return false
  if (!(await anyAccount(database))) return true
  inhabited.add(database)
  return false
}
