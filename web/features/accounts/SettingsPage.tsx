import { useUser } from '#web/shell/session.ts'
import { type LoadComponent, lazyComponent } from '#web/ui/lazy-component.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SettingsSection } from '#web/ui/SettingsSection.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import { AvatarField } from './AvatarField.tsx'
import { DataExport } from './DataExport.tsx'
import { NotificationsLink } from './NotificationsLink.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfileLinks } from './ProfileLinks.tsx'

const DayStartSetting = lazyWhenIdle(async () => (await import('./DayStartSetting.tsx')).DayStartSetting)
const NumbersSetting = lazyWhenIdle(async () => (await import('./NumbersSetting.tsx')).NumbersSetting)
const SidebarSetting = lazyWhenIdle(async () => (await import('./SidebarSetting.tsx')).SidebarSetting)
const EmailSection = lazyWhenIdle(async () => (await import('./EmailSection.tsx')).EmailSection)
const BreaksSetting = lazyWhenIdle(async () => (await import('./BreaksSetting.tsx')).BreaksSetting)
const PasswordForm = lazyWhenIdle(async () => (await import('./PasswordForm.tsx')).PasswordForm)
const Sessions = lazyWhenIdle(async () => (await import('./Sessions.tsx')).Sessions)
const StoredCard = lazyWhenIdle(async () => (await import('./StoredCard.tsx')).StoredCard)
const DeleteAccount = lazyWhenIdle(async () => (await import('./DeleteAccount.tsx')).DeleteAccount)

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
        <DayStartSetting user={user} />
      </SettingsSection>
      <SettingsSection
        id="numbers"
        title="Streaks and scores"
        lead="When they’re off, the app shows only your days and notes."
      >
        <NumbersSetting />
      </SettingsSection>
      <SettingsSection
        id="breaks"
        title="Breaks"
        lead="For a holiday, an illness or a hard week. Nothing counts as missed."
      >
        <BreaksSetting />
      </SettingsSection>
      <SettingsSection id="notifications" title="Notifications" lead="Reminders, replies and announcements.">
        <NotificationsLink />
      </SettingsSection>
      <SettingsSection id="email" title="Email" lead="You sign in with this address. Other members can’t see it.">
        <EmailSection />
      </SettingsSection>
      <SettingsSection
        id="password"
        title="Password"
        lead="Changing your password signs you out everywhere else and gives your calendar a new address."
      >
        <PasswordForm />
      </SettingsSection>
      <SettingsSection
        id="sessions"
        title="Where you’re signed in"
        lead="A browser is signed out after two weeks without a visit."
      >
        <Sessions timeZone={user.timeZone} />
      </SettingsSection>
      <SettingsSection id="sidebar-setting" title="Sidebar" lead="Saved in this browser, for wide screens.">
        <SidebarSetting />
      </SettingsSection>
      <SettingsSection id="card" title="Stored card" lead="For future premium features. You won’t be charged.">
        <StoredCard user={user} />
      </SettingsSection>
      <SettingsSection id="data" title="Your data" lead="Download a copy at any time.">
        <DataExport />
      </SettingsSection>
      <SettingsSection id="delete" title="Delete your account" lead="This can’t be undone.">
        <DeleteAccount user={user} />
      </SettingsSection>
    </>
  )
}

/** Create a setting that loads once the screen is idle. */
function lazyWhenIdle<P extends object>(load: LoadComponent<P>) {
  const fallback = () => <Skeleton shape="row" count={2} />
  const LazySetting = lazyComponent(load, { fallback })
  return function LazyWhenIdle(props: P) {
    return (
      <WhenIdle fallback={fallback()}>
        <LazySetting {...props} />
      </WhenIdle>
    )
  }
}
