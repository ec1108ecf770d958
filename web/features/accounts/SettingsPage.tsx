import { useUser } from '#web/shell/session.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SettingsSection } from '#web/ui/SettingsSection.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import { AvatarField } from './AvatarField.tsx'
import { DataExport } from './DataExport.tsx'
import { NotificationsLink } from './NotificationsLink.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfileLinks } from './ProfileLinks.tsx'

const fallback = () => <Skeleton shape="row" count={2} />
const DayStartSetting = lazyComponent(async () => (await import('./DayStartSetting.tsx')).DayStartSetting, { fallback })
const NumbersSetting = lazyComponent(async () => (await import('./NumbersSetting.tsx')).NumbersSetting, { fallback })
const SidebarSetting = lazyComponent(async () => (await import('./SidebarSetting.tsx')).SidebarSetting, { fallback })
const EmailSection = lazyComponent(async () => (await import('./EmailSection.tsx')).EmailSection, {
  fallback,
})
const BreaksSetting = lazyComponent(async () => (await import('./BreaksSetting.tsx')).BreaksSetting, { fallback })
const PasswordForm = lazyComponent(async () => (await import('./PasswordForm.tsx')).PasswordForm, {
  fallback,
})
const Sessions = lazyComponent(async () => (await import('./Sessions.tsx')).Sessions, { fallback })
const StoredCard = lazyComponent(async () => (await import('./StoredCard.tsx')).StoredCard, { fallback })
const DeleteAccount = lazyComponent(async () => (await import('./DeleteAccount.tsx')).DeleteAccount, {
  fallback,
})

export function SettingsPage() {
  const user = useUser()
  if (!user) return null
  return (
    <>
      <PageHeader title="Settings">Manage your profile, security and data.</PageHeader>
      <SettingsSection
        id="profile"
        title="Profile"
        lead="Other members see your username, but not your name or email. Admins can see your email."
      >
        <AvatarField user={user} />
        <ProfileForm user={user} />
      </SettingsSection>
      <SettingsSection id="members" title="Other members" lead="What they can see about you, and who you’ve invited.">
        <ProfileLinks />
      </SettingsSection>
      <SettingsSection id="day" title="Your day" lead="Decides which date a marked day counts for.">
        <WhenIdle fallback={fallback()}>
          <DayStartSetting user={user} />
        </WhenIdle>
      </SettingsSection>
      <SettingsSection
        id="numbers"
        title="Streaks and scores"
        lead="When they’re off, the app shows only your days and notes."
      >
        <WhenIdle fallback={fallback()}>
          <NumbersSetting />
        </WhenIdle>
      </SettingsSection>
      <SettingsSection
        id="breaks"
        title="Breaks"
        lead="For a holiday, an illness or a hard week. Nothing counts as missed."
      >
        <WhenIdle fallback={fallback()}>
          <BreaksSetting />
        </WhenIdle>
      </SettingsSection>
      <SettingsSection id="notifications" title="Notifications" lead="Reminders, replies and announcements.">
        <NotificationsLink />
      </SettingsSection>
      <SettingsSection id="email" title="Email" lead="You sign in with this address. Other members can’t see it.">
        <WhenIdle fallback={fallback()}>
          <EmailSection />
        </WhenIdle>
      </SettingsSection>
      <SettingsSection id="password" title="Password" lead="Changing your password signs you out everywhere else.">
        <WhenIdle fallback={fallback()}>
          <PasswordForm />
        </WhenIdle>
      </SettingsSection>
      <SettingsSection
        id="sessions"
        title="Where you’re signed in"
        lead="A browser is signed out after two weeks without a visit."
      >
        <WhenIdle fallback={fallback()}>
          <Sessions timeZone={user.timeZone} />
        </WhenIdle>
      </SettingsSection>
      <SettingsSection id="sidebar-setting" title="Sidebar" lead="Saved in this browser, for wide screens.">
        <WhenIdle fallback={fallback()}>
          <SidebarSetting />
        </WhenIdle>
      </SettingsSection>
      <SettingsSection id="card" title="Stored card" lead="For future premium features. You won’t be charged.">
        <WhenIdle fallback={fallback()}>
          <StoredCard user={user} />
        </WhenIdle>
      </SettingsSection>
      <SettingsSection id="data" title="Your data" lead="Download a copy at any time.">
        <DataExport />
      </SettingsSection>
      <SettingsSection id="delete" title="Delete your account" lead="This can’t be undone.">
        <WhenIdle fallback={fallback()}>
          <DeleteAccount user={user} />
        </WhenIdle>
      </SettingsSection>
    </>
  )
}
