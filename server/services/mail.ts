export type Message = { to: string; subject: string; text: string }

export type Mailer = { available: boolean; send: (message: Message) => Promise<void> }

/** Used when no mail server is configured. Screens then tell members to ask the site's operator. */
export const disabledMailer: Mailer = {
  available: false,
  async send() {
    throw new Error('No mail server is set up')
  },
}

export function createFakeMailer(): Mailer & { sent: Message[] } {
  const sent: Message[] = []
  return {
    available: true,
    sent,
    async send(message) {
      sent.push(message)
    },
  }
}
