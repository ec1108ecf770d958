import { paths } from '#web/paths.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SettingsSection } from '#web/ui/SettingsSection.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { EmailSection } from '../EmailSection.tsx'

const PasswordForm = lazyComponent(async () => (await import('../PasswordForm.tsx')).PasswordForm, {
  fallback: () => <Skeleton shape="row" count={2} />,
})

export function AccountSettingsPage() {
  return (
    <>
      <BackLink to={paths.settings()}>Settings</BackLink>
      <PageHeader title="Account and password" />
      <SettingsSection
        id="email"
        title="Email"
        lead="You sign in with this address. Admins can see it, other members can’t."
      >
        <EmailSection />
      </SettingsSection>
      <SettingsSection
        id="password"
        title="Password"
        lead="Changing your password signs you out everywhere else and gives your calendar a new address."
      >
        <PasswordForm />
      </SettingsSection>
    </>
  )
}
