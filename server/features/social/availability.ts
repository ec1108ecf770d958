import { parsePostUrl } from '#contract/post-urls.ts'
import type { Dependencies } from '../../dependencies.ts'
import * as queries from './queries.ts'

/** How often each post is checked on its platform. */
const daysBetweenChecks = 7

/** Checks whether old posts still exist on their platform. @returns how many were checked */
export async function recheckOldPosts(
  { database, services }: Dependencies,
  { limit }: { limit: number },
): Promise<number> {
  const now = services.clock.now()
  const before = new Date(now.getTime() - daysBetweenChecks * 24 * 60 * 60_000).toISOString()
  for (let checkedCount = 0; checkedCount < limit; checkedCount++) {
    const post = await queries.claimPostToCheck(database, { before, now: now.toISOString() })
    if (!post) return checkedCount
    const address = parsePostUrl(post.url)
    if (!address || 'shortLink' in address) continue
    const { state } = await services.platforms.oembed.lookUp(address)
    if (state !== 'unknown')
      await queries.updatePost(database, post.id, { gone_at: state === 'gone' ? now.toISOString() : null })
  }
  return limit
}
