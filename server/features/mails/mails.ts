import type { Config } from '../../config.ts'
import type { Message } from '../../services/mail.ts'

/** The mail that lets a member set a new password. */
export function resetMail(to: string, link: string): Message {
  return {
    to,
    subject: 'Set a new password',
    text: `Hello,

someone, most likely you, asked for a new password at Seven Pillars. Open this link within an hour to choose one:

${link}

If it was not you, leave it: your password stays as it is.

Stay strong,
Seven Pillars
`,
  }
}

/** The mail that proves an account's address. */
export function verificationMail(to: string, link: string): Message {
  return {
    to,
    subject: 'Confirm your e-mail address',
    text: `Hello,

good to have you at Seven Pillars. Open this link within a day to confirm that this address is yours:

${link}

If you did not create an account there, leave it: nothing happens without you.

Stay strong,
Seven Pillars
`,
  }
}

/** Tells the operator why a mail was not sent. A mail server may repeat the mail in its complaint, and the mail holds a token. */
export function reportUnsent({ logLevel }: Config, error: unknown): void {
  const reason = error instanceof Error ? error.message.replace(/token=[\w-]+/g, 'token=…') : 'unknown'
  if (logLevel !== 'silent') process.stderr.write(`A mail could not be sent: ${reason}\n`)
}
