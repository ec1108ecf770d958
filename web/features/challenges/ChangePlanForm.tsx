import { useState } from 'react'
import type { Participation } from '#contract/challenges.ts'
import type { Rule } from '#contract/days.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { useMutationForm } from '#web/forms/use-mutation-form.ts'
import { addDays, formatLongDate } from '#web/ui/dates.ts'
import { isEasier } from './challenge-words.ts'
import { CueField } from './CueField.tsx'
import { useUpdateParticipation } from './participations.ts'
import { RuleChoice } from './RuleChoice.tsx'
import styles from './PlanForm.module.css'

export type ChangePlanFormProps = {
  participation: Participation
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Days until an easier rule applies. */
const EASIER_DELAY = 7

/** Change when and where, and what a missed day does. */
export function ChangePlanForm({ participation, open, onOpenChange }: ChangePlanFormProps) {
  const { id: participationId, challenge, schedule, rule, nextRule } = participation
  const update = useUpdateParticipation()
  const [cue, setCue] = useState(participation.cue ?? '')
  const [chosenRule, setChosenRule] = useState(nextRule?.rule ?? rule)
  const rules = challenge.rules.includes(rule) ? challenge.rules : [rule, ...challenge.rules]

  // The mutation shows errors in a toast.
  const form = useMutationForm({ isPending: update.isPending, error: null }, () => {
    // The current rule also removes a pending change.
    const isRuleChanged = chosenRule !== (nextRule?.rule ?? rule)
    update.mutate(
      { id: participationId, cue: cue.trim(), rule: isRuleChanged ? chosenRule : undefined },
      { onSuccess: () => onOpenChange(false) },
    )
  })

  return (
    <FormDialog form={form} open={open} onOpenChange={onOpenChange} title="Change your plan" submitLabel="Save changes">
      <CueField value={cue} onChange={setCue} />
      {rules.length > 1 && (
        <div className={styles.rule}>
          <RuleChoice
            schedule={schedule}
            rules={rules}
            passes={participation.passes}
            value={chosenRule}
            onChoose={setChosenRule}
          />
          <p className={styles.start} role="status">
            {describeStart(participation, chosenRule)}
          </p>
        </div>
      )}
    </FormDialog>
  )
}

function describeStart({ rule, nextRule, asOf, startsOn }: Participation, chosen: Rule): string {
  if (startsOn) return 'This rule applies from the first day.'
  if (chosen === rule) return nextRule ? 'The planned change is removed.' : 'This rule applies now.'
  if (!isEasier(chosen, rule)) return 'This rule applies from today.'
  const from = nextRule?.rule === chosen ? nextRule.from : addDays(asOf, EASIER_DELAY)
  return `This rule is easier, so it applies from ${formatLongDate(from)}.`
}
