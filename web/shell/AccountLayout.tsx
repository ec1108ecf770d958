import type { ReactNode } from 'react'
import { WelcomeIllustration } from '#web/shell/WelcomeIllustration.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import styles from './AccountLayout.module.css'

export function AccountLayout({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <PageTitle>{title}</PageTitle>
      <div className={styles.form}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
      <WelcomeIllustration />
    </div>
  )
}
