import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Wall } from '#web/ui/Wall.tsx'
import type { MomentCardProps } from './MomentCard.tsx'
import { ParticipationCard } from './ParticipationCard.tsx'

/** Loaded when Home is idle, so that a press does not wait for it. */
export const MomentCard = lazyComponent<MomentCardProps>(async () => (await import('./MomentCard.tsx')).MomentCard, {
  fallback: MarkedCard,
  onFailure: () => undefined,
})

function MarkedCard({ participation }: MomentCardProps) {
  return (
    <ParticipationCard participation={participation} heading="h3">
      <Wall total={participation.challenge.duration} letters={participation.wall} missed={participation.missed} />
    </ParticipationCard>
  )
}
