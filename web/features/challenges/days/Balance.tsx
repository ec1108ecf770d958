import { PillarColumns } from '#web/pillars/PillarColumns.tsx'
import { pillarLabels, pillars } from '#web/pillars/pillars.ts'
import { countDaysByPillar, type YearDay } from './year-days.ts'
import styles from './DaysPage.module.css'

export function Balance({ days, year }: { days: YearDay[]; year: number }) {
  const counts = countDaysByPillar(days)
  const most = Math.max(1, ...Object.values(counts))
  return (
    <section className={styles.balance} aria-labelledby="balance">
      <h2 id="balance">Balance</h2>
      <p className={styles.lead}>Days with something done in each pillar.</p>
      <PillarColumns
        counts={counts}
        fill={{
          purpose: (counts.purpose ?? 0) / most,
          mental: (counts.mental ?? 0) / most,
          physical: (counts.physical ?? 0) / most,
          brotherhood: (counts.brotherhood ?? 0) / most,
          relationships: (counts.relationships ?? 0) / most,
          career: (counts.career ?? 0) / most,
          spiritual: (counts.spiritual ?? 0) / most,
        }}
        label={`Days by pillar in ${year}: ${pillars.map((pillar) => `${pillarLabels[pillar]} ${counts[pillar] ?? 0}`).join(', ')}`}
      />
    </section>
  )
}
