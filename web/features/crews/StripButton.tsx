import type { CrewsToday } from '#contract/crews.ts'
import { listNames } from '#web/ui/list-names.ts'
import { HereButton } from './HereButton.tsx'
import { NudgeButton } from './NudgeButton.tsx'
import { WellDone } from './WellDone.tsx'

export type StripButtonProps =
  | { askedBy: CrewsToday['askedBy'] }
  | { done: CrewsToday['done'] }
  | { quiet: NonNullable<CrewsToday['quiet']> }

/** Answers all who are done or all who ask, or asks the quiet one. */
export function StripButton(props: StripButtonProps) {
  if ('quiet' in props) {
    const { id, username, asked } = props.quiet
    return <NudgeButton key={id} id={id} username={username} asked={asked} />
  }
  if ('askedBy' in props) {
    const { askedBy } = props
    return <HereButton names={listNames(askedBy.map(({ username }) => username))} several={askedBy.length > 1} />
  }
  const { done } = props
  return (
    <WellDone
      days={done}
      names={listNames(done.map(({ username }) => username))}
      pressed={done.every(({ answered }) => answered)}
    />
  )
}
