import { listLandingFigures } from '#contract/landing-figures.ts'
import type { Pillar } from '#contract/pillars.ts'
import { paths } from '#web/paths.ts'
import { pillarContent } from '#web/pillars/pillar-content.ts'
import { PillarColumns } from '#web/pillars/PillarColumns.tsx'
import { pillarNames } from '#web/pillars/pillars.ts'
import { siteBranding } from '#web/shell/branding.ts'
import { useStore } from '#web/store.ts'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { StatStrip } from '#web/ui/StatStrip.tsx'
import { Journey } from './Journey.tsx'
import { landingWords } from './landing-words.ts'
import styles from './LandingPage.module.css'

// The specification omits Relationships here.
const landingPillars: Pillar[] = ['purpose', 'mental', 'physical', 'brotherhood', 'career', 'spiritual']
const sampleFill = {
  purpose: 0.72,
  mental: 0.48,
  physical: 0.88,
  brotherhood: 0.34,
  relationships: 0.55,
  career: 0.64,
  spiritual: 0.26,
}

/** The first page of visitors. It can be read without scripts. */
export function LandingPage() {
  const { headline, welcome, figures } = useStore(siteBranding)
  const stats = listLandingFigures(figures)
  return (
    <>
      <PageTitle />
      <section className={styles.hero}>
        <div>
          <h1 className={styles.headline} dir="auto">
            {headline ?? landingWords.headline}
          </h1>
          <p className={styles.subtitle} dir="auto">
            {welcome ?? landingWords.welcome}
          </p>
          <div className={styles.start}>
            <LinkButton variant="primary" wide href={paths.login({ screen: 'sign-up' })}>
              Get Started
            </LinkButton>
            <LinkButton variant="quiet" wide to={paths.challenges()}>
              See the challenges
              <Icon name="forward" size="small" />
            </LinkButton>
          </div>
        </div>
        <PillarColumns fill={sampleFill} label="Seven columns, one for each pillar, filled by completed days" />
      </section>

      {stats.length > 0 && <StatStrip stats={stats} />}

      <section className={styles.section} aria-labelledby="pillars">
        <h2 id="pillars">What you’ll work on</h2>
        <ul className={styles.pillars}>
          {landingPillars.map((pillar) => (
            <Card key={pillar} as="li" pillar={pillar}>
              <div className={styles.pillar}>
                <Icon name={pillar} size="large" />
                <h3>{pillarNames[pillar]}</h3>
              </div>
              <p>{pillarContent[pillar].teaser}</p>
            </Card>
          ))}
        </ul>
      </section>

      <Journey />
    </>
  )
}
