import styles from './Wall.module.css'

type Props = {
  /** Bricks of the whole wall: one a day. */
  total: number
  /** Bricks laid. */
  laid: number
  /** The brick outlined, counted from 1; by default the next one to lay. 0 outlines none. */
  current?: number
  /** The text alternative; by default "12 of 30 days done". */
  label?: string
}

/** One brick a day, in courses of ten. Its colour is the hue of the pillar it stands in. */
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

/** A year must not be taller than a page. */
function getWallSize(total: number): 'plain' | 'low' | 'flat' {
  if (total <= 50) return 'plain'
  return total <= 120 ? 'low' : 'flat'
}
