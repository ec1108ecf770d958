import styles from './Crews.module.css'

/** As high as the link of a crew and its buttons. */
export function LinkPlace() {
  return <div className={styles.linkPlace} />
}
