import { inviteToChallenge } from '#contract/friends.ts'
import type { Group } from './group.ts'
import type { DemoMember } from './members.ts'
import { readToken } from './read-token.ts'
import type { Timeline } from './timeline.ts'

/**
 * Plans the invitation to a challenge that a member signs up with.
 * @returns a function that returns its token; undefined for members who were not invited
 */
export function planInvitation(
  { group, timeline }: { group: Group; timeline: Timeline },
  { invitation }: DemoMember,
): () => string | undefined {
  if (!invitation) return () => undefined
  const { by, ago, time, challenge } = invitation
  let token = ''
  timeline.add({ ago, time }, by, async () => {
    const params = { id: group.getChallengeId(challenge) }
    token = readToken((await group.call(by, inviteToChallenge, { params })).url)
  })
  return () => token
}
