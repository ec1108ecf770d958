import { type ReactNode, type Ref, useId } from 'react'
import styles from './Choices.module.css'
import fieldStyles from './Field.module.css'

type Props<T extends string | number> = {
  legend: string
  hint?: ReactNode
  error?: string
  choices: readonly { value: T; label: string; hint?: string }[]
  values: readonly T[]
  /** Gets the chosen values in the order of `choices`. */
  onChange: (values: T[]) => void
  /** Puts short choices side by side. */
  inline?: boolean
  /** The first checkbox, for a form library to focus. */
  inputRef?: Ref<HTMLInputElement>
}

/** A group of checkboxes, each with a sentence that explains it. */
export function CheckboxGroup<T extends string | number>({
  legend,
  hint,
  error,
  choices,
  values,
  onChange,
  inline,
  inputRef,
}: Props<T>) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={styles.choices} aria-describedby={describedBy || undefined}>
      <legend>{legend}</legend>
      <div className={inline ? styles.inline : styles.stacked}>
        {choices.map(({ value, label, hint: choiceHint }, index) => (
          <label key={value} className={styles.choice}>
            <input
              ref={index === 0 ? inputRef : undefined}
              type="checkbox"
              checked={values.includes(value)}
              aria-invalid={error ? true : undefined}
              aria-describedby={choiceHint && `${id}-${value}`}
              onChange={({ target }) => {
                const isChosen = (each: T) => (each === value ? target.checked : values.includes(each))
                onChange(choices.map((choice) => choice.value).filter(isChosen))
              }}
            />
            <span dir="auto">
              {label}
              {choiceHint && (
                <span id={`${id}-${value}`} className={styles.choiceHint}>
                  {choiceHint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
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
