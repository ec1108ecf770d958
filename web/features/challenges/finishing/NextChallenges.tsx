import { Link } from 'react-router'
import type { ChallengeDetail, Participation } from '#contract/challenges.ts'
import { paths } from '#web/paths.ts'
import { PillarLine } from '#web/pillars/PillarLine.tsx'
import { Card } from '#web/ui/Card.tsx'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import styles from './NextChallenges.module.css'

type Props = { challenges: ChallengeDetail['next']; participations: Participation[] }

const MAX_NEXT = 3

/** What the member can do next in the same pillar, without what they have joined before; all challenges if nothing is left. */
export function NextChallenges({ challenges, participations }: Props) {
  const next = challenges
    .filter(({ id }) => participations.every(({ challengeId }) => challengeId !== id))
    .slice(0, MAX_NEXT)
  return (
    <section aria-labelledby="next">
      <h2 id="next">What next?</h2>
      {next.length === 0 ? (
        <LinkButton to={paths.challenges()}>All challenges</LinkButton>
      ) : (
        <ul className={styles.list}>
          {next.map(({ id, title, promise, pillar, duration }) => (
            <Card key={id} as="li" clickable pillar={pillar} className={styles.card}>
              <PillarLine pillar={pillar}>
                <span>{duration === 1 ? '1 day' : `${duration} days`}</span>
              </PillarLine>
              <h3 dir="auto">
                <Link to={paths.challenge(id)}>
                  <HeadingText>{title}</HeadingText>
                </Link>
              </h3>
              {promise && (
                <p className={styles.promise} dir="auto">
                  {promise}
                </p>
              )}
            </Card>
          ))}
        </ul>
      )}
    </section>
  )
}
