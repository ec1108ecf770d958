import type { Site } from '#contract/site.ts'
import type { Dependencies } from '../../dependencies.ts'
import { anyAccount } from '../accounts/accounts.ts'

/** What this server offers to whoever comes. The first account can always be created. */
export async function siteOf({ database, config, services }: Dependencies): Promise<Site> {
  // Asked each time: the only member may go, also by another process.
  const empty = !(await anyAccount(database))
  return {
    name: 'Seven Pillars',
    signUp: empty ? 'open' : config.signUp,
    firstAccount: empty && config.adminEmails.length === 0,
    mail: services.mail.available,
    writer: { kind: services.writer.kind, model: services.writer.model },
    embeds: config.embeds,
    payments: services.payments && {
      publishableKey: services.payments.publishableKey,
      scriptUrl: services.payments.scriptUrl,
    },
  }
}
