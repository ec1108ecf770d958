import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { isMailServerDown, MailError, type Message } from '../../services/mail.ts'
import { addSent, clearError, saveChannel } from './settle-queries.ts'

type Context = Pick<Dependencies, 'database' | 'services' | 'logger'>

const startProblem = 'When the server started: '

/** Sends an email without the outbox, and records the outcome for admins. @throws MailError */
export async function sendDirectly(context: Context, message: Message): Promise<void> {
  try {
    await context.services.mail.send(message)
  } catch (error) {
    await recordProblem(context, MailError.from(error))
    throw error
  }
  await record(context, async (now) => {
    await transaction(context.database, (tx) => addSent(tx, { channel: 'email', hour: now.slice(0, 13), sent: 1, now }))
  })
}

/** Checks after the start whether the mail server can be reached and accepts the sign-in. Never throws. */
export async function checkMailServer(context: Context): Promise<void> {
  const { database, logger, services } = context
  if (!services.mail.available) return
  try {
    await services.mail.verify()
    await record(context, async () => {
      await clearError(database, { channel: 'email', prefix: startProblem })
      await saveChannel(database, { channel: 'email', unreachable_at: null })
    })
  } catch (error) {
    const { failure, message } = MailError.from(error)
    logger.warn(`Emails can’t be sent at the moment. ${message}`)
    await recordProblem(context, { failure, message: `${startProblem}${message}` })
  }
}

function recordProblem(context: Context, { failure, message }: Pick<MailError, 'failure' | 'message'>): Promise<void> {
  return record(context, async (now) => {
    const unreachable_at = isMailServerDown(failure) ? now : null
    await saveChannel(context.database, {
      channel: 'email',
      last_error_at: now,
      last_error: message,
      unreachable_at,
    })
  })
}

/** A failure must not look like that of the email, which would then be sent again. */
async function record({ logger, services }: Context, save: (now: string) => Promise<void>): Promise<void> {
  try {
    await save(services.clock.now().toISOString())
  } catch (error) {
    logger.error({ err: error }, 'could not record the outcome of an email')
  }
}
