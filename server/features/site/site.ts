import type { Site } from '#contract/site.ts'
import { hasAnyAccount } from '../../database/any-account.ts'
import type { Dependencies } from '../../dependencies.ts'
import { readQuestions } from './questions.ts'

export async function describeSite({ database, config, services }: Dependencies): Promise<Site> {
  // Not cached: the last account can be deleted at any time, even by another process.
  const hasNoAccounts = !(await hasAnyAccount(database))
  return {
    name: 'Seven Pillars',
    logoUrl: null,
    accent: null,
    headline: null,
    welcome: null,
    figures: null,
    imprint: false,
    questions: config.signUp === 'approval' ? await readQuestions(database) : [],
    signUp: hasNoAccounts ? 'open' : config.signUp,
    firstAccount: hasNoAccounts,
    firstAccountIsAdmin: config.adminEmails.length === 0,
    mail: services.mail.available,
    embeds: config.embeds,
    payments: services.payments && {
      publishableKey: services.payments.publishableKey,
      scriptUrl: services.payments.scriptUrl,
    },
  }
}
