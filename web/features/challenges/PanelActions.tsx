import type { Participation } from '#contract/challenges.ts'
import { StartWithFriend } from './friends/StartWithFriend.tsx'
import { LeaveChallenge } from './LeaveChallenge.tsx'
import { StartOver } from './StartOver.tsx'

export function PanelActions({ participation }: { participation: Participation }) {
  return (
    <>
      <StartWithFriend challenges={[participation.challenge]} />
      <StartOver participation={participation} />
      <LeaveChallenge participation={participation} />
    </>
  )
}
