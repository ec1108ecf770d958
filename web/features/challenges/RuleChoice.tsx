import type { Rule } from '#contract/days.ts'
import { Choices } from '#web/ui/Choices.tsx'
import { describeRule, ruleLabels } from './rule-words.ts'

type Props = { rules: Rule[]; passes: number; value: Rule; onChoose: (rule: Rule) => void }

export function RuleChoice({ rules, passes, value, onChoose }: Props) {
  return (
    <Choices
      legend="If you miss a day"
      hint="A day counts as missed when you haven’t marked it by the end of the next day."
      choices={rules.map((rule) => ({ value: rule, label: ruleLabels[rule], hint: describeRule(rule, passes) }))}
      value={value}
      onChoose={onChoose}
    />
  )
}
