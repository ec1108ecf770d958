import type { Dependencies } from '../../http/mount.ts'
import { WriterFailed } from '../../services/writer/writer.ts'
import * as queries from './queries.ts'

/**
 * Asks the model, where one is set up, which pillar the newest posts belong to; the words' guess stands until it has
 * answered, and stays where its answer is of no use.
 * @returns how many it was asked about
 */
export async function judgePosts({ database, services }: Dependencies, { most }: { most: number }): Promise<number> {
  const { clock, judge } = services
  if (!judge) return 0
  for (let judged = 0; judged < most; judged++) {
    const post = await queries.claimJudgement(database, clock.now().toISOString())
    if (!post?.caption) return judged
    try {
      const { pillar, reason } = await judge.judge(post.caption)
      await queries.updateGuess(database, post, { auto_pillar: pillar, auto_reason: reason ? `Model: ${reason}` : null })
    } catch (error) {
      if (!(error instanceof WriterFailed)) throw error
      if (error.failure === 'unusable' || error.failure === 'too-large') continue
      // The model is not there now: this post comes up again in a later round.
      await queries.askAgain(database, post.id)
      return judged
    }
  }
  return most
}
