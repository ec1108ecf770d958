import { type Ref, useId } from 'react'
import styles from './Segmented.module.css'

type Props<T extends string> = {
  /** Id of the element that says what is chosen. */
  labelledBy: string
  choices: readonly { value: T; label: string }[]
  value: T
  onChoose: (value: T) => void
  className?: string | undefined
  /** The first choice, for a form library to focus. */
  inputRef?: Ref<HTMLInputElement>
}

/** Radio buttons of one or two words, joined to one control. */
export function Segmented<T extends string>({
  labelledBy,
  choices,
  value: chosen,
  onChoose,
  className,
  inputRef,
}: Props<T>) {
  const name = useId()
  return (
    <div
      className={className ? `${styles.segmented} ${className}` : styles.segmented}
      role="radiogroup"
      aria-labelledby={labelledBy}
    >
      {choices.map(({ value, label }, index) => (
        <label key={value} className={styles.option}>
          <input
            ref={index === 0 ? inputRef : undefined}
            type="radio"
            className="visually-hidden"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </div>
  )
}
