import type { Participation } from '#contract/challenges.ts'
import { LeaveChallenge } from './LeaveChallenge.tsx'
import { StartOver } from './StartOver.tsx'

export function PanelActions({ participation }: { participation: Participation }) {
  return (
    <>
      <StartOver participation={participation} />
      <LeaveChallenge participation={participation} />
    </>
  )
}
