import styles from './NewLine.module.css'

/** Marks the first unread post. */
export function NewLine() {
  return (
    <p className={styles.new} data-first-unread="">
      New
    </p>
  )
}
