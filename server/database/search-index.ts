import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Pillar } from '#contract/pillars.ts'
import { stripMarkdown } from '#contract/strip-markdown.ts'
import type { Viewer } from '../actor.ts'
import { listIndexWords, type SearchWord } from '../search.ts'
import { inBatches } from './batches.ts'
import { isPostgres } from './is-postgres.ts'
import type { Database, Row } from './tables.ts'
import { isFound, type ViewerSql } from './visibility.ts'

// The words of discussions and replies, in FTS5 on SQLite and as `tsvector` on PostgreSQL. The application folds the words,
// so that both engines find the same. Every write of a text updates its words in its own transaction.

// --- Writing

type Texts = Pick<Row<'forum_posts'>, 'id' | 'title' | 'content' | 'crew_id' | 'challenge_id'>
type ReplyTexts = Pick<Row<'forum_replies'>, 'id' | 'content' | 'crew_id'>
type Entry = { id: string; isReply: boolean; title: string[]; words: string[] }

export function indexNewDiscussion(tx: Database, row: Texts): Promise<void> {
  return insertEntry(tx, toEntry(row))
}

export function indexNewReply(tx: Database, row: ReplyTexts): Promise<void> {
  return insertEntry(tx, toReplyEntry(row))
}

/** Indexes the texts that discussions have now. Deleted ones leave the index. */
export async function indexDiscussions(tx: Database, ids: readonly string[]): Promise<void> {
  for (const batch of inBatches(ids)) {
    const rows = await tx
      .selectFrom('forum_posts')
      .select(['id', 'title', 'content', 'crew_id', 'challenge_id'])
      .where('id', 'in', batch)
      .where('deleted_at', 'is', null)
      .execute()
    await replaceEntries(tx, batch, rows.map(toEntry))
  }
}

/** Indexes the texts that replies have now. Deleted ones leave the index. */
export async function indexReplies(tx: Database, ids: readonly string[]): Promise<void> {
  for (const batch of inBatches(ids)) {
    const rows = await tx
      .selectFrom('forum_replies')
      .select(['id', 'content', 'crew_id'])
      .where('id', 'in', batch)
      .where('deleted_at', 'is', null)
      .execute()
    await replaceEntries(tx, batch, rows.map(toReplyEntry))
  }
}

/**
 * Removes the words of posts that were deleted: their rows already have no post. PostgreSQL has removed them.
 * @returns whether there may be more
 */
export async function forgetDeletedPosts(tx: Database, limit = 10): Promise<boolean> {
  if (isPostgres(tx)) return false
  const rows = await tx
    .selectFrom('search_entries')
    .select('slot')
    .where('post_id', 'is', null)
    .where('reply_id', 'is', null)
    .limit(limit)
    .execute()
  const slots = rows.map(({ slot }) => slot)
  if (slots.length > 0) await tx.deleteFrom('search_entries').where('slot', 'in', slots).execute()
  return slots.length === limit
}

/** The text of a thread is a sentence of the app. */
function toEntry({ id, title, content, crew_id, challenge_id }: Texts): Entry {
  const isThread = crew_id !== null || challenge_id !== null
  const words = listIndexWords(isThread ? title : `${title}\n${toPlainText(content)}`)
  return { id, isReply: false, title: listIndexWords(title), words: [...words, scopeOf(crew_id)] }
}

function toReplyEntry({ id, content, crew_id }: ReplyTexts): Entry {
  return { id, isReply: true, title: [], words: [...listIndexWords(toPlainText(content)), scopeOf(crew_id)] }
}

/** Texts are indexed and quoted as members read them, without the addresses of links. */
export function toPlainText(markdown: string): string {
  return stripMarkdown(markdown, { maxLength: markdown.length })
}

/** A word that no text has, so that a search reads only what is for everyone or for a crew of the viewer. */
function scopeOf(crewId: string | null): string {
  return `\ue000${crewId?.replaceAll(/[^\da-z]/g, '') ?? ''}`
}

async function replaceEntries(tx: Database, ids: string[], entries: Entry[]): Promise<void> {
  await tx.deleteFrom('search_entries').where('id', 'in', ids).execute()
  for (const entry of entries) await insertEntry(tx, entry)
}

