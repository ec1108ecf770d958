import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'

/** The same words for everyone who is not in a crew, so that nobody learns whether it exists, or that they were removed. */
export function NoCrewPage() {
  return (
    <>
      <PageTitle>A crew</PageTitle>
      <EmptyState
        as="h1"
        title="You can’t see this crew."
        action={<LinkButton to={paths.crews()}>Your crews</LinkButton>}
      >
        Only its members can. You’re not in it now, or it no longer exists.
      </EmptyState>
    </>
  )
}
