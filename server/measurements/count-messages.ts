import type { Mailer } from '../services/mail.ts'
import type { Push } from '../services/push.ts'
import type { Measurements } from './measurements.ts'

/** Counts what a mailer sends. */
export function countMails(mailer: Mailer, { addMessage }: Measurements): Mailer {
  return {
    ...mailer,
    async send(message) {
      try {
        await mailer.send(message)
        addMessage('email', 'sent')
      } catch (error) {
        addMessage('email', 'failed')
        throw error
      }
    },
  }
}

/** Counts push messages. One to a device that is gone is neither sent nor a failure. */
export function countPushes(push: Push, { addMessage }: Measurements): Push {
  return {
    ...push,
    async send(target, request) {
      const outcome = await push.send(target, request)
      if (outcome.result !== 'gone') addMessage('push', outcome.result === 'accepted' ? 'sent' : 'failed')
      return outcome
    },
  }
}
