import { useId } from 'react'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { tableRoles } from './table-roles.ts'
import styles from './KindsTable.module.css'

type Props = {
  /** Of the column, shown on phones. */
  label: string
  name: string
  /** Shown instead of the checkbox. */
  fixed?: string
  checked: boolean
  onChange: (checked: boolean) => void
}

export function KindCell({ label, name, fixed, checked, onChange }: Props) {
  const id = useId()
  return (
    <td {...tableRoles.cell}>
      {fixed ? (
        <span className={styles.fixed}>
          <span className={styles.column} aria-hidden="true">
            {label}
          </span>
          {fixed}
        </span>
      ) : (
        <label className={styles.choice} htmlFor={id}>
          <Checkbox id={id} aria-label={name} checked={checked} onChange={({ target }) => onChange(target.checked)} />
          <span className={styles.column} aria-hidden="true">
            {label}
          </span>
        </label>
      )}
    </td>
  )
}