async function insertEntry(tx: Database, { id, isReply, title, words }: Entry): Promise<void> {
  const values = {
    id,
    post_id: isReply ? null : id,
    reply_id: isReply ? id : null,
    title: title.join(' '),
    words: words.join(' '),
  }
  if (!isPostgres(tx)) {
    const { from, until } = getSlots(id)
    const slot = sql<number>`(select max(${from}, coalesce(max(slot) + 1, 0)) from search_entries
      where slot >= ${from} and slot < ${until})`
    await tx
      .insertInto('search_entries')
      .values({ ...values, slot })
      .execute()
    return
  }
  const vector = sql<string>`${words.map((word) => `'${word}'`).join(' ')}::text::tsvector`
  await tx
    .insertInto('search_entries')
    .values({ ...values, words: vector })
    // The background may have indexed the post in a transaction that has just ended.
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ title: eb.ref('excluded.title'), words: eb.ref('excluded.words') })),
    )
    .execute()
}

const slotsPerMillisecond = 1024

/** FTS5 reads the largest row ids first, so they follow the time and the sequence in the ids of the posts (UUIDv7). */
function getSlots(id: string): { from: number; until: number } {
  const [, high = '', low = '', sequence = ''] = /^([\da-f]{8})-([\da-f]{4})-7([\da-f]{3})/.exec(id) ?? []
  const milliseconds = Math.min(parseInt(high + low, 16) || 0, Number.MAX_SAFE_INTEGER / slotsPerMillisecond - 1)
  const from = Math.floor(milliseconds) * slotsPerMillisecond
  const until = from + slotsPerMillisecond
  return { from: Math.min(from + (parseInt(sequence, 16) || 0), until - 1), until }
}

// --- Reading

/** A discussion with its best post: null for its own title and text. */
export type FoundPost = { postId: string; replyId: string | null }

type Search = { viewer: Viewer; words: SearchWord[]; pillar: Pillar | null }
/** `hits` has a bit for each word of the search, the first one the lowest. */
type Candidate = { id: string; post_id: string; reply_id: string | null; title: string; hits: number; exact: number }

/** Only so many of the newest matches that the viewer sees are ranked, and only among so many that they may not see. */
const ranked = 1_000
const scanned = 20_000

/** Fewer discussions with all words are followed by those with some. */
const enoughDiscussions = 3

/** Discussions with only some of the words need this share of the weight that the best of them has. */
const partialShare = 0.4

/**
 * Finds the discussions with posts that the viewer may read and that have all words of a search: those with words in the
 * title first, then those with the words as typed, then the newest. If there are fewer than three, those with only some of
 * the words follow, in which rare words count more.
 */
export async function findPosts(database: Database, search: Search): Promise<FoundPost[]> {
  const scopes = [scopeOf(null), ...(await listCrewIds(database, search.viewer.viewerId)).map(scopeOf)]
  const complete = rank(await findCandidates(database, search, { scopes, all: true }), search.words)
  if (complete.length >= enoughDiscussions || search.words.length < 2) return complete
  const partial = await findCandidates(database, search, { scopes, all: false })
  const listed = new Set(complete.map(({ postId }) => postId))
  const others = partial.filter(({ post_id }) => !listed.has(post_id))
  // A rare word tells more than a common one, and a word that no post has tells nothing.
  const weights = search.words.map((_, at) => {
    const count = partial.filter((candidate) => hasWord(candidate, at)).length
    return count === 0 ? 0 : Math.log(1 + ranked / count)
  })
  const weigh = (candidate: Candidate) =>
    weights.reduce((sum, each, at) => sum + (hasWord(candidate, at) ? each : 0), 0)
  const most = Math.max(...others.map(weigh))
  return [
    ...complete,
    ...rank(
      others.filter((candidate) => weigh(candidate) >= most * partialShare),
      search.words,
      weights,
    ),
  ]
}

const hasWord = ({ hits }: Candidate, at: number) => (hits & (1 << at)) !== 0

async function listCrewIds(database: Database, userId: string): Promise<string[]> {
  const rows = await database.selectFrom('crew_members').select('crew_id').where('user_id', '=', userId).execute()
  return rows.map((row) => row.crew_id)
}

/** @param weights of the words, if not all of them have to be there */
function rank(candidates: Candidate[], words: SearchWord[], weights?: number[]): FoundPost[] {
  const scored = candidates.map((candidate) => {
    const inTitle = scoreTitle(candidate.title, words)
    const score = inTitle.reduce(
      (sum, each, at) => sum + (weights?.[at] ?? 1) * (each + (hasWord(candidate, at) ? 1 : 0)),
      0,
    )
    return { ...candidate, score }
  })
  const sorted = scored.toSorted(
    (a, b) => b.score - a.score || b.exact - a.exact || Number(b.id > a.id) - Number(b.id < a.id),
  )
  const found = new Map<string, FoundPost>()
  for (const { post_id: postId, reply_id: replyId } of sorted)
    if (!found.has(postId)) found.set(postId, { postId, replyId })
  return [...found.values()]
}

