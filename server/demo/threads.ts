import { createForumPost, createForumReply } from '#contract/forum.ts'
import { threads } from './content/threads.ts'
import type { Group } from './group.ts'
import { planPostAnswers } from './post-answers.ts'
import type { Timeline } from './timeline.ts'

/** Plans the discussions, their replies, and the one-tap answers to both. */
export function planThreads(plan: { group: Group; timeline: Timeline }): void {
  const { group, timeline } = plan
  for (const { by, ago, time, pillar, title, content, answers, replies } of threads) {
    const posts: { id: string; content: string }[] = []
    const getId = (at: number) => posts[at]?.id ?? ''
    timeline.add({ ago, time }, by, async () => {
      posts.push(await group.call(by, createForumPost, { body: { pillar, title, content } }))
    })
    planPostAnswers(plan, { kind: 'discussion', ago, answers, getId: () => getId(0) })
    for (const [at, reply] of replies.entries()) {
      timeline.add(reply, reply.by, async () => {
        const { content, quotes } = reply
        const quote = quotes === undefined ? undefined : { id: findPost(posts, quotes), text: quotes }
        posts.push(await group.call(reply.by, createForumReply, { params: { id: getId(0) }, body: { content, quote } }))
      })
      planPostAnswers(plan, { kind: 'reply', ago: reply.ago, answers: reply.answers, getId: () => getId(at + 1) })
    }
  }
}

function findPost(posts: { id: string; content: string }[], words: string): string {
  const post = posts.findLast(({ content }) => content.includes(words))
  if (!post) throw new Error(`No post of the thread says “${words}”`)
  return post.id
}
