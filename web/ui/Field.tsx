import { type ReactNode, useId } from 'react'
import styles from './Field.module.css'

type FieldControl = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type Props = {
  label: string
  hint?: ReactNode
  error?: string
  /** Marks the field without an error text, because the message is shown elsewhere. */
  invalid?: boolean
  optional?: boolean
  children: (control: FieldControl) => ReactNode
}

export function Field({ label, hint, error, invalid, optional, children }: Props) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} {optional && <span className={styles.optional}>(optional)</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error || invalid ? true : undefined,
      })}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
