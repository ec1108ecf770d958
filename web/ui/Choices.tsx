import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Choices.module.css'
import fieldStyles from './Field.module.css'

type Props<T extends string> = {
  legend: string
  /** Explains all choices. */
  hint?: ReactNode
  error?: string | undefined
  choices: readonly { value: T; label: string; hint?: string }[]
  /** The chosen one; undefined if the inputs are uncontrolled. */
  value?: T
  onChoose?: (value: T) => void
  /** Puts short choices next to each other if there is room. */
  inline?: boolean
  /** Puts choices of one or two words next to each other. */
  short?: boolean
  /** Props of each input, such as those of a form library. */
  control?: ComponentProps<'input'>
}

/** A group of radio buttons, each with a sentence that explains it. */
export function Choices<T extends string>({
  legend,
  hint,
  error,
  choices,
  value: chosen,
  onChoose,
  inline,
  short,
  control,
}: Props<T>) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      className={styles.choices}
      data-inline={inline}
      data-short={short}
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend>{legend}</legend>
      {choices.map(({ value, label, hint: choiceHint }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={id}
            {...control}
            {...(onChoose && { checked: value === chosen, onChange: () => onChoose(value) })}
            value={value}
            aria-describedby={choiceHint && `${id}-${value}`}
          />
          <span>
            {label}
            {choiceHint && (
              <span id={`${id}-${value}`} className={styles.choiceHint}>
                {choiceHint}
              </span>
            )}
          </span>
        </label>
      ))}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={fieldStyles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
