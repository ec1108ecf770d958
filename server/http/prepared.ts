import { brotliCompressSync, constants } from 'node:zlib'

/** What prepared replies may be about. */
export type Topic = 'challenges' | 'pillars'

export type CachedReply = { plain: Buffer; brotli: Buffer; link: string | null }

/**
 * Replies of public lists, kept as bytes by URL until a write changes what they show. Only where this process makes every
 * write, that is with the embedded database: another process's write would go unseen.
 */
export function createReplyCache({ enabled, maxReplies = 200 }: { enabled: boolean; maxReplies?: number }) {
  const topics = new Map<Topic, { generation: number; replies: Map<string, CachedReply> }>()
  const getTopic = (name: Topic) => {
    const entry = topics.get(name) ?? { generation: 0, replies: new Map<string, CachedReply>() }
    topics.set(name, entry)
    return entry
  }
  return {
    find: (topic: Topic, url: string): CachedReply | undefined =>
      enabled ? topics.get(topic)?.replies.get(url) : undefined,
    /** Call before reading; what it returns keeps the reply, unless a write came in between. */
    startCaching(topic: Topic) {
      const entry = getTopic(topic)
      const { generation } = entry
      return (url: string, json: string, link: string | null): CachedReply => {
        const plain = Buffer.from(json)
        if (!enabled) return { plain, brotli: Buffer.alloc(0), link }
        const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        const reply = { plain, brotli, link }
        if (entry.generation === generation && entry.replies.size < maxReplies) entry.replies.set(url, reply)
        return reply
      }
    },
    /** What was prepared about a topic no longer holds. */
    invalidate(topic: Topic) {
      const entry = getTopic(topic)
      entry.generation++
      entry.replies.clear()
    },
  }
}

export type ReplyCache = ReturnType<typeof createReplyCache>
