import { useSite, useUser } from '#web/shell/session.ts'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { CardSetup } from './CardSetup.tsx'
import { CardStored } from './CardStored.tsx'
import { NoPayments } from './NoPayments.tsx'
import styles from './OnboardingPage.module.css'

export function OnboardingPage() {
  const user = useUser()
  const { payments } = useSite()
  return (
    <div className={styles.page}>
      <PageTitle>Complete Your Profile</PageTitle>
      <h1>Complete Your Profile</h1>
      {user?.onboardingCompleted ? <CardStored /> : payments ? <CardSetup payments={payments} /> : <NoPayments />}
    </div>
  )
}
