import { react } from '#contract/reactions.ts'
import type { PostAnswers } from './content/types.ts'
import type { Group } from './group.ts'
import type { Timeline } from './timeline.ts'

type Post = { kind: 'discussion' | 'reply'; ago: number; answers: PostAnswers | undefined; getId: () => string }

/** Plans the one-tap answers to a post, on the evening of its day. */
export function planPostAnswers(
  { group, timeline }: { group: Group; timeline: Timeline },
  { kind, ago, answers = {}, getId }: Post,
): void {
  for (const [who, answer] of Object.entries(answers))
    timeline.add({ ago, time: '22:30' }, who, () => group.call(who, react, { body: { kind, id: getId(), answer } }))
}
