import { setImmediate as nextRound } from 'node:timers/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Database } from '../database/tables.ts'

/** Reads what changes whenever a reply changes, in one cheap query. */
export type ReadVersion = (database: Database) => Promise<string>

export type CachedReply = { plain: Buffer; brotli: Buffer; link: string | null }

type BuildReply = () => Promise<{ json: string; link: string | null }>

/** `version` was read before the reply was built. */
type Entry = { version: string; expiresAt: number; reply: Promise<CachedReply> }

type Options = { database: Database; maxReplies?: number; maxAgeSeconds?: number; now?: () => number }

/**
 * Caches public replies as bytes, by URL. Every request reads the version, so a reply is never older than the last
 * acknowledged write of any process. What another program writes without changing the version appears after
 * `maxAgeSeconds`.
 */
export function createReplyCache({
  database,
  maxReplies = 200,
  maxAgeSeconds = 60,
  now = () => performance.now(),
}: Options) {
  const entries = new Map<string, Entry>()
  const readers = new Map<ReadVersion, () => Promise<string>>()

  function readVersionOnce(readVersion: ReadVersion): Promise<string> {
    const reader = readers.get(readVersion) ?? shareQueries(() => readVersion(database))
    readers.set(readVersion, reader)
    return reader()
  }

  function addEntry(url: string, version: string, buildReply: BuildReply): Promise<CachedReply> {
    const entry: Entry = { version, expiresAt: now() + maxAgeSeconds * 1000, reply: buildReply().then(compress) }
    entries.delete(url)
    entries.set(url, entry)
    const [oldestUrl = url] = entries.keys()
    if (entries.size > maxReplies) entries.delete(oldestUrl)
    entry.reply.catch(() => {
      if (entries.get(url) === entry) entries.delete(url)
    })
    return entry.reply
  }

  return {
    /** Returns the cached reply of a URL if its version is current, or else builds and caches a new one. */
    async get(url: string, readVersion: ReadVersion, buildReply: BuildReply): Promise<CachedReply> {
      const version = await readVersionOnce(readVersion)
      const entry = entries.get(url)
      return entry?.version === version && now() < entry.expiresAt ? entry.reply : addEntry(url, version, buildReply)
    },
  }
}

export type ReplyCache = ReturnType<typeof createReplyCache>

/** Lets the calls of one round of the event loop share a query, which starts after all of them. */
function shareQueries(query: () => Promise<string>): () => Promise<string> {
  let next: Promise<string> | undefined
  async function startNext(): Promise<string> {
    await nextRound()
    next = undefined
    return query()
  }
  return () => (next ??= startNext())
}

function compress({ json, link }: { json: string; link: string | null }): CachedReply {
  const plain = Buffer.from(json)
  const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return { plain, brotli, link }
}
