import { brotliCompressSync, constants } from 'node:zlib'
import { createVersionReader, recordTables, versionedTables, type Versions } from '../database/table-versions.ts'
import type { TableName } from '../database/tables-in-sql.ts'
import type { Database } from '../database/tables.ts'
import type { Logger } from '../logger.ts'

export type CachedReply = { plain: Buffer; brotli: Buffer; link: string | null }

type BuildReply = () => Promise<{ json: string; link: string | null }>

type Entry = {
  /** The versions that were read before the reply was built. */
  versions: Versions
  /** The tables that the reply was built from. */
  tables: Iterable<TableName>
  expiresAt: number
  reply: Promise<CachedReply>
}

type Options = {
  database: Database
  logger: Pick<Logger, 'error'>
  versioned?: readonly TableName[]
  maxReplies?: number
  maxAgeSeconds?: number
  now?: () => number
}

/**
 * Caches public replies as bytes, by URL. An entry is valid while the tables it was built from have the versions that
 * they had before it was built, so it is never older than the last acknowledged write of any process. Changes that
 * other programs make to the database raise no version and appear after `maxAgeSeconds`.
 */
export function createReplyCache({
  database,
  logger,
  versioned = versionedTables,
  maxReplies = 200,
  maxAgeSeconds = 60,
  now = () => performance.now(),
}: Options) {
  const entries = new Map<string, Entry>()
  const readVersions = createVersionReader(database)

  function isValid({ versions, tables, expiresAt }: Entry, current: Versions): boolean {
    return now() < expiresAt && [...tables].every((name) => versions.get(name) === current.get(name))
  }

  function addEntry(url: string, versions: Versions, buildReply: BuildReply): Promise<CachedReply> {
    const build = async () => {
      const { result, tables } = await recordTables(buildReply)
      entry.tables = tables
      return compress(result)
    }
    // While the reply is being built, a write to any versioned table makes it invalid.
    const entry: Entry = { versions, tables: versioned, expiresAt: now() + maxAgeSeconds * 1000, reply: build() }
    entries.delete(url)
    entries.set(url, entry)
    const [oldestUrl = url] = entries.keys()
    if (entries.size > maxReplies) entries.delete(oldestUrl)
    entry.reply.then(
      () => removeUncacheable(url, entry),
      () => removeEntry(url, entry),
    )
    return entry.reply
  }

  function removeUncacheable(url: string, entry: Entry): void {
    const unversioned = [...entry.tables].filter((name) => !versioned.includes(name))
    if (unversioned.length === 0) return
    removeEntry(url, entry)
    logger.error({ url, unversioned }, 'a reply cannot be cached: add the tables it reads to versionedTables')
  }

  function removeEntry(url: string, entry: Entry): void {
    if (entries.get(url) === entry) entries.delete(url)
  }

  return {
    /** Returns the cached reply of a URL if it is valid, or else builds and caches a new one. */
    async get(url: string, buildReply: BuildReply): Promise<CachedReply> {
      const versions = await readVersions()
      const entry = entries.get(url)
      return entry && isValid(entry, versions) ? entry.reply : addEntry(url, versions, buildReply)
    },
  }
}

export type ReplyCache = ReturnType<typeof createReplyCache>

function compress({ json, link }: { json: string; link: string | null }): CachedReply {
  const plain = Buffer.from(json)
  const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return { plain, brotli, link }
}
