import { useRef } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { CardFooter } from '#web/ui/Card.tsx'
import { formatTime } from '#web/ui/dates.ts'
import { PhoneText } from '#web/ui/PhoneText.tsx'
import { Wall } from '#web/ui/Wall.tsx'
import { useMarkDay, useUndoDay } from './marking.ts'
import { ParticipationCard } from './ParticipationCard.tsx'
import { isMarkedToday } from './participations.ts'
import styles from './TodayCard.module.css'

export function TodayCard({ participation }: { participation: Participation }) {
  const { challenge, progress, completed, lastCheckIn } = participation
  const timeZone = useTimeZone()
  const marked = isMarkedToday(participation)
  const mark = useMarkDay()
  const undo = useUndoDay()
  const pendingMark = useRef<{ undoRequested: boolean }>(null)
  const day = marked ? progress : progress + 1

  async function markToday() {
    const pending = { undoRequested: false }
    pendingMark.current = pending
    // Runs even after the screen has unmounted. The mutation has already shown any error.
    const done = await mark.mutateAsync({ participation }).catch(() => null)
    pendingMark.current = null
    if (done && pending.undoRequested) undo.mutate(done)
  }

  return (
    <ParticipationCard
      participation={participation}
      heading="h3"
      unclamped={!marked}
      text={<NextAction participation={participation} marked={marked && !mark.isPending} />}
      aside={
        <span className={styles.day}>{completed ? 'Challenge Completed' : `Day ${day} of ${challenge.duration}`}</span>
      }
    >
      <Wall
        total={challenge.duration}
        letters={participation.wall}
        missed={participation.missed}
        today={participation.today === 'open'}
      />
      <div className={styles.foot}>
        <CardFooter>
          <span>
            {marked && lastCheckIn
              ? `Done at ${formatTime(timeZone, lastCheckIn.createdAt)}`
              : formatDaysDone(progress)}
          </span>
          <Button
            wide
            className={marked ? styles.done : undefined}
            aria-label={`${marked ? 'Done today · Undo' : 'Mark Day Complete'}: ${challenge.title}`}
            aria-busy={mark.isPending || undo.isPending || undefined}
            onClick={({ detail }) => {
              // Ignore the second click of a double click.
              if (detail > 1) return
              // The day is already shown as done, so a second tap before the reply undoes it when the reply arrives.
              if (pendingMark.current) pendingMark.current.undoRequested = !pendingMark.current.undoRequested
              else if (!marked) markToday()
              else if (!undo.isPending) undo.mutate(participation)
            }}
          >
            {marked ? 'Done today · Undo' : 'Mark Day Complete'}
          </Button>
        </CardFooter>
      </div>
    </ParticipationCard>
  )
}

function NextAction({
  participation: { nextStep, challenge },
  marked,
}: {
  participation: Participation
  marked: boolean
}) {
  if (!nextStep) return <PhoneText text={challenge.description} />
  const step = (
    <>
      <b>{`${nextStep.title}.`}</b> <PhoneText text={nextStep.action} />
    </>
  )
  if (!marked) return step
  return (
    <>
      Next: <bdi>{step}</bdi>
    </>
  )
}

function formatDaysDone(days: number): string {
  if (days === 0) return 'Not started yet'
  return days === 1 ? '1 day done' : `${days} days done`
}
