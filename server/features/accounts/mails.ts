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
    subject: 'Confirm your email address',
    text: `Hello,

good to have you at Seven Pillars. Open this link within a day to confirm that this address is yours:

${link}

If you did not create an account there, leave it: nothing happens without you.

Stay strong,
Seven Pillars
`,
  }
}

/** The mail that changes an account's address to the one it is sent to. */
export function addressChangeMail(to: string, link: string): Message {
  return {
    to,
    subject: 'Confirm your new email address',
    text: `Hello,

you asked to use this address at Seven Pillars. Open this link within a day, in the browser you are signed in with:

${link}

If you did not ask for it, leave it: nothing changes without you.

Stay strong,
Seven Pillars
`,
  }
}

/** What the owner of an address learns when another account asked for it. */
export function addressTakenMail(to: string): Message {
  return {
    to,
    subject: 'This address has an account already',
    text: `Hello,

somebody, perhaps you, asked to use this address for an account at Seven Pillars. It has an account there already, so nothing was changed.

If it was you, sign in with this address, or set a new password for it. If it was not, there is nothing to do.

Stay strong,
Seven Pillars
`,
  }
}

/** What the old address learns after it was changed. */
export function addressChangedMail(to: string): Message {
  return {
    to,
    subject: 'Your email address was changed',
    text: `Hello,

your account at Seven Pillars has another email address now, and this one no longer signs in.

If that was you, all is well. If it was not, write to the person who runs the site today.

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
