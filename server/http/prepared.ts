import { brotliCompressSync, constants } from 'node:zlib'

/** What prepared replies may be about. */
export type Topic = 'challenges' | 'pillars'

export type PreparedReply = { plain: Buffer; brotli: Buffer; link: string | null }

/**
 * Replies of public lists, kept as bytes by URL until a write changes what they show. Only where this process makes every
 * write, that is with the embedded database: another process's write would go unseen.
 */
export function preparedReplies({ enabled, most = 200 }: { enabled: boolean; most?: number }) {
  const topics = new Map<Topic, { generation: number; replies: Map<string, PreparedReply> }>()
  const topicOf = (name: Topic) => {
    const known = topics.get(name) ?? { generation: 0, replies: new Map<string, PreparedReply>() }
    topics.set(name, known)
    return known
  }
  return {
    find: (topic: Topic, url: string): PreparedReply | undefined =>
      enabled ? topics.get(topic)?.replies.get(url) : undefined,
    /** Call before reading; what it returns keeps the reply, unless a write came in between. */
    begin(topic: Topic) {
      const known = topicOf(topic)
      const { generation } = known
      return (url: string, json: string, link: string | null): PreparedReply => {
        const plain = Buffer.from(json)
        if (!enabled) return { plain, brotli: Buffer.alloc(0), link }
        const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        const reply = { plain, brotli, link }
        if (known.generation === generation && known.replies.size < most) known.replies.set(url, reply)
        return reply
      }
    },
    /** What was prepared about a topic no longer holds. */
    drop(topic: Topic) {
      const known = topicOf(topic)
      known.generation++
      known.replies.clear()
    },
  }
}

export type PreparedReplies = ReturnType<typeof preparedReplies>
