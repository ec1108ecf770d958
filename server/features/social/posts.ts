import { limits } from '#contract/limits.ts'
import { readPostUrl, acceptedPostUrls, type PostAddress } from '#contract/post-urls.ts'
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

export function postGone(): never {
  throw refuse('not-found', 'Post not found.')
}
