import type { PlannedBreak } from '#contract/breaks.ts'
import { useAllBreaks, useEndBreak } from '#web/features/challenges/breaks.ts'
import { useParticipations } from '#web/features/challenges/participations.ts'
import type { PlanBreakFormProps } from '#web/features/challenges/PlanBreakForm.tsx'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { useToday } from '#web/shell/today.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { formatDateRange, formatLongDate } from '#web/ui/dates.ts'
import { lazyDialog } from '#web/ui/Dialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import shared from '#web/ui/settings.module.css'

const PlanBreakForm = lazyDialog<PlanBreakFormProps>(
  async () => (await import('#web/features/challenges/PlanBreakForm.tsx')).PlanBreakForm,
)

/** The breaks that have not ended, and a form for one from all challenges. */
export function BreaksSetting() {
  const result = useAllBreaks()
  const breaks = result.data
  if (!breaks)
    return (
      <LoadingState result={result}>
        <Skeleton shape="row" />
      </LoadingState>
    )
  return (
    <>
      {breaks.length > 0 && (
        <ul className={shared.list}>
          {breaks.map((planned) => (
            <BreakItem key={planned.id} planned={planned} />
          ))}
        </ul>
      )}
      <div className={shared.row}>
        <p className={shared.soft}>
          {breaks.length ? 'Days during a break never count as missed.' : 'No breaks planned.'}
        </p>
        <DialogButton preload={PlanBreakForm.preload} renderDialog={(state) => <PlanBreakForm {...state} />}>
          Plan a break
        </DialogButton>
      </div>
    </>
  )
}

function BreakItem({ planned }: { planned: PlannedBreak }) {
  const { participationId, from, to } = planned
  const { participations } = useParticipations()
  const today = useToday()
  const end = useEndBreak()
  const title = participations.find(({ id }) => id === participationId)?.challenge.title
  const dates = from === to ? formatLongDate(from) : formatDateRange(from, to)
  return (
    <li className={shared.row}>
      <div>
        <div className={shared.facts}>
          <span className={shared.strong}>{dates}</span>
          {from <= today && <Badge tone="brass">Now</Badge>}
        </div>
        <p className={shared.soft}>
          {participationId === null ? 'All challenges' : <bdi>{title ?? 'One challenge'}</bdi>}
        </p>
      </div>
      <Button
        busy={end.isPending}
        aria-label={`End the break: ${dates}`}
        onClick={({ currentTarget }) => {
          restoreFocusToRegion(currentTarget)
          end.mutate(planned)
        }}
      >
        End the break
      </Button>
    </li>
  )
}
