import type { Site } from '#contract/site.ts'
import { hasAnyAccount } from '../../database/any-account.ts'
import { readSiteBranding } from '../../database/site-branding.ts'
import type { Dependencies } from '../../dependencies.ts'
import { presentBranding } from './branding.ts'
import { chooseFigures, readFigures } from './figures.ts'

export async function describeSite(dependencies: Dependencies): Promise<Site> {
  const { database, config, services } = dependencies
  // Not cached: the last account can be deleted at any time, and the branding changed, even by another process.
  const [hasAccounts, stored] = await Promise.all([hasAnyAccount(database), readSiteBranding(database)])
  const { questions, ...branding } = presentBranding(stored)
  const signUp = hasAccounts ? config.signUp : 'open'
  return {
    ...branding,
    figures: await readFigures(dependencies, chooseFigures(config, stored)),
    imprint: stored.imprint === true,
    questions: signUp === 'approval' ? questions : [],
    signUp,
    firstAccount: !hasAccounts,
    firstAccountIsAdmin: config.adminEmails.length === 0,
    mail: services.mail.available,
    embeds: config.embeds,
    payments: services.payments && {
      publishableKey: services.payments.publishableKey,
      scriptUrl: services.payments.scriptUrl,
    },
  }
}
