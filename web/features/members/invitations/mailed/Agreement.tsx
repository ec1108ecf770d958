import { type Ref, useId } from 'react'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import styles from './Mailed.module.css'

type Props = {
  ref: Ref<HTMLInputElement>
  label: string
  error: string | undefined
  checked: boolean
  onChange: (checked: boolean) => void
}

/** The confirmation without which nothing is sent. */
export function Agreement({ ref, label, error, checked, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.agreement}>
      <Checkbox
        ref={ref}
        id={id}
        required
        checked={checked}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {error && (
          <p id={`${id}-error`} className={styles.error} role="alert">
            {error}
          </p>
        )}
        <p id={`${id}-hint`} className={styles.hint}>
          Not bought, and not copied from another group’s list. The security log keeps that you confirmed this, and
          when.
        </p>
      </div>
    </div>
  )
}
