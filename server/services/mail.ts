export type Message = {
  to: string
  subject: string
  text: string
  html?: string
  headers?: Record<string, string>
  /** The name of the site, for a sender without a name of its own. */
  senderName?: string
}

export type Mailer = {
  available: boolean
  send: (message: Message) => Promise<void>
  /** Connects and signs in, without sending anything. @throws MailError */
  verify: () => Promise<void>
}

/**
 * - `unreachable`: the mail server accepts no email at all at the moment
 * - `deferred`: it asks to send this email later
 * - `refused`: it will never accept this email
 * - `uncertain`: the connection ended after the email was sent, so it may have been accepted
 */
export type MailFailure = 'unreachable' | 'deferred' | 'refused' | 'uncertain'

/** Whether it says that the mail server accepts no emails, and not that it refuses or defers this one. */
export function isMailServerDown(failure: MailFailure): boolean {
  return failure === 'unreachable' || failure === 'uncertain'
}

/** A failed email. The message is for admins and contains no secret. */
export class MailError extends Error {
  readonly failure: MailFailure

  constructor(failure: MailFailure, message: string, cause?: unknown) {
    super(message, { cause })
    this.failure = failure
  }

  static from(error: unknown): MailError {
    return error instanceof MailError ? error : new MailError('unreachable', 'The mail server failed.', error)
  }
}

/** Used when no mail server is configured. Screens then tell members to ask the site's operator. */
export const disabledMailer: Mailer = {
  available: false,
  async send() {
    throw new MailError('unreachable', 'No mail server is set up.')
  },
  async verify() {},
}

export function createFakeMailer(): Mailer & { sent: Message[] } {
  const sent: Message[] = []
  return {
    available: true,
    sent,
    async send(message) {
      sent.push(message)
    },
    async verify() {},
  }
}
