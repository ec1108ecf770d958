import { composers } from '#server/composers.ts'
import { deliverDue } from '#server/features/delivery/delivery.ts'
import { sendDueReminders } from '#server/features/reminders/tick.ts'
import { createTestApp, type TestApp, type TestClient } from './app.ts'

/** Creates a site whose reminders run when a test says so. */
export async function createReminderSite(options: Parameters<typeof createTestApp>[1] = {}) {
  const site: TestApp = await createTestApp({ publicUrl: 'https://pillars.example.org' }, options)
  await site.signUp()

  /** Checks all members and sends what is due. @returns the mails to a member */
  async function remind({ email }: TestClient) {
    const before = site.services.mail.sent.length
    while ((await sendDueReminders(site, { limit: 10 })) > 0);
    await deliverDue(site, composers)
    return site.services.mail.sent.slice(before).filter(({ to }) => to === email)
  }

  return {
    ...site,
    remind,
    /** Signs up a member with a verified email address. */
    async addMember(timeZone = 'UTC'): Promise<TestClient> {
      const member = await site.signUp({ timeZone })
      await site.database
        .updateTable('users')
        .set({ email_verified_at: site.services.clock.now().toISOString() })
        .where('id', '=', member.id)
        .execute()
      return member
    },
    /** Does the same as `remind` at an instant. @returns the subjects */
    async remindAt(instant: string, member: TestClient): Promise<string[]> {
      site.services.clock.set(instant)
      return (await remind(member)).map(({ subject }) => subject)
    },
    readNextAt: async ({ id }: TestClient) =>
      (
        await site.database
          .selectFrom('reminder_settings')
          .select('next_at')
          .where('user_id', '=', id)
          .executeTakeFirst()
      )?.next_at,
  }
}
