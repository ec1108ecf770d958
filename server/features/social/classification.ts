import { newLease } from '../../database/lease.ts'
import type { Dependencies } from '../../dependencies.ts'
import { WriterError } from '../../services/writer/writer.ts'
import * as queries from './classification-queries.ts'

/** Longer than a model may take to answer. What goes wrong on our side, or with the process, is asked again after that. */
const leaseSeconds = 5 * 60

/**
 * Asks the model, where one is set up, which pillar the newest posts belong to; the words' guess stands until it has
 * answered, and stays where its answer is of no use.
 * @returns how many it was asked about
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
      // The model is not there now: this post comes up again in a later round.
      if (!isUnusable) return count
    }
  }
  return limit
}
