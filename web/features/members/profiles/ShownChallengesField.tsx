import type { Ref } from 'react'
import type { OwnProfile } from '#contract/profiles.ts'
import { CheckboxGroup } from '#web/ui/CheckboxGroup.tsx'
import { formatLongDate } from '#web/ui/dates.ts'
import { splitChallenges } from './split-challenges.ts'
import styles from './OwnProfileForm.module.css'

type Props = {
  challenges: OwnProfile['challenges']
  values: string[]
  onChange: (values: string[]) => void
  inputRef: Ref<HTMLInputElement>
  error?: string
}

/** The challenges to show: those of now and the finished ones, each with its own checkbox. */
export function ShownChallengesField({ challenges, values, onChange, inputRef, error }: Props) {
  if (challenges.length === 0)
    return <p className={styles.none}>Once you have joined a challenge, you can choose to show it.</p>
  const { current, finished } = splitChallenges(challenges)
  const groups = [
    {
      legend: 'Challenges now',
      hint: 'Members see how many days you have done, but not your notes.',
      items: current,
    },
    {
      legend: 'Finished challenges',
      hint: 'Members see the title and the date.',
      items: finished,
    },
  ].filter(({ items }) => items.length > 0)
  return groups.map(({ legend, hint, items }, index) => {
    const ids = items.map(({ id }) => id)
    return (
      <CheckboxGroup
        key={legend}
        legend={legend}
        hint={hint}
        choices={items.map(({ id, title, progress, duration, completedOn }) => ({
          value: id,
          label: title,
          hint: completedOn ? formatLongDate(completedOn) : `${progress} of ${duration} days`,
        }))}
        values={values.filter((id) => ids.includes(id))}
        onChange={(chosen) => onChange([...values.filter((id) => !ids.includes(id)), ...chosen])}
        inputRef={index === 0 ? inputRef : undefined}
        error={index === 0 ? error : undefined}
      />
    )
  })
}
