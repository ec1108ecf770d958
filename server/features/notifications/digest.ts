import { z } from 'zod'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Composer } from '../delivery/composer.ts'
import { enqueue } from '../delivery/outbox.ts'
import { getNextDigest } from './digest-time.ts'
import { listMembersWithReplies, listUnreadReplies } from './message-queries.ts'
import { formatActors, quoteTitle } from './message-texts.ts'
import { listLatestActors } from './queries.ts'
import { type DueDigest, listDueDigests, moveDigest } from './settings-queries.ts'
import { getSettings } from './settings.ts'
import { createUnsubscribeToken } from './unsubscribe.ts'

const digestsPerTransaction = 200
const dayMs = 24 * 60 * 60_000
/** A day is at most this much longer when the clocks change. */
const clockChangeMs = 90 * 60_000
const periods = { off: dayMs, daily: dayMs, weekly: 7 * dayMs }

const digestData = z.object({ since: z.string() })

/** Queues the digests that are due, for members with unread replies. Any number of processes can do it at once. */
export async function sendDueDigests({
  database,
  services,
}: Pick<Dependencies, 'database' | 'services'>): Promise<void> {
  const now = services.clock.now()
  for (let due = digestsPerTransaction; due === digestsPerTransaction;)
    due = await transaction(database, (tx) => queueDigests(tx, now))
}

async function queueDigests(tx: Database, now: Date): Promise<number> {
  const due = await listDueDigests(tx, { now: now.toISOString(), limit: digestsPerTransaction })
  const claimed: DueDigest[] = []
  for (const each of due) {
    const { user_id: userId, digest, digest_at: from, time_zone: timeZone } = each
    const to = getNextDigest(digest, timeZone, now)
    if (to !== null && (await moveDigest(tx, { userId, from, to }))) claimed.push(each)
  }
  for (const [since, members] of Map.groupBy(claimed, getPreviousDigest)) {
    const userIds = members.map((each) => each.user_id)
    const withReplies = await listMembersWithReplies(tx, { userIds, since })
    const messages = [...withReplies].map((userId) => ({
      userId,
      kind: 'digest',
      subjectId: null,
      data: JSON.stringify({ since }),
      channels: { push: false, email: true },
      once: false,
      bulk: true,
      expiresAt: new Date(now.getTime() + dayMs),
    }))
    await enqueue(tx, messages, now)
  }
  return due.length
}

/** Returns when the one before was planned. A digest that comes late still covers all the time since then. */
function getPreviousDigest({ digest, digest_at: at, time_zone: timeZone }: DueDigest): string {
  const earliest = new Date(Date.parse(at) - periods[digest] - clockChangeMs)
  return getNextDigest(digest, timeZone, earliest) ?? at
}

const maxListed = 20

/** Lists the discussions with replies that the member has not read. */
export const digestComposer: Composer = {
  async email({ database, dependencies, recipient: { userId }, message }) {
    const { digest } = await getSettings(database, userId)
    if (digest === 'off') return null
    const { since } = digestData.parse(JSON.parse(message.data ?? '{}'))
    const rows = await listUnreadReplies(database, { userId, since, limit: maxListed + 1 })
    if (rows.length === 0) return null
    const latest = await listLatestActors(
      database,
      rows.map(({ id }) => id),
    )
    const actors = new Map(latest.map((row) => [row.notification_id, row]))
    const lines = rows
      .slice(0, maxListed)
      .map(
        ({ id, title, crew_id }) =>
          `${formatActors(actors.get(id))} ${crew_id === null ? 'replied to' : 'wrote to'} ${quoteTitle(title)}.`,
      )
    return {
      subject: `Your ${digest} digest`,
      paragraphs: [
        `Here are the replies since ${digest === 'daily' ? 'yesterday' : 'last week'} that you haven’t read:`,
        ...lines,
        ...(rows.length > maxListed ? ['There are more in the app.'] : []),
      ],
      action: { label: 'Open your notifications', path: '/notifications' },
      unsubscribe: {
        token: createUnsubscribeToken(dependencies.services.secrets, { userId, kind: 'digest' }),
        words: 'Stop the digest',
      },
    }
  },
  push: async () => null,
}