/** Rates each word in a title: twice as much if it is there as typed. */
function scoreTitle(title: string, words: SearchWord[]): number[] {
  const inTitle = title.split(' ')
  return words.map(({ stem, start, synonyms }) => {
    if (title === '') return 0
    if (inTitle.includes(stem)) return 2
    return inTitle.some((word) => (start !== null && word.startsWith(start)) || synonyms.includes(word)) ? 1 : 0
  })
}

type Match = { scopes: string[]; all: boolean }

function findCandidates(database: Database, search: Search, match: Match): Promise<Candidate[]> {
  return isPostgres(database) ? findInPostgres(database, search, match) : findInSqlite(database, search, match)
}

/** Writes a search in the syntax of an engine. The words are letters and digits only, so nothing in them is syntax. */
function toQuery({ words }: Search, { scopes, all }: Match, quote: Quote): string {
  const either = (terms: string[]) => `(${terms.join(quote.or)})`
  const groups = words.map((word) => either(listTerms(word, quote)))
  return `${either(scopes.map(quote.word))}${quote.and}(${groups.join(all ? quote.and : quote.or)})`
}

type Quote = { word: (word: string) => string; start: (word: string) => string; and: string; or: string }

const fts5: Quote = { word: (word) => `"${word}"`, start: (word) => `"${word}"*`, and: ' AND ', or: ' OR ' }
const tsquery: Quote = { word: (word) => `'${word}'`, start: (word) => `'${word}':*`, and: ' & ', or: ' | ' }

function listTerms({ stem, start, synonyms }: SearchWord, quote: Quote): string[] {
  const isCovered = start !== null && stem.startsWith(start)
  return [...(isCovered ? [] : [stem]), ...synonyms].map(quote.word).concat(start === null ? [] : quote.start(start))
}

/** Reads the newest matches from FTS5, which are in their order, until enough of them are seen. */
function findInSqlite(database: Database, search: Search, match: Match): Promise<Candidate[]> {
  const contains = (word: string, isStart = false) =>
    sql<SqlBool>`instr(' ' || entries.words || ${isStart ? '' : ' '}, ${` ${word}${isStart ? '' : ' '}`}) > 0`
  const { hits, exact } = countWords(search, match, (terms) =>
    sql.join(
      terms.map(({ word, isStart }) => contains(word, isStart)),
      sql` or `,
    ),
  )
  // A select around it, because SQLite runs every other kind of query with the writes. The joins keep the order.
  return database
    .selectFrom(
      sql<{ slot: number }>`(select rowid as slot from search_index
        where search_index match ${toQuery(search, match, fts5)} order by rowid desc limit ${scanned})`.as('matches'),
    )
    .crossJoin('search_entries as entries')
    .leftJoin('forum_replies', 'forum_replies.id', 'entries.reply_id')
    .crossJoin('forum_posts')
    .select(['entries.id', 'forum_posts.id as post_id', 'entries.reply_id', 'entries.title'])
    .select([hits.as('hits'), exact.as('exact')])
    .whereRef('entries.slot', '=', 'matches.slot')
    .where('forum_posts.id', '=', sql<string>`coalesce(entries.post_id, forum_replies.post_id)`)
    .where(isFound(toSql(search.viewer)))
    .$if(search.pillar !== null, (query) => query.where('forum_posts.pillar', '=', search.pillar))
    .limit(ranked)
    .execute()
}

/** So many of the newest posts say whether a search is common. */
const sampled = 2_000
/** Reading a match from the index takes as long as reading so many posts one after the other. */
const postsPerMatch = 1.75
/** How many posts there may be if the database does not know yet. */
const unknownPosts = 100_000

/**
 * Reads the newest posts one after the other as long as enough of them match, because the index of PostgreSQL has no
 * order: it would read all matches of a common word. Reads the matches of a rare one from the index.
 */
