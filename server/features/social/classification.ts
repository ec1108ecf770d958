import { newLease } from '../../database/lease.ts'
import type { Dependencies } from '../../dependencies.ts'
import { WriterError } from '../../services/writer/writer.ts'
import * as queries from './classification-queries.ts'

/** Longer than a model may take to answer. After a crash, the post is classified again after this time. */
const leaseSeconds = 5 * 60

/**
 * Classifies the newest posts with the model, if one is configured. Posts keep their keyword guess until the model
 * returns a usable answer.
 * @returns how many posts the model was asked about
 */
export async function classifyPosts(
  { database, services }: Dependencies,
  { limit }: { limit: number },
): Promise<number> {
  const { clock, classifier } = services
  if (!classifier) return 0
  for (let count = 0; count < limit; count++) {
    const now = clock.now()
    const lease = newLease(now, leaseSeconds)
    const post = await queries.leaseUnclassifiedPost(database, lease)
    if (!post?.caption) return count
    const classified_at = now.toISOString()
    try {
      const { pillar, reason } = await classifier.classify(post.caption)
      await queries.endLease(database, post, lease, {
        classified_at,
        auto_pillar: pillar,
        auto_reason: reason ? `Model: ${reason}` : null,
      })
    } catch (error) {
      if (!(error instanceof WriterError)) throw error
      const isUnusable = error.failure === 'unusable' || error.failure === 'too-large'
      await queries.endLease(database, post, lease, { classified_at: isUnusable ? classified_at : null })
      // The model is unavailable, so a later round tries this post again.
      if (!isUnusable) return count
    }
  }
  return limit
}
