import { useId } from 'react'
import { usePreferences } from '#web/shell/preferences.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { useUpdatePreferences } from './day-settings.ts'
import styles from '#web/ui/settings.module.css'

export function NumbersSetting() {
  const id = useId()
  const { showNumbers } = usePreferences()
  const update = useUpdatePreferences()
  return (
    <label className={styles.choice} htmlFor={id}>
      <Checkbox
        id={id}
        checked={showNumbers}
        onChange={({ target }) => update.mutate({ showNumbers: target.checked })}
      />
      Show streaks and scores
    </label>
  )
}
