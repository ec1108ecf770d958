import type { Participation } from '#contract/challenges.ts'
import { AudienceSection } from '#web/features/audience/AudienceSection.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { ChallengeProgress } from './ChallengeProgress.tsx'
import { CheckInList } from './CheckInList.tsx'
import { CompletionDate } from './CompletionDate.tsx'
import { MarkedNotice } from './MarkedNotice.tsx'
import { PanelWall } from './PanelWall.tsx'
import type { useJoinChallenge } from './participations.ts'
import styles from './ChallengePanel.module.css'

export type CompletedPanelProps = { participation: Participation; joining: ReturnType<typeof useJoinChallenge> }

export function CompletedPanel({ participation, joining }: CompletedPanelProps) {
  const { challenge } = participation
  return (
    <Card pillar={challenge.pillar} className={styles.panel}>
      <div className={styles.completed} role="status">
        <h2 className={styles.title}>Challenge Completed</h2>
        <p>
          <CompletionDate participation={participation} />
        </p>
      </div>
      <ChallengeProgress participation={participation}>
        <PanelWall participation={participation} />
      </ChallengeProgress>
      <MarkedNotice participation={participation} />
      <LinkButton to={paths.finished(participation.id)}>See how it went</LinkButton>
      <Button busy={joining.isPending} onClick={() => joining.join(challenge)}>
        Do it again
      </Button>
      <AudienceSection participation={participation} />
      <hr className={styles.rule} />
      <CheckInList participation={participation} />
    </Card>
  )
}
