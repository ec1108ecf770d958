import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { stripMarkdown } from '#contract/strip-markdown.ts'
import { listIndexWords, type SearchWord } from '../search.ts'
import { inBatches } from './batches.ts'
import { isPostgres } from './is-postgres.ts'
import type { Database, Row } from './tables.ts'

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

/** The words of a search, all or some of which a post needs, and the words for the crews whose posts it reads. */
export type PostSearch = { words: SearchWord[]; scopes: string[]; all: boolean }

/** `hits` has a bit for each word of the search, the first one the lowest. `exact` counts those that are there as typed. */
export type PostMatch = { id: string; title: string; hits: number; exact: number }

/** Lists the words for what a member may read: what is for everyone, and the crews that they are in. */
export async function listScopes(database: Database, userId: string): Promise<string[]> {
  const rows = await database.selectFrom('crew_members').select('crew_id').where('user_id', '=', userId).execute()
  return [null, ...rows.map((row) => row.crew_id)].map(scopeOf)
}

/**
 * Selects the newest posts that match, no matter whether the viewer may read them.
 * @param range how many, and the id of a match to go on with older ones
 */
export function selectMatches(database: Database, search: PostSearch, range: Range): Promise<PostMatch[]> {
  return isPostgres(database) ? selectInPostgres(database, search, range) : selectInSqlite(database, search, range)
}

type Range = { before: string | null; size: number }

/** Writes a search in the syntax of an engine. The words are letters and digits only, so nothing in them is syntax. */
function toQuery({ words, scopes, all }: PostSearch, quote: Quote): string {
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

/** FTS5 has the newest posts first, see `getSlots`. */
function selectInSqlite(database: Database, search: PostSearch, { before, size }: Range): Promise<PostMatch[]> {
  const contains = (word: string, isStart = false) =>
    sql<SqlBool>`instr(' ' || words || ${isStart ? '' : ' '}, ${` ${word}${isStart ? '' : ' '}`}) > 0`
  const { hits, exact } = countWords(search, (terms) =>
    sql.join(
      terms.map(({ word, isStart }) => contains(word, isStart)),
      sql` or `,
    ),
  )
  const older = before === null ? sql`` : sql` and rowid < (select slot from search_entries where id = ${before})`
  // A select around it, because SQLite runs every other kind of query with the writes. The join keeps the order.
  return database
    .selectFrom(
      sql<{ slot: number }>`(select rowid as slot from search_index
        where search_index match ${toQuery(search, fts5)}${older} order by rowid desc limit ${size})`.as('matches'),
    )
    .crossJoin('search_entries')
    .select(['id', 'title', hits.as('hits'), exact.as('exact')])
    .whereRef('search_entries.slot', '=', 'matches.slot')
    .execute()
}

/**
 * PostgreSQL knows from its statistics whether its index is faster, or reading the newest posts one after the other: the
 * index has no order, so it reads all matches of a common word.
 */
function selectInPostgres(database: Database, search: PostSearch, { before, size }: Range): Promise<PostMatch[]> {
  const { hits, exact } = countWords(search, (terms) => {
    const query = terms.map(({ word, isStart }) => (isStart ? tsquery.start(word) : tsquery.word(word)))
    return sql<SqlBool>`words @@ ${query.join(tsquery.or)}::text::tsquery`
  })
  return database
    .selectFrom('search_entries')
    .select(['id', 'title', hits.as('hits'), exact.as('exact')])
    .where(sql<SqlBool>`words @@ ${toQuery(search, tsquery)}::text::tsquery`)
    .$if(before !== null, (query) => query.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(size)
    .execute()
}

type Term = { word: string; isStart: boolean }

/** Finds the words of a search that an entry has in any form, as bits, and counts those that it has as typed. */
function countWords({ words, all }: PostSearch, hasOne: (terms: Term[]) => RawBuilder<SqlBool>) {
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
