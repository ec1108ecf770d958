import { createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { from: string; to: string[]; text: string; source: string; user: string | null }
export type SmtpTestServer = Awaited<ReturnType<typeof startSmtpServer>>

/**
 * Starts an SMTP server that keeps its mails. It rejects addresses that start with `refused`.
 * @param options.port a free one if omitted
 */
export async function startSmtpServer({
  user,
  port: wantedPort = 0,
}: { user?: { name: string; password: string }; port?: number } = {}) {
  const received: ReceivedMail[] = []
  const listeners: (() => void)[] = []
  const server = new SMTPServer({
    disabledCommands: user ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    authOptional: !user,
    allowInsecureAuth: true,
    // Pooled connections may still be open.
    closeTimeout: 50,
    onAuth({ username = '', password }, _session, done) {
      if (username === user?.name && password === user.password) done(null, { user: username })
      else done(new Error('Wrong user or password'))
    },
    onData(stream, { envelope, user: authenticatedUser }, done) {
      let source = ''
      stream.on('data', (chunk: Buffer) => (source += chunk.toString()))
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address)
        const text = decodeQuotedPrintable(source)
        if (to.some((address) => address.startsWith('refused'))) return done(new Error(`Rejected: ${text}`))
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to,
          text,
          source,
          user: typeof authenticatedUser === 'string' ? authenticatedUser : null,
        })
        for (const listener of listeners) listener()
        // The sender can't know that it was accepted.
        if (!to.some((recipient) => recipient.startsWith('silent'))) done()
      })
    },
  })
  await new Promise<void>((ready) => server.listen(wantedPort, '127.0.0.1', () => ready()))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://${user ? `${user.name}:${user.password}@` : ''}127.0.0.1:${port}`,
    received,
    /** Waits for a mail to an address, with a subject if given. @returns the latest one */
    waitForMailTo: (to: string, subject?: string) =>
      new Promise<ReceivedMail>((resolve) => {
        const checkForMail = () => {
          const match = received.findLast(
            (mail) => mail.to.includes(to) && (!subject || mail.text.includes(`Subject: ${subject}`)),
          )
          if (match) resolve(match)
        }
        listeners.push(checkForMail)
        checkForMail()
      }),
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

/** Starts a server that accepts connections and then sends single characters slowly. */
export async function startSlowServer() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    const timer = setInterval(() => socket.write('2'), 20)
    socket.on('close', () => clearInterval(timer))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function decodeQuotedPrintable(source: string): string {
  const bytes = source
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
