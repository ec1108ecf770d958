import { whatTheySee } from '#web/features/audience/audience-words.ts'
import { AudienceForm } from '#web/features/audience/AudienceForm.tsx'
import { usePreferences } from '#web/shell/preferences.ts'
import { useUpdatePreferences } from './day-settings.ts'

/** Who sees the challenges that the member joins from now on. */
export function AudienceSetting() {
  const { audience } = usePreferences()
  const update = useUpdatePreferences()
  return (
    <AudienceForm
      legend="Who can see that you take part?"
      hint={whatTheySee}
      value={audience ?? 'nobody'}
      isSaving={update.isPending}
      onSave={(chosen) => update.mutate({ audience: chosen })}
    />
  )
}