async function findInPostgres(database: Database, search: Search, match: Match): Promise<Candidate[]> {
  const matching = sql`words @@ ${toQuery(search, match, tsquery)}::text::tsquery`
  const { hits, exact } = countWords(search, match, (terms) => {
    const query = terms.map(({ word, isStart }) => (isStart ? tsquery.start(word) : tsquery.word(word)))
    return sql<SqlBool>`words @@ ${query.join(tsquery.or)}::text::tsquery`
  })
  const columns = sql`id, post_id, reply_id, title, ${hits} as hits, ${exact} as exact`
  const found: Candidate[] = []
  let before = '~'
  let walked = 0
  let size = sampled
  do {
    const newest = sql`select * from search_entries where id < ${before} order by id desc limit ${size}`
    const [rows, last] = await Promise.all([
      selectSeen(
        database,
        search,
        sql`select ${columns} from (${newest}) as newest where ${matching}`,
        ranked - found.length,
      ),
      findNth(database, before, size),
    ])
    found.push(...rows)
    if (last === undefined || found.length >= ranked) return found
    before = last
    walked += size
    size = estimateWalk(found.length, walked)
  } while (size < (found.length / walked) * (await countPosts(database)) * postsPerMatch)
  const matches = sql`with matches as materialized (select ${columns} from search_entries where ${matching})
    select * from matches where id < ${before} order by id desc limit ${scanned}`
  return [...found, ...(await selectSeen(database, search, matches, ranked - found.length))]
}

/** Estimates how many more posts have to be read, from those that were. */
function estimateWalk(found: number, walked: number): number {
  return Math.max(sampled, Math.ceil(((ranked - found) * walked * 1.1) / found))
}

/** Reads from the statistics of PostgreSQL how many posts there are. A new or restored site has none yet. */
async function countPosts(database: Database): Promise<number> {
  const { rows } = await sql<{ posts: number }>`
    select reltuples as posts from pg_class where oid = 'search_entries'::regclass`.execute(database)
  const { posts } = rows[0] ?? { posts: -1 }
  return posts < 0 ? unknownPosts : posts
}

async function findNth(database: Database, before: string, count: number): Promise<string | undefined> {
  const row = await database
    .selectFrom('search_entries')
    .select('id')
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(1)
    .offset(count - 1)
    .executeTakeFirst()
  return row?.id
}

/** Selects those of some entries that the viewer sees, in their order. The limits keep PostgreSQL from joining all posts. */
function selectSeen(
  database: Database,
  search: Search,
  entries: RawBuilder<unknown>,
  limit: number,
): Promise<Candidate[]> {
  return database
    .selectFrom(sql<Omit<Candidate, 'post_id'> & { post_id: string | null }>`(${entries})`.as('entries'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom(sql<{ one: number }>`(select 1 as one)`.as('entry'))
          .leftJoin('forum_replies', (join) => join.onRef('forum_replies.id', '=', 'entries.reply_id'))
          .innerJoin('forum_posts', (join) =>
            join.on('forum_posts.id', '=', sql<string>`coalesce(entries.post_id, forum_replies.post_id)`),
          )
          .select('forum_posts.id as post_id')
          .where(isFound(toSql(search.viewer)))
          .$if(search.pillar !== null, (query) => query.where('forum_posts.pillar', '=', search.pillar))
          .limit(1)
          .as('seen'),
      (join) => join.onTrue(),
    )
    .select(['entries.id', 'seen.post_id', 'entries.reply_id', 'entries.title', 'entries.hits', 'entries.exact'])
    .orderBy('entries.id', 'desc')
    .limit(limit)
    .execute()
}

type Term = { word: string; isStart: boolean }

/** Finds the words of a search that an entry has in any form, as bits, and counts those that it has as typed. */
function countWords({ words }: Search, { all }: Match, hasOne: (terms: Term[]) => RawBuilder<SqlBool>) {
  const count = (conditions: RawBuilder<SqlBool>[], getValue: (at: number) => number) =>
    sql<number>`${sql.join(
      conditions.map((condition, at) => sql`case when ${condition} then ${sql.lit(getValue(at))} else 0 end`),
      sql` + `,
    )}`
  const whole = (word: string): Term => ({ word, isStart: false })
  return {
    hits: all
      ? sql<number>`${sql.lit(2 ** words.length - 1)}`
      : count(
          words.map(({ stem, start, synonyms }) =>
            hasOne([...[stem, ...synonyms].map(whole), ...(start === null ? [] : [{ word: start, isStart: true }])]),
          ),
          (at) => 2 ** at,
        ),
    exact: count(
      words.map(({ stem }) => hasOne([whole(stem)])),
      () => 1,
    ),
  }
}

function toSql({ viewerId, isStaff }: Viewer): ViewerSql {
  return { viewerId: sql<string>`${viewerId}`, isStaff: sql<boolean>`${sql.lit(isStaff)}` }
}
