import { describeSupport } from '#contract/marketing-figures.ts'
import type { Pillar } from '#contract/pillars.ts'
import { useTodayList } from '#web/features/challenges/participations.ts'
import { paths } from '#web/paths.ts'
import { PillarColumns } from '#web/pillars/PillarColumns.tsx'
import { pillarNames, pillars } from '#web/pillars/pillars.ts'
import { siteBranding } from '#web/shell/branding.ts'
import { LogoMark } from '#web/shell/LogoMark.tsx'
import { useStore } from '#web/store.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import styles from './HomeHero.module.css'

/** Keep an empty column visible. */
const MIN_FILL = 0.05

/** `compact` leaves out the columns on a phone, where they would push the challenges down. */
export function HomeHero({ compact }: { compact: boolean }) {
  const daysByPillar = useTodayList((list) => list.daysByPillar).data
  const { headline, welcome, figures } = useStore(siteBranding)
  const support = describeSupport(figures)
  const days = (pillar: Pillar) => daysByPillar?.[pillar] ?? 0
  const maxDays = Math.max(10, ...pillars.map(days))
  const getFill = (pillar: Pillar) => (days(pillar) ? Math.max(2 * MIN_FILL, days(pillar) / maxDays) : MIN_FILL)
  const counts = pillars.filter(days).map((pillar) => `${pillarNames[pillar]} ${days(pillar)}`)
  return (
    <section className={styles.hero}>
      <div>
        {support && (
          <p className={styles.badge}>
            <LogoMark />
            {support}
          </p>
        )}
        <h2 className={styles.headline} dir="auto">
          {headline ?? 'Transform yourself through the 7 pillars of masculine excellence'}
        </h2>
        <p className={styles.subtitle} dir="auto">
          {welcome ?? 'Pick a challenge, complete one small step a day, and stay accountable with other men.'}
        </p>
        <div className={styles.actions}>
          <LinkButton wide to={paths.challenges()}>
            Start Your Journey
          </LinkButton>
          <LinkButton wide to={paths.pillars()}>
            Explore Pillars
          </LinkButton>
        </div>
      </div>
      <div className={styles.balance} data-compact={compact || undefined}>
        {/* Remount when the days are known, so that the columns animate once. */}
        <PillarColumns
          key={daysByPillar ? 'days' : 'waiting'}
          fill={mapPillars(getFill)}
          label={counts.length ? `Completed days: ${counts.join(', ')}` : 'Seven empty columns, one for each pillar'}
        />
        <p className={styles.caption}>
          {counts.length ? 'Days you’ve completed in each pillar' : 'Each column fills up as you complete days'}
        </p>
      </div>
    </section>
  )
}

function mapPillars(value: (pillar: Pillar) => number): Record<Pillar, number> {
  return {
    purpose: value('purpose'),
    mental: value('mental'),
    physical: value('physical'),
    brotherhood: value('brotherhood'),
    relationships: value('relationships'),
    career: value('career'),
    spiritual: value('spiritual'),
  }
}
