import { createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { from: string; to: string[]; text: string; user: string | null }
export type SmtpTestServer = Awaited<ReturnType<typeof startSmtpServer>>

/** A real SMTP server that keeps what it is sent. Mail to an address that begins with `refused` is refused, with the mail in the complaint. */
export async function startSmtpServer({ user }: { user?: { name: string; password: string } } = {}) {
  const received: ReceivedMail[] = []
  const listeners: (() => void)[] = []
  const server = new SMTPServer({
    disabledCommands: user ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    authOptional: !user,
    allowInsecureAuth: true,
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
          user: typeof authenticatedUser === 'string' ? authenticatedUser : null,
        })
        for (const listener of listeners) listener()
        done()
      })
    },
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://${user ? `${user.name}:${user.password}@` : ''}127.0.0.1:${port}`,
    received,
    /** The next mail to an address, as soon as it is there. */
    waitForMailTo: (to: string) =>
      new Promise<ReceivedMail>((resolve) => {
        const checkForMail = () => {
          const match = received.findLast((mail) => mail.to.includes(to))
          if (match) resolve(match)
        }
        listeners.push(checkForMail)
        checkForMail()
      }),
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

/** A server that accepts a connection and then says a letter now and then. */
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

/** Quoted-printable undone, as far as our plain text needs it. */
function decodeQuotedPrintable(source: string): string {
  const bytes = source
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
