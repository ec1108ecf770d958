import type { ReactNode } from 'react'
import { Card } from '#web/ui/Card.tsx'
import styles from './SettingsSection.module.css'

export function SettingsSection({
  id,
  title,
  lead,
  children,
}: {
  id: string
  title: string
  lead: string
  children: ReactNode
}) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`} tabIndex={-1} data-lasting="">
      <div className={styles.words}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{lead}</p>
      </div>
      <Card className={styles.card}>{children}</Card>
    </section>
  )
}
