import styles from './StatStrip.module.css'

export function StatStrip({ stats }: { stats: { figure: string; name: string; note?: string }[] }) {
  return (
    <div className={styles.frame}>
      <dl className={styles.strip}>
        {stats.map(({ figure, name, note }) => (
          <div key={name} className={styles.stat}>
            {note && <dd className={styles.note}>{note}</dd>}
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
