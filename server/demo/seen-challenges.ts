import { listParticipations, updateParticipation } from '#contract/challenges.ts'
import { writeInChallengeThread } from '#contract/threads.ts'
import { seenChallenges } from './content/seen-challenges.ts'
import type { Group } from './group.ts'
import type { Timeline } from './timeline.ts'

/** Plans who is seen in a challenge, and what members write in its thread. */
export function planSeenChallenges({ group, timeline }: { group: Group; timeline: Timeline }): void {
  for (const { challenge, seen, posts } of seenChallenges) {
    const getId = () => group.getChallengeId(challenge)
    for (const [who, audience] of Object.entries(seen))
      timeline.add({ ago: 10, time: '12:30' }, who, async () => {
        const all = await group.call(who, listParticipations)
        const id = all.find(({ challengeId }) => challengeId === getId())?.id ?? ''
        await group.call(who, updateParticipation, { params: { id }, body: { audience } })
      })
    for (const { by, content, ...moment } of posts)
      timeline.add(moment, by, () =>
        group.call(by, writeInChallengeThread, { params: { id: getId() }, body: { content } }),
      )
  }
}
