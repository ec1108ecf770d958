import type { Transporter } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Mailer } from './mail.ts'

/** Milliseconds. Short, because a person may be waiting for the reply. */
const defaultTimeoutMs = 20_000

/** Requires TLS before it sends a password to a remote server. */
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
      // As an object, because a string could contain several addresses.
      await withTimeout(timeoutMs, transporter.sendMail({ to: { name: '', address: to }, subject, text }))
    },
  }
}

/** Limits the total time: a server that sends single bytes never hits the idle timeout. */
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
