import styles from './StatStrip.module.css'

export function StatStrip({ stats }: { stats: { figure: string; name: string }[] }) {
  return (
    <div className={styles.frame}>
      <dl className={styles.strip}>
        {stats.map(({ figure, name }) => (
          <div key={name} className={styles.stat}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
