import type { Dependencies } from '../../dependencies.ts'
import { getLinkOrigin } from '../../local-url.ts'
import { sendAccountMail } from '../accounts/account-mail.ts'
import { createAppealUpheldMail, createSuspendedMail } from '../accounts/mail-templates.ts'
import { findSuspensionToMail } from './suspension-queries.ts'

// Suspended members get no notifications and cannot sign in, so these emails contain what the moderators wrote. They are
// sent only to confirmed addresses, because others may belong to a stranger.

/** Tells a member that their account is suspended. */
export function mailSuspension(dependencies: Dependencies, userId: string): void {
  void sendToSuspended(dependencies, userId, ({ email, username, suspended_until: until, time_zone, note }) =>
    createSuspendedMail(email, {
      username,
      end: until && formatDate(until, time_zone),
      note,
      link: `${getLinkOrigin(dependencies.config)}/sign-in`,
    }),
  )
}

/** Tells a suspended member that the suspension stays after their appeal. */
export function mailUpheldSuspension(dependencies: Dependencies, userId: string, answer: string | null): void {
  void sendToSuspended(dependencies, userId, ({ email, username }) =>
    createAppealUpheldMail(email, { username, answer }),
  )
}

type Suspended = NonNullable<Awaited<ReturnType<typeof findSuspensionToMail>>>

async function sendToSuspended(
  dependencies: Dependencies,
  userId: string,
  write: (suspended: Suspended) => Parameters<typeof sendAccountMail>[2],
): Promise<void> {
  try {
    const suspended = await findSuspensionToMail(dependencies.database, userId)
    if (suspended) await sendAccountMail(dependencies, userId, write(suspended))
  } catch (error) {
    dependencies.logger.error({ err: error }, 'could not write to a suspended member')
  }
}

/** "3 May 2027" */
function formatDate(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(
    new Date(instant),
  )
}
