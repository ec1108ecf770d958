import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#web/api/client.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ChallengeFacts } from '../ChallengeFacts.tsx'
import { splitDescription } from '../split-description.ts'
import styles from './InvitedChallenge.module.css'

const shownSteps = 3

/** The challenge of an invitation, above the form to sign up: what it is, how long, and how it begins. */
export function InvitedChallenge({ id, by }: { id: string; by: string }) {
  const { data: challenge, isPending } = useQuery(apiQuery('GET /api/challenges/{id}', { params: { id } }))
  if (!challenge) return isPending && <Skeleton count={1} />
  const steps = challenge.plan?.slice(0, shownSteps) ?? []
  return (
    <Card as="section" pillar={challenge.pillar} className={styles.challenge}>
      <PillarBadge pillar={challenge.pillar} />
      <h2 dir="auto">
        <HeadingText>{challenge.title}</HeadingText>
      </h2>
      <p dir="auto">{splitDescription(challenge).lead}</p>
      <ChallengeFacts challenge={challenge} />
      {steps.length > 0 && (
        <ol className={styles.steps} aria-label="First steps">
          {steps.map(({ from, to, title }) => (
            <li key={from}>
              <span className={styles.day}>{from === to ? `Day ${from}` : `Days ${from} to ${to}`}</span>
              <span dir="auto">{title}</span>
            </li>
          ))}
        </ol>
      )}
      <p className={styles.told}>
        <bdi>{by}</bdi> will see that you started. You can stop at any time.
      </p>
    </Card>
  )
}
