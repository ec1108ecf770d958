import type { Ref } from 'react'
import { Icon } from './Icon.tsx'
import { rareIcons } from './rare-icons.ts'
import styles from './Stepper.module.css'

type Props = {
  id: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  /** NaN while the field is empty. */
  value: number
  onChange: (value: number) => void
  onBlur?: () => void
  min: number
  max: number
  /** Follows the number, such as "days". */
  unit: string
  /** Names of the buttons. */
  less: string
  more: string
  readOnly?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A number that is typed, or changed by one with the buttons beside it. */
export function Stepper({ value, onChange, min, max, unit, less, more, readOnly = false, ref, ...control }: Props) {
  const step = (change: number) => onChange(Math.min(max, Math.max(min, (Number.isNaN(value) ? min : value) + change)))
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        className={styles.button}
        aria-label={less}
        aria-disabled={readOnly || value <= min || undefined}
        onClick={() => readOnly || step(-1)}
      >
        <Icon name={rareIcons.minus} size="small" />
      </button>
      <label className={styles.value}>
        <input
          {...control}
          ref={ref}
          className={styles.input}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          readOnly={readOnly}
          value={Number.isNaN(value) ? '' : value}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
        <span aria-hidden="true">{unit}</span>
      </label>
      <button
        type="button"
        className={styles.button}
        aria-label={more}
        aria-disabled={readOnly || value >= max || undefined}
        onClick={() => readOnly || step(1)}
      >
        <Icon name="plus" size="small" />
      </button>
    </div>
  )
}
