import { memo, useState } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { CardFooter } from '#web/ui/Card.tsx'
import { getTriggerProps, lazyDialog } from '#web/ui/Dialog.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { dismissCurrentToast } from '#web/ui/toast.ts'
import { ChallengeProgress } from './ChallengeProgress.tsx'
import { describeBreak, describeWait } from './day-lines.ts'
import { getDayStatus } from './day-status.ts'
import { useMarkDay } from './marking.ts'
import { ParticipationCard } from './ParticipationCard.tsx'
import { isMarkedToday } from './participations.ts'
import { WeekLine } from './WeekLine.tsx'
import styles from './ActiveCard.module.css'

const MarkAgainDialog = lazyDialog(async () => (await import('./MarkAgainDialog.tsx')).MarkAgainDialog)

type Props = {
  participation: Participation
  /** It has the screen's primary button. */
  isNext: boolean
}

/** The screen renders again for a change of any of its cards. */
export const ActiveCard = memo(function ActiveCard({ participation, isNext }: Props) {
  const { challenge } = participation
  const [isConfirmOpen, setIsConfirmOpen] = useState(false)
  const marked = isMarkedToday(participation)
  const mark = useMarkDay()
  return (
    <ParticipationCard participation={participation}>
      <ChallengeProgress participation={participation} />
      <div className={styles.today}>
        {marked && !mark.isPending ? <p>Done for today.</p> : <StepLine participation={participation} />}
      </div>
      <CardFooter>
        <div className={styles.buttons}>
          <LinkButton to={paths.challenge(challenge.id)} aria-label={`View Details: ${challenge.title}`}>
            View Details
          </LinkButton>
          {!participation.startsOn && (
            <Button
              variant={isNext ? 'primary' : 'secondary'}
              busy={mark.isPending}
              aria-label={`Update Progress: ${challenge.title}`}
              {...getTriggerProps(MarkAgainDialog.preload)}
              aria-haspopup={marked ? 'dialog' : undefined}
              onClick={(event) => {
                // Ignore the second click of a double click.
                if (event.detail > 1) return
                if (marked) {
                  // The toast would cover the dialog on a phone.
                  dismissCurrentToast()
                  setIsConfirmOpen(true)
                  return
                }
                // Not on the button, which would mark the next day.
                restoreFocusToRegion(event.currentTarget)
                mark.mutate({ participation })
              }}
            >
              Update Progress
            </Button>
          )}
        </div>
      </CardFooter>
      <MarkAgainDialog
        participation={participation}
        open={isConfirmOpen}
        onOpenChange={setIsConfirmOpen}
        onConfirm={() => mark.mutate({ participation, again: true })}
      />
    </ParticipationCard>
  )
})

function StepLine({ participation }: { participation: Participation }) {
  const { asOf, breakUntil, nextStep, week } = participation
  const status = getDayStatus(participation)
  if (status === 'waiting') return <p>{describeWait(participation)}</p>
  if (status === 'break' && breakUntil) return <p>{describeBreak({ asOf, breakUntil })}</p>
  if (week && (status === 'rest' || !nextStep)) return <WeekLine participation={participation} week={week} />
  if (status === 'rest') return <p>Rest today</p>
  if (!nextStep) return <p>Not done yet today.</p>
  return (
    <p>
      Today: <bdi>{nextStep.title}</bdi>
    </p>
  )
}
