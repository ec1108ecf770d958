import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'

export function OnboardingPage() {
  return (
    <>
      <PageTitle>Complete Your Profile</PageTitle>
      <PageHeader title="Complete Your Profile">
        Add a payment method to unlock premium features and future upgrades. You won’t be charged now.
      </PageHeader>
    </>
  )
}
