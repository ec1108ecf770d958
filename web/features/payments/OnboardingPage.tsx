import { useSite, useUser } from '#web/shell/session.ts'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { CardAlreadyStored } from './CardAlreadyStored.tsx'
import { CardSetup } from './CardSetup.tsx'
import { PaymentsDisabled } from './PaymentsDisabled.tsx'
import styles from './OnboardingPage.module.css'

export function OnboardingPage() {
  const user = useUser()
  const { payments } = useSite()
  return (
    <div className={styles.page}>
      <PageTitle>Complete Your Profile</PageTitle>
      <h1>Complete Your Profile</h1>
      {user?.onboardingCompleted ? (
        <CardAlreadyStored />
      ) : payments ? (
        <CardSetup payments={payments} />
      ) : (
        <PaymentsDisabled />
      )}
    </div>
  )
}
