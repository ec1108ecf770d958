import { useParticipations } from '#web/features/challenges/participations.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'

/** Shown until the member has marked a first day. */
export function NoDays() {
  const { participations } = useParticipations()
  const hasActive = participations.some(({ completed }) => !completed)
  return (
    <EmptyState
      title="No days yet"
      action={
        hasActive ? (
          <LinkButton variant="primary" to={paths.home()}>
            Mark your first day
          </LinkButton>
        ) : (
          <LinkButton variant="primary" to={paths.challenges()}>
            Choose a challenge
          </LinkButton>
        )
      }
    >
      Each day you mark becomes a brick here, and your notes are kept with it.
    </EmptyState>
  )
}
