import type { AccountMail } from './account-mail.ts'
import { newMemberHours } from './account-tokens.ts'

// `{site}` stands for the name of the site.

export function createResetMail(to: string, link: string): AccountMail {
  return createMail(to, {
    subject: 'Set a new password',
    button: 'Set a new password',
    hours: 1,
    topic: 'reset',
    text: `We received a request to reset your {site} password. Open this link within one hour to set a new password:

${link}

If you didn’t request this, you can ignore this email. Your password won’t change.`,
  })
}

/** Sent to someone whose account an admin has created. */
export function createFirstPasswordMail(
  to: string,
  { username, link }: { username: string; link: string },
): AccountMail {
  // No topic: the account is new, so no older link waits to be sent.
  return createMail(to, {
    username,
    subject: 'Set your password',
    button: 'Set your password',
    hours: newMemberHours,
    text: `You now have an account at {site}. Open this link within seven days to set your password:

${link}

If you don’t know why you got this email, you can ignore it.`,
  })
}

export function createVerificationMail(to: string, link: string): AccountMail {
  return createMail(to, {
    subject: 'Confirm your email address',
    button: 'Confirm this address',
    hours: newMemberHours,
    topic: 'verify',
    text: `Welcome to {site}. Open this link within seven days to confirm your email address:

${link}

If you didn’t create an account, you can ignore this email.`,
  })
}

export function createEmailChangeMail(to: string, link: string): AccountMail {
  return createMail(to, {
    subject: 'Confirm your new email address',
    button: 'Confirm this address',
    hours: 24,
    topic: 'change-email',
    text: `You asked to use this address for your {site} account. Sign in and open this link within 24 hours to confirm it:

${link}

If you didn’t request this, you can ignore this email.`,
  })
}

export function createEmailTakenMail(to: string, holder: 'account' | 'application'): AccountMail {
  const { subject, text } = {
    account: {
      subject: 'This address already has an account',
      text: `It already has an account, so nothing was changed.

If this was you, sign in with this address or reset its password.`,
    },
    application: {
      subject: 'A request to join with this address is waiting',
      text: `A request to join with it is waiting for approval, so nothing was changed.

If this was you, wait for the answer to your request.`,
    },
  }[holder]
  return createMail(to, {
    subject,
    hours: 24,
    topic: 'change-email',
    text: `Someone asked to use this address for a {site} account. ${text} If it wasn’t, you can ignore this email.`,
  })
}

export function createEmailChangedMail(to: string): AccountMail {
  return createMail(to, {
    subject: 'Your email address was changed',
    text: `The email address of your {site} account was changed. You can no longer sign in with this address, and all other devices have been signed out.

If you made this change, there’s nothing to do. If you didn’t, please contact the person who runs the site right away.`,
  })
}

/** Sent to the new address. */
export function createEmailConfirmedMail(to: string): AccountMail {
  return createMail(to, {
    subject: 'Your email address was changed',
    text: `This is now the email address of your {site} account. You’ve been signed out on all other devices.

If you didn’t make this change, please contact the person who runs the site right away.`,
  })
}

export function createPasswordChangedMail(to: string): AccountMail {
  return createMail(to, {
    subject: 'Your password was changed',
    text: `The password of your {site} account was changed, and you’ve been signed out on all other devices.

If you made this change, there’s nothing to do. If you didn’t, reset your password right away with “Forgot your password?” on the sign-in page, and tell the person who runs the site.`,
  })
}

/** Also confirms the address, so that a new member gets one email and not two. */
export function createApprovedMail(
  to: string,
  { link, signInLink }: { link: string; signInLink: string },
): AccountMail {
  return createMail(to, {
    subject: 'You can sign in now',
    button: 'Confirm this address',
    hours: newMemberHours,
    topic: 'verify',
    text: `Your request to join {site} was approved. Open this link within seven days to confirm your email address:

${link}

Then sign in with your email and password: ${signInLink}`,
  })
}

/** @param answer by the admin */
export function createRefusedMail(to: string, answer: string): AccountMail {
  return createMail(to, {
    subject: 'Your request to join',
    button: 'Open the link',
    text: `Your request to join {site} was not approved. Here is the answer from the person who reviewed it:

${answer}

Your request and your answers have been deleted.`,
  })
}

type SuspensionNotice = { username: string; end: string | null; note: string | null; link: string }

/** @param notice.end the date; null for no end */
export function createSuspendedMail(to: string, { username, end, note, link }: SuspensionNotice): AccountMail {
  return createMail(to, {
    username,
    subject: 'Your account is suspended',
    button: 'Write to the moderators',
    text: `Your account at {site} is suspended${end === null ? '' : ` until ${end}`}, so you can’t sign in${end === null ? '' : ' until then'}.
${note === null ? '' : `\nReason: ${toParagraph(note)}\n`}
If you think this is wrong, you can write to the moderators once. Enter your email and password on the sign-in page, then choose to appeal:

${link}`,
  })
}

/** Sent to a suspended member, who cannot sign in to read it. */
export function createAppealUpheldMail(
  to: string,
  { username, answer }: { username: string; answer: string | null },
): AccountMail {
  return createMail(to, {
    username,
    subject: 'Your appeal was answered',
    text: `A moderator has read your appeal. Your account at {site} stays suspended.${answer === null ? '' : `\n\nTheir answer: ${toParagraph(answer)}`}`,
  })
}

type MailTemplate = { subject: string; text: string; username?: string } & Partial<
  Pick<AccountMail, 'button' | 'hours' | 'topic'>
>

function createMail(
  to: string,
  { subject, text, username, button = '', hours = 72, topic = null }: MailTemplate,
): AccountMail {
  const greeting = username === undefined ? 'Hello,' : `Hello ${username},`
  return { button, hours, topic, message: { to, subject, text: `${greeting}\n\n${text}\n\n{site}\n` } }
}

/** Keeps a link of the moderator from becoming the button. */
function toParagraph(text: string): string {
  return text.trim().replaceAll(/\n{2,}/g, '\n')
}
