import type { Rule, Schedule } from '#contract/days.ts'
import { Choices } from '#web/ui/Choices.tsx'
import { describeMissedDay, describeRule, ruleLabels } from './challenge-words.ts'

type Props = { schedule: Schedule; rules: Rule[]; passes: number; value: Rule; onChoose: (rule: Rule) => void }

export function RuleChoice({ schedule, rules, passes, value, onChoose }: Props) {
  return (
    <Choices
      legend="If you miss a day"
      hint={describeMissedDay(schedule)}
      choices={rules.map((rule) => ({ value: rule, label: ruleLabels[rule], hint: describeRule(rule, passes) }))}
      value={value}
      onChoose={onChoose}
    />
  )
}
