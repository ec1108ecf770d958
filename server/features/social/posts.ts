import { limits } from '#contract/limits.ts'
import type { Pillar } from '#contract/pillars.ts'
import { acceptedPostUrls, readPostUrl, type PostAddress } from '#contract/post-urls.ts'
import type { Platform } from '#contract/social.ts'
import { line, prose } from '#contract/text.ts'
import { newId } from '../../database/ids.ts'
import { noLease } from '../../database/lease.ts'
import type { Database, Row } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import type { InstagramPost } from '../../services/instagram.ts'
import { attemptLimits } from '../../throttle/limits.ts'
import { countAttempt } from '../../throttle/throttle.ts'
import { classify } from './keyword-classifier.ts'
import * as queries from './queries.ts'
import type { PostRow } from './queries.ts'

const platformNames: Record<Platform, string> = { instagram: 'Instagram', threads: 'Threads', tiktok: 'TikTok' }

/** Whose a post is where neither the link nor the platform says. */
const nobodyNamed = 'Community'

type Link = { platform: Platform; url: string; author?: string }

/**
 * Adds the post that a link names, or brings it up to date: the platform is asked first, outside of any transaction.
 * @returns the post, and whether it is new
 * @throws bad-request for a link that is no post's, conflict where an admin has hidden it, platform-refused, too-many-requests
 */
export async function addByLink(
  dependencies: Dependencies,
  member: { userId: string; now: Date },
  { platform, url, author }: Link,
): Promise<{ post: PostRow; isNew: boolean }> {
  const { database, services } = dependencies
  const link = readPostUrl(url) ?? wrong('url', acceptedPostUrls)
  if (link.platform !== platform)
    wrong('platform', `This is a link of ${platformNames[link.platform]}: choose ${platformNames[link.platform]}`)
  await countAttempt(dependencies, `add post ${member.userId}`, attemptLimits.addPostPerMember)
  const address = 'shortLink' in link ? ((await services.platforms.shortLinks.resolve(link)) ?? deadLink()) : link
  const said = await services.platforms.oembed.lookUp(address)
  if (said.state === 'gone') {
    await markGone(database, address, member.now)
    throw refuse(
      'platform-refused',
      `${platformNames[platform]} does not show this post: it is private or has been removed.`,
    )
  }
  const known = said.state === 'found' ? said : { author: null, caption: null }
  return transaction(database, async (tx) => {
    const found = {
      ...address,
      author: address.author ?? asAuthor(known.author),
      caption: asCaption(known.caption),
      thumbnail: null,
      likes: null,
    }
    await queries.deleteRemoved(tx, { platform, post_id: address.postId })
    const row = newPost(found, { now: member.now, addedBy: member.userId, otherwise: author })
    const isNew = await queries.insertPost(tx, row)
    const { id, visibility } = (await queries.postOf(tx, row)) ?? postGone()
    if (visibility === 'hidden') throw refuse('conflict', 'An admin has taken this post off the feed.')
    if (!isNew) await refresh(tx, found, member.now)
    return { post: (await queries.postById(tx, id)) ?? postGone(), isNew }
  })
}

/**
 * Keeps what was fetched of an account, oldest first, so that the newest leads the feed. What an admin has hidden or
 * removed stays so.
 * @returns how many posts are in the feed now, new or brought up to date
 */
export function keepFetched(database: Database, posts: InstagramPost[], now: Date): Promise<number> {
  const found = posts.flatMap(foundIn).toReversed()
  return transaction(database, async (tx) => {
    let count = 0
    for (const post of found) {
      const isNew = await queries.insertPost(tx, newPost(post, { now, addedBy: null }))
      if (isNew || (await refresh(tx, post, now))) count++
    }
    return count
  })
}

/** Sets the pillar, or leaves it to the classifier; a lock does not stop an admin's own choice. @throws not-found */
export function tagPost(database: Database, id: string, pillar: Pillar | null, now: Date): Promise<PostRow> {
  return changed(database, id, (tx) => queries.updatePost(tx, id, { pillar, updated_at: now.toISOString() }))
}

/** Locks the pillar against the classifier and bulk tagging, or unlocks it; a repeat of the same request changes nothing. @throws not-found */
export function toggleLock(
  database: Database,
  id: string,
  { now, requestId }: { now: Date; requestId: string | null },
): Promise<PostRow> {
  return changed(database, id, (tx) => queries.toggleLock(tx, { id, requestId, now: now.toISOString() }))
}

/** Takes a post off the feed, or puts it back. @throws not-found */
export function showPost(database: Database, id: string, visibility: 'public' | 'hidden', now: Date): Promise<PostRow> {
  return changed(database, id, (tx) => queries.updatePost(tx, id, { visibility, updated_at: now.toISOString() }))
}

/** Sets the pillar of several posts; what is locked is left alone and counted. */
export function tagPosts(
  database: Database,
  { ids, pillar, now }: { ids: string[]; pillar: Pillar | null; now: Date },
): Promise<{ updated: number; locked: number }> {
  return transaction(database, async (tx) => ({
    updated: await queries.updateUnlocked(tx, { ids, pillar, now: now.toISOString() }),
    locked: await queries.countLocked(tx, ids),
  }))
}

