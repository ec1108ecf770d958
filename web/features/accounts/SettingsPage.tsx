import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useUser } from '#web/shell/session.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { AvatarField } from './AvatarField.tsx'
import { DataExport } from './DataExport.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { SettingsSection } from './SettingsSection.tsx'

// They come right after what is seen first.
const fallback = () => <Skeleton shape="row" count={2} />
const EmailSection = lazyComponent(async () => (await import('./EmailSection.tsx')).EmailSection, {
  fallback,
})
const PasswordForm = lazyComponent(async () => (await import('./PasswordForm.tsx')).PasswordForm, {
  fallback,
})
const Sessions = lazyComponent(async () => (await import('./Sessions.tsx')).Sessions, { fallback })
const StoredCard = lazyComponent(async () => (await import('./StoredCard.tsx')).StoredCard, { fallback })
const DeleteAccount = lazyComponent(async () => (await import('./DeleteAccount.tsx')).DeleteAccount, {
  fallback,
})

/** Everything about one's own account, on one page. */
export function SettingsPage() {
  const user = useUser()
  const { hash } = useLocation()

  // The router does not follow a fragment into a screen that was not there yet.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])

  if (!user) return null
  return (
    <>
      <PageTitle>Settings</PageTitle>
      <PageHeader title="Settings">Who you are here, and what is kept.</PageHeader>
      <SettingsSection
        id="profile"
        title="Profile"
        lead="Other men know you by your username. Your name and address stay yours."
      >
        <AvatarField user={user} />
        <ProfileForm user={user} />
      </SettingsSection>
      <SettingsSection id="email" title="Email" lead="You sign in with it. Nobody else sees it.">
        <EmailSection />
      </SettingsSection>
      <SettingsSection id="password" title="Password" lead="Changing it signs you out everywhere else.">
        <PasswordForm />
      </SettingsSection>
      <SettingsSection
        id="sessions"
        title="Where you are signed in"
        lead="A browser is forgotten after two weeks without a visit."
      >
        <Sessions timeZone={user.timeZone} />
      </SettingsSection>
      <SettingsSection id="card" title="Stored card" lead="For premium features to come. Nothing is charged.">
        <StoredCard user={user} />
      </SettingsSection>
      <SettingsSection id="data" title="Your data" lead="It is yours: take it with you whenever you like.">
        <DataExport />
      </SettingsSection>
      <SettingsSection id="delete" title="Delete your account" lead="At once, and for good.">
        <DeleteAccount user={user} />
      </SettingsSection>
    </>
  )
}
