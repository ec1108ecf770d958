import styles from './GenerationItems.module.css'

/** The parts of the idea that are not in the plan of a model. */
export function LeftOut({ parts }: { parts: string[] }) {
  if (parts.length === 0) return null
  return (
    <span className={styles.leftOut} dir="auto">
      Left out: {parts.join(', ')}
    </span>
  )
}
