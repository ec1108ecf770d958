import type { Participation } from '#contract/challenges.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'

export function FinishedLink({ participation: { id, challenge } }: { participation: Participation }) {
  return (
    <LinkButton variant="quiet" to={paths.finished(id)} aria-label={`See how it went: ${challenge.title}`}>
      See how it went
    </LinkButton>
  )
}
