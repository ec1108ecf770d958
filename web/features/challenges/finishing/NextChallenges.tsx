import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Challenge, Participation } from '#contract/challenges.ts'
import { apiQuery } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { PillarLine } from '#web/pillars/PillarLine.tsx'
import { Card } from '#web/ui/Card.tsx'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { suggestNextChallenges } from './suggest-next-challenges.ts'
import styles from './NextChallenges.module.css'

type Props = { finished: Challenge; participations: Participation[] }

export function NextChallenges({ finished, participations }: Props) {
  const { data: challenges } = useQuery(apiQuery('GET /api/challenges'))
  const suggestions = suggestNextChallenges(finished, challenges ?? [], participations)
  if (!suggestions.length) return null
  return (
    <section aria-labelledby="next">
      <h2 id="next">What next?</h2>
      <ul className={styles.list}>
        {suggestions.map(({ challenge: { id, title, pillar, duration }, reason }) => (
          <Card key={id} as="li" clickable pillar={pillar} className={styles.card}>
            <PillarLine pillar={pillar}>
              <span>{duration === 1 ? '1 day' : `${duration} days`}</span>
            </PillarLine>
            <h3 dir="auto">
              <Link to={paths.challenge(id)}>
                <HeadingText>{title}</HeadingText>
              </Link>
            </h3>
            <p className={styles.reason}>{reason}</p>
          </Card>
        ))}
      </ul>
    </section>
  )
}
