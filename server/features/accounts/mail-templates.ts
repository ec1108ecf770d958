import type { AccountMail } from './account-mail.ts'
import { firstPasswordHours } from './account-tokens.ts'

// `{site}` stands for the name of the site.

export function createResetMail(to: string, link: string): AccountMail {
  return {
    button: 'Set a new password',
    hours: 1,
    topic: 'reset',
    message: {
      to,
      subject: 'Set a new password',
      text: `Hello,

We received a request to reset your {site} password. Open this link within one hour to set a new password:

${link}

If you didn’t request this, you can ignore this email. Your password won’t change.

{site}
`,
    },
  }
}

/** Sent to someone whose account an admin has created. */
export function createFirstPasswordMail(
  to: string,
  { username, link }: { username: string; link: string },
): AccountMail {
  return {
    button: 'Set your password',
    hours: firstPasswordHours,
    // The account is new, so no older link waits to be sent.
    topic: null,
    message: {
      to,
      subject: 'Set your password',
      text: `Hello ${username},

You now have an account at {site}. Open this link within seven days to set your password:

${link}

If you don’t know why you got this email, you can ignore it.

{site}
`,
    },
  }
}

export function createVerificationMail(to: string, link: string): AccountMail {
  return {
    button: 'Confirm this address',
    hours: 24,
    topic: 'verify',
    message: {
      to,
      subject: 'Confirm your email address',
      text: `Hello,

Welcome to {site}. Open this link within 24 hours to confirm your email address:

${link}

If you didn’t create an account, you can ignore this email.

{site}
`,
    },
  }
}

export function createEmailChangeMail(to: string, link: string): AccountMail {
  return {
    button: 'Confirm this address',
    hours: 24,
    topic: 'change-email',
    message: {
      to,
      subject: 'Confirm your new email address',
      text: `Hello,

You asked to use this address for your {site} account. Sign in and open this link within 24 hours to confirm it:

${link}

If you didn’t request this, you can ignore this email.

{site}
`,
    },
  }
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
  return {
    button: '',
    hours: 24,
    topic: 'change-email',
    message: {
      to,
      subject,
      text: `Hello,

Someone asked to use this address for a {site} account. ${text} If it wasn’t, you can ignore this email.

{site}
`,
    },
  }
}

export function createEmailChangedMail(to: string): AccountMail {
  return {
    button: '',
    hours: 72,
    topic: null,
    message: {
      to,
      subject: 'Your email address was changed',
      text: `Hello,

The email address of your {site} account was changed. You can no longer sign in with this address, and all other devices have been signed out.

If you made this change, there’s nothing to do. If you didn’t, please contact the person who runs the site right away.

{site}
`,
    },
  }
}

/** Sent to the new address. */
export function createEmailConfirmedMail(to: string): AccountMail {
  return {
    button: '',
    hours: 72,
    topic: null,
    message: {
      to,
      subject: 'Your email address was changed',
      text: `Hello,

This is now the email address of your {site} account. You’ve been signed out on all other devices.

If you didn’t make this change, please contact the person who runs the site right away.

{site}
`,
    },
  }
}

export function createPasswordChangedMail(to: string): AccountMail {
  return {
    button: '',
    hours: 72,
    topic: null,
    message: {
      to,
      subject: 'Your password was changed',
      text: `Hello,

The password of your {site} account was changed, and you’ve been signed out on all other devices.

If you made this change, there’s nothing to do. If you didn’t, reset your password right away with “Forgot your password?” on the sign-in page, and tell the person who runs the site.

{site}
`,
    },
  }
}

export function createApprovedMail(to: string, link: string): AccountMail {
  return {
    button: 'Sign in',
    hours: 72,
    topic: null,
    message: {
      to,
      subject: 'You can sign in now',
      text: `Hello,

Your request to join {site} was approved. You can sign in now:

${link}

{site}
`,
    },
  }
}

/** @param answer by the admin */
export function createRefusedMail(to: string, answer: string): AccountMail {
  return {
    button: 'Open the link',
    hours: 72,
    topic: null,
    message: {
      to,
      subject: 'Your request to join',
      text: `Hello,

Your request to join {site} was not approved. Here is the answer from the person who reviewed it:

${answer}

Your request and your answers have been deleted.

{site}
`,
    },
  }
}

type SuspensionNotice = { username: string; end: string | null; note: string | null; link: string }

/** @param notice.end the date; null for no end */
export function createSuspendedMail(to: string, { username, end, note, link }: SuspensionNotice): AccountMail {
  return {
    button: 'Write to the moderators',
    hours: 72,
    topic: null,
    message: {
      to,
      subject: 'Your account is suspended',
      text: `Hello ${username},

Your account at {site} is suspended${end === null ? '' : ` until ${end}`}, so you can’t sign in${end === null ? '' : ' until then'}.
${note === null ? '' : `\nReason: ${toParagraph(note)}\n`}
If you think this is wrong, you can write to the moderators once. Enter your email and password on the sign-in page, then choose to appeal:

${link}

{site}
`,
    },
  }
}

/** Sent to a suspended member, who cannot sign in to read it. */
export function createAppealUpheldMail(
  to: string,
  { username, answer }: { username: string; answer: string | null },
): AccountMail {
  return {
    button: '',
    hours: 72,
    topic: null,
    message: {
      to,
      subject: 'Your appeal was answered',
      text: `Hello ${username},

A moderator has read your appeal. Your account at {site} stays suspended.
${answer === null ? '' : `\nTheir answer: ${toParagraph(answer)}\n`}
{site}
`,
    },
  }
}

/** Keeps a link of the moderator from becoming the button. */
function toParagraph(text: string): string {
  return text.trim().replaceAll(/\n{2,}/g, '\n')
}
