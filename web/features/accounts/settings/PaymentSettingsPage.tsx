import { paths } from '#web/paths.ts'
import { useUser } from '#web/shell/session.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SettingsSection } from '#web/ui/SettingsSection.tsx'
import { StoredCard } from '../StoredCard.tsx'

export function PaymentSettingsPage() {
  const user = useUser()
  if (!user) return null
  return (
    <>
      <BackLink to={paths.settings()}>Settings</BackLink>
      <PageHeader title="Payment" />
      <SettingsSection id="card" title="Stored card" lead="For future premium features. You won’t be charged.">
        <StoredCard user={user} />
      </SettingsSection>
    </>
  )
}
