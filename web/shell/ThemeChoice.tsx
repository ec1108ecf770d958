import { useStore } from '#web/store.ts'
import { Segmented } from '#web/ui/Segmented.tsx'
import { setTheme, type Theme, theme } from './theme.ts'
import styles from './ThemeChoice.module.css'

const choices: { value: Theme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** @param labelledBy id of the element that says what is chosen */
export function ThemeChoice({ labelledBy }: { labelledBy: string }) {
  const chosen = useStore(theme)
  return (
    <Segmented className={styles.choice} labelledBy={labelledBy} choices={choices} value={chosen} onChoose={setTheme} />
  )
}
