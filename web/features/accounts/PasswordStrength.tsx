import { estimatePasswordLevel, isMostlyName } from './password-strength.ts'
import styles from './PasswordStrength.module.css'

const hints = [
  'At least 8 characters. Longer is better.',
  'Weak. Three or four unrelated words are better.',
  'Fair. Add another word.',
  'Good.',
  'Strong.',
] as const

/** A hint for a `Field`: how strong the password is, and what would help. */
export function PasswordStrength({ password, names }: { password: string; names: readonly string[] }) {
  const level = estimatePasswordLevel(password, names)
  return (
    <span className={styles.strength}>
      {level > 0 && (
        <span className={styles.bricks} data-level={level} aria-hidden="true">
          {[1, 2, 3, 4].map((brick) => (
            <span key={brick} data-filled={brick <= level} />
          ))}
        </span>
      )}
      {/* Screen readers don't announce changes of a field's description. */}
      <span aria-live="polite">
        {level > 0 && isMostlyName(password, names) ? 'Weak. Leave out your name and email.' : hints[level]}
      </span>
    </span>
  )
}
