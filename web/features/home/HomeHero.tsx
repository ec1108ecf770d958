import type { Participation } from '#contract/challenges.ts'
import { figures } from '#contract/marketing-figures.ts'
import type { Pillar } from '#contract/pillars.ts'
import { paths } from '#web/paths.ts'
import { PillarColumns } from '#web/pillars/PillarColumns.tsx'
import { pillarNames, pillars } from '#web/pillars/pillars.ts'
import { LogoMark } from '#web/shell/LogoMark.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import styles from './HomeHero.module.css'

/** Keep an empty column visible. */
const MIN_FILL = 0.05

export function HomeHero({ participations }: { participations: Participation[] | undefined }) {
  const days = countDaysByPillar(participations ?? [])
  const maxDays = Math.max(10, ...Object.values(days))
  const fill = mapPillars((pillar) => (days[pillar] ? Math.max(2 * MIN_FILL, days[pillar] / maxDays) : MIN_FILL))
  const counts = pillars.filter((pillar) => days[pillar]).map((pillar) => `${pillarNames[pillar]} ${days[pillar]}`)
  return (
    <section className={styles.hero}>
      <div>
        <p className={styles.badge}>
          <LogoMark />
          {figures.supporting}
        </p>
        <h1 className={styles.headline}>Transform yourself through the 7 pillars of masculine excellence</h1>
        <p className={styles.subtitle}>
          Pick a challenge, complete one small step a day, and stay accountable with other men.
        </p>
        <div className={styles.actions}>
          <LinkButton variant="primary" wide to={paths.challenges()}>
            Start Your Journey
          </LinkButton>
          <LinkButton wide to={paths.pillars()}>
            Explore Pillars
          </LinkButton>
        </div>
      </div>
      <div className={styles.balance}>
        {/* Remount when the days are known, so that the columns animate once. */}
        <PillarColumns
          key={participations ? 'days' : 'waiting'}
          fill={fill}
          label={counts.length ? `Completed days: ${counts.join(', ')}` : 'Seven empty columns, one for each pillar'}
        />
        <p className={styles.caption}>
          {counts.length ? 'Days you’ve completed in each pillar' : 'Each column fills up as you complete days'}
        </p>
      </div>
    </section>
  )
}

function countDaysByPillar(participations: Participation[]): Record<Pillar, number> {
  return mapPillars((pillar) =>
    participations
      .filter(({ challenge }) => challenge.pillar === pillar)
      .reduce((sum, { progress }) => sum + progress, 0),
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
