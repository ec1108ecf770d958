import styles from './ProgressBar.module.css'

/** `value` is a percentage. An SVG attribute sets the width, because the security policy blocks inline styles. */
export function ProgressBar({ value, label, text }: { value: number; label: string; text?: string }) {
  const width = Math.min(100, Math.max(0, value))
  return (
    <svg
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(width)}
      aria-valuetext={text}
    >
      <rect className={styles.done} width={`${width}%`} height="100%" />
    </svg>
  )
}
