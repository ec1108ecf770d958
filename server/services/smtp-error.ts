import { MailError, type MailFailure } from './mail.ts'
import { redact } from './redact.ts'

/** The fields that nodemailer adds to its errors. */
type SmtpError = Error & {
  code?: string
  command?: string
  response?: string
  responseCode?: number
  permanent?: boolean
  originalCode?: string
}

/** @param options.wasRead whether the mail server began to read the message */
export function describeSmtpError(
  error: unknown,
  { wasRead, secrets }: { wasRead: boolean; secrets: string[] },
): MailError {
  const failed: SmtpError = error instanceof Error ? error : new Error(String(error))
  const failure = classify(failed, wasRead)
  if (failed.response) {
    const answer = redact(failed.response, secrets)
    return new MailError(
      failure,
      failed.code === 'EAUTH'
        ? `The mail server refused the sign-in: ${answer}`
        : `The mail server answered: ${answer}`,
    )
  }
  const reason =
    failed.code === 'EABORT' ? 'timeout' : redact(failed.originalCode ?? failed.code ?? failed.name, secrets)
  return new MailError(
    failure,
    failure === 'uncertain'
      ? `The connection to the mail server ended before it confirmed the email (${reason}).`
      : `The mail server can’t be reached (${reason}).`,
  )
}

function classify({ code, command, responseCode, permanent }: SmtpError, wasRead: boolean): MailFailure {
  if (code === 'EAUTH') return 'unreachable'
  if (responseCode === undefined) {
    if (wasRead) return 'uncertain'
    // Without an answer, nodemailer itself rejects the address.
    return code === 'EENVELOPE' || code === 'EMESSAGE' ? 'refused' : 'unreachable'
  }
  // Each email has the same sender, so a refusal of the sender concerns all of them.
  const isAboutMessage = responseCode !== 421 && responseCode !== 530 && (command === 'RCPT TO' || command === 'DATA')
  if (!isAboutMessage) return 'unreachable'
  return permanent ? 'refused' : 'deferred'
}
