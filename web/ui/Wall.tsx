import styles from './Wall.module.css'

type Props = {
  /** Days, one brick each. */
  total: number
  /** Completed days. */
  laid: number
  /** The outlined brick, counted from 1. Defaults to the next day; 0 outlines none. */
  current?: number
  /** The text alternative; by default "12 of 30 days done". */
  label?: string
}

export function Wall({ total, laid, current, label }: Props) {
  const outlined = current ?? laid + 1
  return (
    <div
      className={styles.wall}
      data-size={getWallSize(total)}
      role="img"
      aria-label={label ?? `${laid} of ${total} days done`}
    >
      {Array.from({ length: total }, (_, index) => (
        <span
          key={index}
          className={styles.brick}
          data-laid={index < laid || undefined}
          data-current={index + 1 === outlined || undefined}
        />
      ))}
    </div>
  )
}

function getWallSize(total: number): 'plain' | 'low' | 'flat' {
  if (total <= 50) return 'plain'
  return total <= 120 ? 'low' : 'flat'
}
