import type { APIRequestContext } from '@playwright/test'
import type { ServerProcess } from '../server-process.ts'
import { startSmtpServer, type SmtpTestServer } from '../smtp-server.ts'
import { findChallenge, joinChallenge } from './challenges.ts'
import { withDatabase } from './database.ts'
import { startSite } from './prepared-site.ts'
import { test as base, type Member } from './site.ts'

type MailSite = { signUpVerified: (options?: { timeZone?: string }) => Promise<Member> }

/** Gives each worker a site that sends email, and members with a confirmed address. */
export const test = base.extend<MailSite, { smtp: SmtpTestServer }>({
  smtp: [
    async ({}, use) => {
      const smtp = await startSmtpServer()
      await use(smtp)
      await smtp.close()
    },
    { scope: 'worker' },
  ],
  workerServer: [
    async ({ smtp }, use) => {
      // Links start with PUBLIC_URL, so the tests open their paths on the real port.
      const server = await startSite({
        SMTP_URL: smtp.url,
        PUBLIC_URL: 'http://pillars.example.org',
        TRUST_PROXY: '1',
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  signUpVerified: async ({ signUp, server }, use) => {
    await use(async (options) => {
      const member = await signUp(options)
      await confirmEmail(server, member)
      return member
    })
  },
})

/** A time zone in which it is midday now, outside the quiet hours. */
export function findMiddayZone(): string {
  const offset = 12 - new Date().getUTCHours()
  return offset < 0 ? `Etc/GMT+${-offset}` : `Etc/GMT-${offset}`
}

/** Turns on reminders and makes one due now. Without an active challenge, it joins one. */
export async function makeReminderDue(api: APIRequestContext, server: ServerProcess, { id }: Member): Promise<void> {
  await joinChallenge(api, await findChallenge(api))
  await api.patch('/api/reminders', { data: { on: true } })
  const past = new Date(Date.now() - 60_000).toISOString()
  await withDatabase(server, (database) =>
    database
      .updateTable('reminder_settings')
      .set({ later_at: past, next_at: past })
      .where('user_id', '=', id)
      .execute(),
  )
}

/** As the link in the email does. */
export function confirmEmail(server: ServerProcess, { id }: Member): Promise<unknown> {
  return withDatabase(server, (database) =>
    database.updateTable('users').set({ email_verified_at: new Date().toISOString() }).where('id', '=', id).execute(),
  )
}

/** @returns the link to a screen in the text of an email */
export function findLink(text: string, screen: 'reset' | 'verify'): URL {
  const link = text.match(/http\S+#token=[\w-]{43}/g)?.find((url) => new URL(url).pathname === `/${screen}`)
  if (!link) throw new Error(`There is no link to /${screen} in ${text}`)
  return new URL(link)
}
