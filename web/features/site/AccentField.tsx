import { deriveAccent, getContrast, themes, type ThemeName } from '#contract/accent.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { toThemeStyle } from './theme-style.ts'
import styles from './AccentField.module.css'

const previews: { theme: ThemeName; label: string }[] = [
  { theme: 'dark', label: 'Dark theme' },
  { theme: 'light', label: 'Light theme' },
]

type Props = {
  /** #rrggbb, or empty for brass. */
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

export function AccentField({ value, onChange, error }: Props) {
  const color = value || null
  return (
    <div className={styles.field}>
      <Field
        label="Accent colour"
        hint="For buttons, links and selections. It becomes lighter or darker where needed, so it is always readable."
        error={error}
      >
        {(control) => (
          <div className={styles.choice}>
            <input
              {...control}
              className={styles.input}
              type="color"
              value={value || themes.dark.brass}
              onChange={({ target }) => onChange(target.value)}
            />
            <span className={styles.code}>{value || 'Brass, the default'}</span>
            {color && (
              <Button variant="quiet" onClick={() => onChange('')}>
                Use brass
              </Button>
            )}
          </div>
        )}
      </Field>
      <ul className={styles.previews}>
        {previews.map(({ theme, label }) => {
          const { brass } = deriveAccent(color, theme)
          return (
            <li key={theme} className={styles.preview} style={toThemeStyle(theme, color)}>
              <p className={styles.title}>{label}</p>
              <p className={styles.note}>
                <b>{brass}</b> has a contrast of {getLowestContrast(theme, brass)} : 1 or more.
              </p>
              <span className={styles.button} aria-hidden="true">
                Mark complete
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function getLowestContrast(theme: ThemeName, color: string): string {
  const { ground, raised, sunk } = themes[theme]
  const lowest = Math.min(...[ground, raised, sunk].map((other) => getContrast(color, other)))
  return (Math.floor(lowest * 10) / 10).toFixed(1)
}
