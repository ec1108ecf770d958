import { paths } from '#web/paths.ts'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { pillarContent } from '../../pillars/pillar-content.ts'
import { pillars } from '../../pillars/pillars.ts'
import styles from './PillarsPage.module.css'

export function PillarsPage() {
  return (
    <>
      <PageHeader title="Core Pillars">Explore all seven, and start with the one that needs the most work.</PageHeader>
      <ul className={styles.grid}>
        {pillars.map((pillar) => {
          const { title, description, topics } = pillarContent[pillar]
          return (
            <Card key={pillar} as="li" pillar={pillar} className={styles.card}>
              <div className={styles.head}>
                <Icon name={pillar} size="large" />
                <h2>{title}</h2>
              </div>
              <p className={styles.description}>{description}</p>
              <ul className={styles.topics}>
                {topics.map((topic) => (
                  <li key={topic}>{topic}</li>
                ))}
              </ul>
              <div className={styles.foot}>
                <LinkButton wide to={paths.pillar(pillar)}>
                  {`Explore ${title}`}
                </LinkButton>
              </div>
            </Card>
          )
        })}
      </ul>
    </>
  )
}
