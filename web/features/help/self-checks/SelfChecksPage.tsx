import { paths } from '#web/paths.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { Card } from '#web/ui/Card.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { selfChecks } from './checks.ts'
import styles from './SelfChecks.module.css'

export function SelfChecksPage() {
  return (
    <div className={styles.page}>
      <BackLink to={paths.help()}>Help now</BackLink>
      <PageHeader title="Self-checks">
        Short questionnaires that doctors use. They can’t tell you what you have, but they can help you decide whether
        to talk to someone. Your answers stay on this device.
      </PageHeader>
      <ul className={styles.list}>
        {selfChecks.map(({ key, name, title, about, items }) => (
          <Card as="li" key={key} className={styles.check}>
            <h2>{title}</h2>
            <p className={styles.soft}>{about}</p>
            <p className={styles.facts}>{`${items.length} questions · ${name}`}</p>
            <LinkButton to={paths.selfCheck(key)} aria-label={`Start: ${title}`}>
              Start
            </LinkButton>
          </Card>
        ))}
      </ul>
    </div>
  )
}
