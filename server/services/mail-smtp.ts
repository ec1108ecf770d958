import type { Readable } from 'node:stream'
import type { Transporter } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Mailer } from './mail.ts'
import { describeSmtpError } from './smtp-error.ts'

/** Milliseconds. Short, because a person may be waiting for the reply. */
const defaultTimeoutMs = 20_000

/** One more than delivery uses at once, so that an email to a person who waits never queues. */
const maxConnections = 5

/** Requires TLS before it sends a password to a remote server. */
export function createSmtpMailer(
  { url, from }: NonNullable<Config['smtp']>,
  { timeoutMs = defaultTimeoutMs }: { timeoutMs?: number } = {},
): Mailer {
  const { hostname, password } = new URL(url)
  const secrets = [password, decode(password)]
  // Without a name of its own, the sender has the name of the site.
  const isBareAddress = /^\s*(?:<[^<>]*>|[^<>]*)\s*$/.test(from)
  // By the signal of its call. Once the mail server reads a message, it may accept it.
  const streams = new WeakMap<AbortSignal, Readable>()
  let transporterPromise: Promise<Transporter> | undefined
  const createTransporter = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer')
    const isRemote = !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
    const transporter = createTransport(
      {
        url,
        pool: true,
        maxConnections,
        maxRequeues: 1,
        idleTimeout: 10_000,
        requireTLS: password !== '' && isRemote,
        // Half of the total time, so that a silent server is known to have received nothing.
        connectionTimeout: timeoutMs / 2,
        greetingTimeout: timeoutMs / 2,
        socketTimeout: timeoutMs,
      },
      { from, disableFileAccess: true, disableUrlAccess: true },
    )
    transporter.use('stream', ({ data, message }, done) => {
      const createReadStream = message.createReadStream.bind(message)
      message.createReadStream = (options) => {
        const stream = createReadStream(options)
        if (data.signal) streams.set(data.signal, stream)
        return stream
      }
      done()
    })
    return transporter
  }
  return {
    available: true,
    async send({ to, subject, text, html, headers = {}, senderName }) {
      // Limits the total time: a server that sends single bytes never hits the idle timeout.
      const controller = new AbortController()
      const { signal } = controller
      // Unlike AbortSignal.timeout, it ends with the email, and does not create an exception for each of them later.
      const timer = setTimeout(() => controller.abort(), timeoutMs)
      try {
        const transporter = await (transporterPromise ??= createTransporter())
        await transporter.sendMail({
          ...(senderName !== undefined &&
            isBareAddress && { from: { name: toHeaderValue(senderName), address: from.replaceAll(/[<>\s]/g, '') } }),
          // As an object, because a string could contain several addresses.
          to: { name: '', address: to },
          subject: toHeaderValue(subject),
          text,
          ...(html !== undefined && { html }),
          headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, toHeaderValue(value)])),
          signal,
        })
      } catch (error) {
        const wasRead = streams.get(signal)?.readableDidRead ?? false
        throw describeSmtpError(error, { wasRead, secrets })
      } finally {
        clearTimeout(timer)
      }
    },
    async verify() {
      const timeout = Promise.withResolvers<never>()
      const timer = setTimeout(() => timeout.reject(new Error('timeout')), timeoutMs)
      try {
        const transporter = await (transporterPromise ??= createTransporter())
        await Promise.race([transporter.verify(), timeout.promise])
      } catch (error) {
        throw describeSmtpError(error, { wasRead: false, secrets })
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

/** Decodes a password as nodemailer does. */
function decode(password: string): string {
  try {
    return decodeURIComponent(password)
  } catch {
    return password
  }
}

/** Replaces line breaks and other control characters, which could add headers. */
function toHeaderValue(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
}
