import styles from './OpenCount.module.css'

/** How many things in a screen wait for someone. */
export function OpenCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={styles.count}>
      {count > 99 ? '99+' : count}
      <span className="visually-hidden"> open</span>
    </span>
  )
}