/** Removes a post: what it said goes, its name stays, so that fetching does not bring it back. @throws not-found */
export async function removePost(database: Database, id: string, now: Date): Promise<void> {
  const emptied = {
    caption: null,
    thumbnail: null,
    metrics_json: null,
    auto_pillar: null,
    auto_reason: null,
    pillar: null,
    added_by: null,
    author: '',
  }
  if (!(await queries.updatePost(database, id, { ...emptied, visibility: 'removed', updated_at: now.toISOString() })))
    postGone()
}

/** Days after which a platform is asked again whether a post is still there. */
const daysBetweenChecks = 7

/** Asks the platforms about some posts that nobody has asked about for long. @returns how many were asked about */
export async function checkOldPosts({ database, services }: Dependencies, { most }: { most: number }): Promise<number> {
  const now = services.clock.now()
  const before = new Date(now.getTime() - daysBetweenChecks * 24 * 60 * 60_000).toISOString()
  for (let checked = 0; checked < most; checked++) {
    const post = await queries.claimCheck(database, { before, now: now.toISOString() })
    if (!post) return checked
    const address = readPostUrl(post.url)
    if (!address || 'shortLink' in address) continue
    const { state } = await services.platforms.oembed.lookUp(address)
    if (state !== 'unknown')
      await queries.updatePost(database, post.id, { gone_at: state === 'gone' ? now.toISOString() : null })
  }
  return most
}

type Found = PostAddress & { caption: string | null; thumbnail: string | null; likes: number | null }

function foundIn({ permalink, author, caption, thumbnail, likes }: InstagramPost): Found[] {
  const address = readPostUrl(permalink)
  if (!address || 'shortLink' in address || address.platform !== 'instagram') return []
  return [
    {
      ...address,
      author: asAuthor(author) ?? address.author,
      caption: asCaption(caption),
      thumbnail: asPicture(thumbnail),
      likes,
    },
  ]
}

function newPost(
  found: Found,
  { now, addedBy, otherwise = nobodyNamed }: { now: Date; addedBy: string | null; otherwise?: string },
): Row<'social_posts'> {
  const at = now.toISOString()
  const guess = classify(found.caption)
  return {
    id: newId(),
    platform: found.platform,
    post_id: found.postId,
    author: found.author ?? otherwise,
    caption: found.caption,
    url: found.url,
    thumbnail: found.thumbnail,
    embed_html: null,
    pillar: null,
    pillar_locked: false,
    metrics_json: metricsOf(found),
    visibility: 'public',
    created_at: at,
    fetched_at: at,
    auto_pillar: guess?.pillar ?? null,
    auto_reason: guess?.reason ?? null,
    updated_at: at,
    added_by: addedBy,
    gone_at: null,
    checked_at: at,
    lock_id: null,
    classified_at: null,
    ...noLease,
  }
}

/** Brings a known post up to date; what is not told anew stays. @returns whether it is in the feed */
async function refresh(tx: Database, found: Found, now: Date): Promise<boolean> {
  const known = await queries.postOf(tx, { platform: found.platform, post_id: found.postId })
  if (!known || known.visibility === 'removed') return false
  const caption = found.caption ?? known.caption
  const isSame = known.pillar_locked || caption === known.caption
  const guess = isSame ? { pillar: known.auto_pillar, reason: known.auto_reason } : classify(caption)
  const at = now.toISOString()
  await queries.updatePost(tx, known.id, {
    author: found.author ?? known.author,
    caption,
    url: found.author ? found.url : known.url,
    thumbnail: found.thumbnail ?? known.thumbnail,
    metrics_json: metricsOf(found) ?? known.metrics_json,
    auto_pillar: guess?.pillar ?? null,
    auto_reason: guess?.reason ?? null,
    classified_at: isSame ? known.classified_at : null,
    gone_at: null,
    checked_at: at,
    fetched_at: at,
    updated_at: at,
  })
  return known.visibility === 'public'
}

async function markGone(database: Database, { platform, postId }: PostAddress, now: Date): Promise<void> {
  const known = await queries.postOf(database, { platform, post_id: postId })
  if (known) await queries.updatePost(database, known.id, { gone_at: now.toISOString(), checked_at: now.toISOString() })
}

function changed(database: Database, id: string, change: (tx: Database) => Promise<unknown>): Promise<PostRow> {
  return transaction(database, async (tx) => {
    await change(tx)
    const post = await queries.postById(tx, id)
    return post && post.visibility !== 'removed' ? post : postGone()
  })
}

function metricsOf({ likes }: Found): string | null {
  return likes === null ? null : JSON.stringify({ like_count: likes })
}

// What platforms send is cut to our lengths and cleaned as what people write is.
function asAuthor(text: string | null): string | null {
  return line({ max: limits.name }).safeParse(cut(text, limits.name)).data ?? null
}

function asCaption(text: string | null): string | null {
  return prose({ max: limits.caption }).safeParse(cut(text, limits.caption)).data ?? null
}

function cut(text: string | null, max: number): string {
  return [...(text ?? '').slice(0, max * 2).replaceAll('\u0000', '')].slice(0, max).join('')
}

function asPicture(text: string | null): string | null {
  return text !== null && text.length <= limits.url && URL.canParse(text) && new URL(text).protocol === 'https:'
    ? text
    : null
}

function wrong(field: 'url' | 'platform', message: string): never {
  throw refuse('bad-request', `${field}: ${message}`, { fields: { [field]: message } })
}

function deadLink(): never {
  wrong('url', 'This short link did not lead to a post. Open it and paste the link of the post itself')
}

function postGone(): never {
  throw refuse('not-found', 'Post not found.')
}
