import { Link } from 'react-router'
import type { Challenge } from '#contract/challenges.ts'
import { useJoin } from '#web/features/challenges/participations.ts'
import { paths } from '#web/paths.ts'
import { PillarLine } from '#web/pillars/PillarLine.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import styles from './StarterCard.module.css'

/** A short challenge that one tap joins. */
export function StarterCard({ challenge, isNext }: { challenge: Challenge; isNext: boolean }) {
  const { id, title, description, pillar, duration } = challenge
  const join = useJoin()
  return (
    <Card as="li" clickable pillar={pillar} className={styles.card}>
      <PillarLine pillar={pillar}>
        <span>{duration === 1 ? '1 day' : `${duration} days`}</span>
      </PillarLine>
      <h3 className={styles.title} dir="auto">
        <Link to={paths.challenge(id)}>
          <HeadingText>{title}</HeadingText>
        </Link>
      </h3>
      <p className={styles.description} dir="auto">
        {description}
      </p>
      <Button
        ref={restoreFocusOnUnmount}
        variant={isNext ? 'primary' : 'secondary'}
        busy={join.isPending}
        aria-label={`I’ll start today. Join Challenge: ${title}`}
        onClick={(event) => {
          const region = event.currentTarget.closest('section')
          // The card of today takes the place of the choice, above the last of its cards.
          join.mutate({ challenge }, { onSuccess: () => region?.scrollIntoView() })
        }}
      >
        I’ll start today
      </Button>
    </Card>
  )
}
