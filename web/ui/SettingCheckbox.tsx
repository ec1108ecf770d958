import { type ReactNode, useId } from 'react'
import { Checkbox } from './Checkbox.tsx'
import styles from './SettingCheckbox.module.css'

type Props = {
  label: string
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A setting that is on or off. */
export function SettingCheckbox({ label, hint, checked, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.setting}>
      <Checkbox
        id={id}
        checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <div id={`${id}-hint`} className={styles.hint}>
            {hint}
          </div>
        )}
      </div>
    </div>
  )
}
