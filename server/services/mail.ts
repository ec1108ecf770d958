export type Message = { to: string; subject: string; text: string }

/** Sends mail, or says that it cannot. */
export type Mailer = { available: boolean; send: (message: Message) => Promise<void> }

/** No mail server is set up: the screens say to ask the person who runs the site. */
export const disabledMailer: Mailer = {
  available: false,
  async send() {
    throw new Error('No mail server is set up')
  },
}

/** Keeps what was sent, for tests and for the developer. */
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
