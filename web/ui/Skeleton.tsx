import styles from './Skeleton.module.css'

type Shape = 'line' | 'title' | 'card' | 'row'

export function Skeleton({
  shape = 'card',
  count = 1,
  grid = false,
}: {
  shape?: Shape
  count?: number
  grid?: boolean
}) {
  return (
    <div className={styles.group} data-grid={grid || undefined} role="status">
      <span className="visually-hidden">Loading...</span>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.shape} data-shape={shape} data-testid="skeleton" aria-hidden="true" />
      ))}
    </div>
  )
}
