import { useState } from 'react'
import { firstEntryDate } from '#contract/limits.ts'
import { useToday } from '#web/shell/today.ts'
import { formatDay } from '#web/ui/dates.ts'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './EntryForm.module.css'

/** A chip with the day of the entry, which becomes a field when it is pressed. An empty date is today. */
export function EntryDate({ date, onChange }: { date: string; onChange: (date: string) => void }) {
  const today = useToday()
  const [isEditing, setIsEditing] = useState(false)
  if (isEditing)
    return (
      <span className={styles.chip}>
        <input
          ref={openPicker}
          className={styles.date}
          type="date"
          aria-label="Date"
          min={firstEntryDate}
          max={today}
          defaultValue={date || today}
          onChange={({ target }) => {
            if (target.value && target.validity.valid) onChange(target.value)
          }}
          // Once the focus has moved, because it would be lost together with the field.
          onBlur={() => setTimeout(() => setIsEditing(false))}
        />
      </span>
    )
  const day = !date || date === today ? 'Today' : formatDay(date, today)
  return (
    <button type="button" className={styles.chip} aria-label={`Date: ${day}`} onClick={() => setIsEditing(true)}>
      <span className={styles.face}>
        {day}
        <Icon name="M7 10l5 5 5-5" size="small" />
      </span>
    </button>
  )
}

function openPicker(input: HTMLInputElement | null): void {
  input?.focus()
  try {
    input?.showPicker()
  } catch {
    // The browser has none, or wants a second press.
  }
}
