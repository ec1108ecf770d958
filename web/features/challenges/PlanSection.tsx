import { type ReactNode, useState } from 'react'
import type { PlannedBreak } from '#contract/breaks.ts'
import type { Participation } from '#contract/challenges.ts'
import { ReminderLine } from '#web/features/reminders/ReminderLine.tsx'
import { Button } from '#web/ui/Button.tsx'
import { formatDateRange, formatLongDate } from '#web/ui/dates.ts'
import { getTriggerProps, lazyDialog } from '#web/ui/Dialog.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { dismissCurrentToast } from '#web/ui/toast.ts'
import { useBreaks, useEndBreak } from './breaks.ts'
import { describeRule, describeRuleInForce, describeSchedule } from './challenge-words.ts'
import type { ChangePlanFormProps } from './ChangePlanForm.tsx'
import { formatReturn } from './day-lines.ts'
import { useUpdateParticipation } from './participations.ts'
import type { PlanBreakFormProps } from './PlanBreakForm.tsx'
import styles from './PlanSection.module.css'

const ChangePlanDialog = lazyDialog<ChangePlanFormProps>(
  async () => (await import('./ChangePlanForm.tsx')).ChangePlanForm,
)
const PlanBreakDialog = lazyDialog<PlanBreakFormProps>(async () => (await import('./PlanBreakForm.tsx')).PlanBreakForm)

/** What the member agreed to: the days, when and where, what a missed day does, and breaks. */
export function PlanSection({ participation }: { participation: Participation }) {
  const { id, cue, schedule, rule, passes, nextRule, challenge, asOf } = participation
  const [openDialog, setOpenDialog] = useState<'change' | 'break'>()
  const [timesOpened, setTimesOpened] = useState(0)
  const breaks = useBreaks(id)
  const update = useUpdateParticipation()

  function openOverToast(dialog: 'change' | 'break') {
    // The toast would cover the dialog on a phone.
    dismissCurrentToast()
    if (dialog === 'change') setTimesOpened(timesOpened + 1)
    setOpenDialog(dialog)
  }

  return (
    <section className={styles.plan} aria-labelledby={`${id}-plan`}>
      <h3 id={`${id}-plan`} className={styles.title}>
        Your plan
      </h3>
      <p>{describeSchedule(schedule)}.</p>
      {cue && <p dir="auto">{cue}</p>}
      {challenge.duration > 1 && <p>{describeRuleInForce(participation)}</p>}
      <ReminderLine participationId={id} />
      {nextRule && (
        <Line text={`From ${formatLongDate(nextRule.from)}: ${describeRule(nextRule.rule, passes)}`}>
          <Button
            variant="quiet"
            busy={update.isPending}
            onClick={({ currentTarget }) => {
              restoreFocusToRegion(currentTarget)
              update.mutate({ id, rule })
            }}
          >
            Keep the current rule
          </Button>
        </Line>
      )}
      {breaks.map((each) => (
        <BreakLine key={each.id} planned={each} asOf={asOf} />
      ))}
      <div className={styles.actions}>
        <Button {...getTriggerProps(ChangePlanDialog.preload)} onClick={() => openOverToast('change')}>
          Change plan
        </Button>
        {!participation.breakUntil && (
          <Button {...getTriggerProps(PlanBreakDialog.preload)} onClick={() => openOverToast('break')}>
            Plan a break
          </Button>
        )}
      </div>
      <ChangePlanDialog
        // Starts with the plan as it is each time.
        key={timesOpened}
        participation={participation}
        open={openDialog === 'change'}
        onOpenChange={(open) => setOpenDialog(open ? 'change' : undefined)}
      />
      <PlanBreakDialog
        participation={participation}
        open={openDialog === 'break'}
        onOpenChange={(open) => setOpenDialog(open ? 'break' : undefined)}
      />
    </section>
  )
}

function BreakLine({ planned, asOf }: { planned: PlannedBreak; asOf: string }) {
  const end = useEndBreak()
  return (
    <Line text={describeBreak(planned, asOf)}>
      <Button
        variant="quiet"
        busy={end.isPending}
        onClick={({ currentTarget }) => {
          restoreFocusToRegion(currentTarget)
          end.mutate(planned)
        }}
      >
        End the break
      </Button>
    </Line>
  )
}

function Line({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <p>{text}</p>
      {children}
    </div>
  )
}

function describeBreak({ participationId, from, to }: PlannedBreak, asOf: string): string {
  const scope = participationId === null ? ' from all challenges' : ''
  if (from <= asOf) return `Break${scope}, back on ${formatReturn(to, asOf)}.`
  return `Break${scope}: ${from === to ? formatLongDate(from) : formatDateRange(from, to)}.`
}
