import { findFreePort } from '../listen.ts'
import type { ServerProcess } from '../server-process.ts'
import { startSmtpServer, type SmtpTestServer } from '../smtp-server.ts'
import { test as base } from './site.ts'

type EmailSite = { smtp: SmtpTestServer; site: ServerProcess; publicUrl: string }

/** `emailSite` is a separate site that sends email, with links to `publicUrl`. */
export const test = base.extend<{ emailSite: EmailSite }>({
  emailSite: async ({ startSite }, use) => {
    const smtp = await startSmtpServer()
    try {
      const port = await findFreePort()
      const publicUrl = `http://localhost:${port}`
      const site = await startSite({ SMTP_URL: smtp.url, PORT: String(port), PUBLIC_URL: publicUrl })
      await use({ smtp, site, publicUrl })
    } finally {
      await smtp.close()
    }
  },
})

/** @returns the link to a screen in the text of an email */
export function findLink(text: string, screen: 'reset' | 'verify'): URL {
  const link = text.match(/http\S+#token=[\w-]{43}/g)?.find((url) => new URL(url).pathname === `/${screen}`)
  if (!link) throw new Error(`There is no link to /${screen} in ${text}`)
  return new URL(link)
}
