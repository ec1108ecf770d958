import type { AccountMail } from '../accounts/account-mail.ts'

/** `lastBackupAt` is ISO UTC, null for none. */
type Warning = { publicUrl: string | null; problem: string | null; lastBackupAt: string | null }

export function createBackupWarning(to: string, { publicUrl, problem, lastBackupAt }: Warning): AccountMail {
  const last = lastBackupAt ? `The last one is from ${formatDate(lastBackupAt)}.` : 'There is none at all.'
  const paragraphs = [
    'Hello,',
    `{site} has had no good backup for two days. ${problem ? `The last attempt failed: ${problem}` : last}`,
    'If the disk fails now, what members have written since is lost.',
    ...(publicUrl ? [`${publicUrl}/admin/site#backup`] : []),
    '{site}\n',
  ]
  return {
    message: { to, subject: 'No recent backup', text: paragraphs.join('\n\n') },
    button: 'Look at the backups',
    hours: 72,
    topic: null,
  }
}

function formatDate(instant: string): string {
  return new Date(instant).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
