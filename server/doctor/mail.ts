import type { Config } from '../config.ts'
import { createSmtpMailer } from '../services/mail-smtp.ts'
import { MailError } from '../services/mail.ts'
import { type Finding, ok, problem, warning } from './checks.ts'

/** Connects and signs in to the mail server, without sending anything. */
export async function checkMail({
  config: { smtp },
  timeoutMs,
}: {
  config: Pick<Config, 'smtp'>
  timeoutMs: number
}): Promise<Finding[]> {
  if (!smtp)
    return [
      warning(
        'server',
        'No mail server is set up, so members get no confirmations, password resets, reminders or notifications by email.',
        'Set SMTP_URL and PUBLIC_URL in .env, and restart the server. Until then, use npm run admin -- reset-link EMAIL',
      ),
    ]
  const { hostname, port, username, protocol } = new URL(smtp.url)
  const name = port ? `${hostname}:${port}` : hostname
  try {
    await createSmtpMailer(smtp, { timeoutMs }).verify()
    return [ok('server', `The mail server ${name} accepts ${username ? 'the sign-in' : 'the connection'}.`)]
  } catch (error) {
    const { message } = MailError.from(error)
    const other = protocol === 'smtps:' ? 'smtp://…:587' : 'smtps://…:465'
    return [
      problem(
        'server',
        `${message.replace(/\.?$/, '.')} SMTP_URL names ${name}.`,
        message.includes('refused the sign-in')
          ? 'Correct the user and the password in SMTP_URL, and restart the server. In the password, write # as %23.'
          : `Check the host and the port in SMTP_URL, and whether a firewall blocks them. Many providers use ${other} instead.`,
      ),
    ]
  }
}
