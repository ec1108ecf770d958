import { limits } from '#contract/limits.ts'
import { parsePostUrl, postUrlHint, type ParsedPostUrl } from '#contract/post-urls.ts'
import type { Platform } from '#contract/social.ts'
import { singleLineText, multilineText } from '#contract/text-fields.ts'
import type { CommunityActor } from '../../actor.ts'
import { generateId } from '../../database/ids.ts'
import { noLease } from '../../database/lease.ts'
import type { Database, Row } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { isBlockedBetween } from '../../database/visibility.ts'
import type { Dependencies } from '../../dependencies.ts'
import { invalidFieldError, refuse } from '../../errors.ts'
import type { InstagramPost } from '../../services/instagram.ts'
import { throttleLimits } from '../../throttle/limits.ts'
import { throttle } from '../../throttle/throttle.ts'
import { assertMayPost, countPostOfNewMember } from '../forum/posting.ts'
import { classifyByKeywords } from './keyword-classifier.ts'
import { getModeratedState } from './moderated.ts'
import * as queries from './queries.ts'
import type { PostRow } from './queries.ts'

const platformNames: Record<Platform, string> = { instagram: 'Instagram', threads: 'Threads', tiktok: 'TikTok' }

/** Author of a post when neither the link nor the platform names one. */
const defaultAuthor = 'Community'

type PostSubmission = { platform: Platform; url: string; author?: string }

/**
 * Adds or refreshes the post behind a link. Asks the platform first, outside of any transaction.
 * @throws bad-request for a link that is not a post, conflict for a hidden post, platform-refused, too-many-requests;
 *   the errors of assertMayPost
 */
export async function addPostByUrl(
  dependencies: Dependencies,
  member: CommunityActor,
  { platform, url, author }: PostSubmission,
): Promise<{ post: PostRow; isNew: boolean }> {
  assertMayPost(member, [])
  const { database, services } = dependencies
  const link = parsePostUrl(url)
  if (!link) throw invalidFieldError('url', postUrlHint)
  if (link.platform !== platform)
    throw invalidFieldError(
      'platform',
      `This link is from ${platformNames[link.platform]}. Choose ${platformNames[link.platform]} instead`,
    )
  await throttle(dependencies, `add post ${member.userId}`, throttleLimits.addPostPerMember)
  const address = 'shortLink' in link ? ((await services.platforms.shortLinks.resolve(link)) ?? throwDeadLink()) : link
  const lookup = await services.platforms.oembed.lookUp(address)
  if (lookup.state === 'gone') {
    await markPostGone(database, address, member.now)
    throw refuse(
      'platform-refused',
      `${platformNames[platform]} doesn’t show this post. It is private or has been removed.`,
    )
  }
  const details = lookup.state === 'found' ? lookup : { author: null, caption: null }
  return transaction(database, async (tx) => {
    const found = {
      ...address,
      author: address.author ?? normalizeAuthor(details.author),
      caption: normalizeCaption(details.caption),
      thumbnail: null,
      likes: null,
    }
    await queries.deleteTombstone(tx, { platform, post_id: address.postId })
    const row = toPostRow(found, { now: member.now, addedBy: member.userId, fallbackAuthor: author })
    const isNew = await queries.insertPost(tx, row)
    const { id } = (await queries.findPostByKey(tx, row)) ?? throwPostNotFound()
    const known = (await queries.findPostById(tx, id)) ?? throwPostNotFound()
    const state = getModeratedState(known)
    if (state !== 'visible')
      throw refuse('conflict', `${known.decision_id === null ? 'An admin' : 'A moderator'} has ${state} this post.`)
    if (isNew) await countPostOfNewMember({ database: tx, services }, member, 'socialPost')
    else await refreshPost(tx, found, member.now)
    const post = (await queries.findPostById(tx, id)) ?? throwPostNotFound()
    const isByBlocked = post.added_by !== null && (await isBlockedBetween(tx, member.userId, post.added_by))
    return { post: isByBlocked ? { ...post, added_by: null, adder: null } : post, isNew }
  })
}

/**
 * Saves fetched posts, oldest first so that the newest leads the feed. Hidden and removed posts stay that way.
 * @returns how many of the posts are in the feed now
 */
export function saveFetchedPosts(database: Database, posts: InstagramPost[], now: Date): Promise<number> {
  const found = posts.flatMap(parseFetchedPost).toReversed()
  return transaction(database, async (tx) => {
    let count = 0
    for (const post of found) {
      const isNew = await queries.insertPost(tx, toPostRow(post, { now, addedBy: null }))
      if (isNew || (await refreshPost(tx, post, now))) count++
    }
    return count
  })
}

