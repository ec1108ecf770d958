import { Link } from 'react-router'
import type { Challenge, Participation } from '#contract/challenges.ts'
import { paths } from '#web/paths.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { useUser } from '#web/shell/session.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { ChallengeFacts } from './ChallengeFacts.tsx'
import { DifficultyBadge } from './DifficultyBadge.tsx'
import { JoinButton } from './JoinButton.tsx'
import styles from './ChallengeCard.module.css'

type Props = {
  challenge: Challenge
  participation: Participation | undefined
  showPillar?: boolean
  heading?: 'h2' | 'h3'
}

export function ChallengeCard({ challenge, participation, showPillar = true, heading: Heading = 'h2' }: Props) {
  const { id, title, description, pillar, difficulty } = challenge
  const isMember = useUser() !== null
  const headingText = <HeadingText>{title}</HeadingText>
  return (
    <Card as="li" pillar={pillar} clickable={isMember} className={styles.card}>
      <div className={styles.badges}>
        {showPillar && <PillarBadge pillar={pillar} />}
        <div className={styles.state}>
          {participation && <Badge tone="brass">{participation.completed ? 'Completed' : 'Joined'}</Badge>}
          <DifficultyBadge difficulty={difficulty} />
        </div>
      </div>
      <Heading className={styles.title} dir="auto">
        {isMember ? <Link to={paths.challenge(id)}>{headingText}</Link> : headingText}
      </Heading>
      <p className={styles.description} dir="auto">
        {description}
      </p>
      <div className={styles.foot}>
        <ChallengeFacts challenge={challenge} />
        {participation ? (
          <LinkButton to={paths.challenge(id)} aria-label={`View Details: ${title}`}>
            View Details
          </LinkButton>
        ) : (
          <JoinButton challenge={challenge} />
        )}
      </div>
    </Card>
  )
}
