import type { Transporter } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Mailer } from './mail.ts'

/** A mail is waited for this long, in milliseconds: a person may stand behind it. */
const defaultTimeoutMs = 20_000

/**
 * Sends mail through an SMTP server. Where the address holds a password and the server is elsewhere, nothing is said
 * before the connection is encrypted.
 * @param patience milliseconds until a server that does not get on is given up
 */
export function createSmtpMailer(
  { url, from }: NonNullable<Config['smtp']>,
  { timeoutMs = defaultTimeoutMs }: { timeoutMs?: number } = {},
): Mailer {
  let transporterPromise: Promise<Transporter> | undefined
  const createTransporter = async () => {
    const { createTransport } = await import('nodemailer')
    const { hostname, password } = new URL(url)
    const isRemote = !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
    return createTransport(
      {
        url,
        requireTLS: password !== '' && isRemote,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
      },
      { from, disableFileAccess: true, disableUrlAccess: true },
    )
  }
  return {
    available: true,
    async send({ to, subject, text }) {
      transporterPromise ??= createTransporter()
      const transporter = await transporterPromise
      // The address as an object: as text it could name several.
      await withTimeout(timeoutMs, transporter.sendMail({ to: { name: '', address: to }, subject, text }))
    },
  }
}

/** A server that answers a byte now and then is never idle, and never done. */
async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error(`the mail server took longer than ${milliseconds / 1000} seconds`)),
    milliseconds,
  )
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
