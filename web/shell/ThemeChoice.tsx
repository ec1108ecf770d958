import { useId } from 'react'
import { useStore } from '#web/store.ts'
import { setTheme, type Theme, theme } from './theme.ts'
import styles from './ThemeChoice.module.css'

const choices: { value: Theme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** @param labelledBy id of the element that says what is chosen */
export function ThemeChoice({ labelledBy }: { labelledBy: string }) {
  const name = useId()
  const chosen = useStore(theme)
  return (
    <div className={styles.choice} role="radiogroup" aria-labelledby={labelledBy}>
      {choices.map(({ value, label }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => setTheme(value)}
          />
          {label}
        </label>
      ))}
    </div>
  )
}