type FetchedPost = ParsedPostUrl & { caption: string | null; thumbnail: string | null; likes: number | null }

function parseFetchedPost({ permalink, author, caption, thumbnail, likes }: InstagramPost): FetchedPost[] {
  const address = parsePostUrl(permalink)
  if (!address || 'shortLink' in address || address.platform !== 'instagram') return []
  return [
    {
      ...address,
      author: normalizeAuthor(author) ?? address.author,
      caption: normalizeCaption(caption),
      thumbnail: normalizeThumbnail(thumbnail),
      likes,
    },
  ]
}

function toPostRow(
  found: FetchedPost,
  { now, addedBy, fallbackAuthor = defaultAuthor }: { now: Date; addedBy: string | null; fallbackAuthor?: string },
): Row<'social_posts'> {
  const timestamp = now.toISOString()
  const classification = classifyByKeywords(found.caption)
  return {
    id: generateId(),
    platform: found.platform,
    post_id: found.postId,
    author: found.author ?? fallbackAuthor,
    caption: found.caption,
    url: found.url,
    thumbnail: found.thumbnail,
    embed_html: null,
    pillar: null,
    pillar_locked: false,
    metrics_json: serializeMetrics(found),
    visibility: 'public',
    created_at: timestamp,
    fetched_at: timestamp,
    auto_pillar: classification?.pillar ?? null,
    auto_reason: classification?.reason ?? null,
    updated_at: timestamp,
    added_by: addedBy,
    gone_at: null,
    checked_at: timestamp,
    classified_at: null,
    decision_id: null,
    ...noLease,
  }
}

/** Refreshes a known post and keeps fields that the platform no longer sends. @returns whether it is in the feed */
async function refreshPost(tx: Database, found: FetchedPost, now: Date): Promise<boolean> {
  const existing = await queries.findPostByKey(tx, { platform: found.platform, post_id: found.postId })
  if (!existing || existing.visibility === 'removed') return false
  const caption = found.caption ?? existing.caption
  const isUnchanged = existing.pillar_locked || caption === existing.caption
  const classification = isUnchanged
    ? { pillar: existing.auto_pillar, reason: existing.auto_reason }
    : classifyByKeywords(caption)
  const timestamp = now.toISOString()
  await queries.updatePost(tx, existing.id, {
    author: found.author ?? existing.author,
    caption,
    url: found.author ? found.url : existing.url,
    thumbnail: found.thumbnail ?? existing.thumbnail,
    metrics_json: serializeMetrics(found) ?? existing.metrics_json,
    auto_pillar: classification?.pillar ?? null,
    auto_reason: classification?.reason ?? null,
    classified_at: isUnchanged ? existing.classified_at : null,
    gone_at: null,
    checked_at: timestamp,
    fetched_at: timestamp,
    updated_at: timestamp,
  })
  return existing.visibility === 'public'
}

async function markPostGone(database: Database, { platform, postId }: ParsedPostUrl, now: Date): Promise<void> {
  const existing = await queries.findPostByKey(database, { platform, post_id: postId })
  if (existing)
    await queries.updatePost(database, existing.id, { gone_at: now.toISOString(), checked_at: now.toISOString() })
}

function serializeMetrics({ likes }: FetchedPost): string | null {
  return likes === null ? null : JSON.stringify({ like_count: likes })
}

// Platforms' texts are truncated to our limits and cleaned like members' own.
function normalizeAuthor(text: string | null): string | null {
  return singleLineText({ max: limits.name }).safeParse(truncate(text, limits.name)).data ?? null
}

function normalizeCaption(text: string | null): string | null {
  return multilineText({ max: limits.caption }).safeParse(truncate(text, limits.caption)).data ?? null
}

function truncate(text: string | null, max: number): string {
  return [...(text ?? '').slice(0, max * 2).replaceAll('\u0000', '')].slice(0, max).join('')
}

function normalizeThumbnail(text: string | null): string | null {
  return text !== null && text.length <= limits.url && URL.canParse(text) && new URL(text).protocol === 'https:'
    ? text
    : null
}

function throwDeadLink(): never {
  throw invalidFieldError(
    'url',
    'This short link doesn’t lead to a post. Open it and paste the link of the post itself',
  )
}

export function throwPostNotFound(): never {
  throw refuse('not-found', 'Post not found.')
}
