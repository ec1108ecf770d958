import { audienceChoices } from '#web/features/audience/audience-words.ts'
import { usePreferences } from '#web/shell/preferences.ts'
import { Choices } from '#web/ui/Choices.tsx'
import { useUpdatePreferences } from './day-settings.ts'

const hints = {
  nobody: 'Nobody sees that you take part.',
  crews: 'Members of the crews you are in.',
  challenge: 'Your crews, and members who take part in the same challenge.',
  site: 'Everyone who has an account on this site.',
}

/** Who sees the challenges that the member joins from now on. */
export function AudienceSetting() {
  const { audience } = usePreferences()
  const update = useUpdatePreferences()
  return (
    <Choices
      legend="Who sees that you take part"
      hint="They see your name, your day, and whether you’ve done it today. They never see your notes. For the challenges you’re in, choose on the screen of each one."
      choices={audienceChoices.map(({ value, label }) => ({
        value,
        label: value === 'challenge' ? 'Everyone in the challenge' : label,
        hint: hints[value],
      }))}
      value={audience ?? 'nobody'}
      onChoose={(chosen) => update.mutate({ audience: chosen })}
    />
  )
}
