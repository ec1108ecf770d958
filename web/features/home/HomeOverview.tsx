import { Link } from 'react-router'
import { listHomeFigures } from '#contract/home-figures.ts'
import { paths } from '#web/paths.ts'
import { pillarContent } from '#web/pillars/pillar-content.ts'
import { pillars } from '#web/pillars/pillars.ts'
import { siteBranding } from '#web/shell/branding.ts'
import { useStore } from '#web/store.ts'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { StatStrip } from '#web/ui/StatStrip.tsx'
import styles from './HomeOverview.module.css'

/** What the site offers, at the end of Home. */
export function HomeOverview() {
  const stats = listHomeFigures(useStore(siteBranding).figures)
  return (
    <>
      {stats.length > 0 && <StatStrip stats={stats} />}

      <section className={styles.section} aria-labelledby="pillars">
        <h2 id="pillars">Seven Pillars of Growth</h2>
        <ul className={styles.pillars}>
          {pillars.map((pillar) => (
            <Card key={pillar} as="li" clickable pillar={pillar} className={styles.pillar}>
              <Icon name={pillar} size="large" />
              <h3>
                <Link to={paths.pillar(pillar)}>{pillarContent[pillar].title}</Link>
              </h3>
              <p>{pillarContent[pillar].teaser}</p>
            </Card>
          ))}
        </ul>
      </section>

      <section className={styles.closing} aria-labelledby="ready">
        <h2 id="ready">Ready to Begin?</h2>
        <p>Pick something small enough to do today.</p>
        <div className={styles.actions}>
          <LinkButton wide to={paths.challenges()}>
            View Active Challenges
          </LinkButton>
          <LinkButton wide to={paths.community()}>
            Join the Community
          </LinkButton>
        </div>
      </section>
    </>
  )
}
