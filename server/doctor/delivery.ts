import { deliveryChannels } from '#contract/delivery.ts'
import { countDeliveries } from '../features/delivery/status.ts'
import { type Finding, ok, problem, warning } from './checks.ts'
import { excuseServer, requireDatabase, type Site } from './site.ts'
import { formatCount, formatDuration } from './words.ts'

const longMs = 3_600_000

const nouns = { email: 'email', push: 'push message' }

/** Says how many messages wait and since when, and how many could not be sent. */
export async function checkDelivery(site: Site): Promise<Finding[]> {
  const database = await requireDatabase(site)
  const [counts, excuse] = await Promise.all([countDeliveries(database, site.now), excuseServer(site)])
  return deliveryChannels.toReversed().map((channel) => {
    const {
      waiting = 0,
      failed = 0,
      oldest_waiting_at: oldest = null,
    } = counts.find((row) => row.channel === channel) ?? {}
    const age = oldest === null ? 0 : site.now.getTime() - Date.parse(oldest)
    const noun = nouns[channel]
    const waits = `${formatCount(waiting, noun)} ${waiting === 1 ? 'waits' : 'wait'} to be sent${oldest === null ? '' : `, the oldest for ${formatDuration(age)}`}`
    if (age > longMs)
      return excuse
        ? warning(channel, `${waits}. ${excuse.reason}`, excuse.advice)
        : problem(
            channel,
            `${waits}.`,
            channel === 'email'
              ? 'Look at the mail server above, then under Delivery in the app.'
              : 'Look under Delivery in the app.',
          )
    if (failed > 0)
      return warning(
        channel,
        `${formatCount(failed, noun)} could not be sent in the last two weeks. ${waits}.`,
        'Look under Delivery in the app, which says why.',
      )
    return ok(channel, `${waits}.`)
  })
}
