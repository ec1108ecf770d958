import { newLease } from '../../database/lease.ts'
import type { Dependencies } from '../../dependencies.ts'
import { WriterFailed } from '../../services/writer/writer.ts'
import * as queries from './classification-queries.ts'

/** Longer than a model may take to answer. What goes wrong on our side, or with the process, is asked again after that. */
const leaseSeconds = 5 * 60

/**
 * Asks the model, where one is set up, which pillar the newest posts belong to; the words' guess stands until it has
 * answered, and stays where its answer is of no use.
 * @returns how many it was asked about
 */
export async function judgePosts({ database, services }: Dependencies, { most }: { most: number }): Promise<number> {
  const { clock, judge } = services
  if (!judge) return 0
  for (let judged = 0; judged < most; judged++) {
    const now = clock.now()
    const lease = newLease(now, leaseSeconds)
    const post = await queries.leaseUnclassifiedPost(database, lease)
    if (!post?.caption) return judged
    const classified_at = now.toISOString()
    try {
      const { pillar, reason } = await judge.judge(post.caption)
      await queries.endLease(database, post, lease, {
        classified_at,
        auto_pillar: pillar,
        auto_reason: reason ? `Model: ${reason}` : null,
      })
    } catch (error) {
      if (!(error instanceof WriterFailed)) throw error
      const isUseless = error.failure === 'unusable' || error.failure === 'too-large'
      await queries.endLease(database, post, lease, { classified_at: isUseless ? classified_at : null })
      // The model is not there now: this post comes up again in a later round.
      if (!isUseless) return judged
    }
  }
  return most
}
