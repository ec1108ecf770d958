import { useReminders } from '#web/features/reminders/reminder-settings.ts'
import { ReminderSettingsForm } from '#web/features/reminders/ReminderSettingsForm.tsx'
import { paths } from '#web/paths.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { useUser } from '#web/shell/session.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SettingsSection } from '#web/ui/SettingsSection.tsx'
import { CalendarFeed } from './CalendarFeed.tsx'
import { DeviceSettings } from './DeviceSettings.tsx'
import { DigestChoice } from './DigestChoice.tsx'
import { EmailNotice } from './EmailNotice.tsx'
import { KindsTable } from './KindsTable.tsx'
import { NameSetting } from './NameSetting.tsx'
import { NoChannelNotice } from './NoChannelNotice.tsx'
import { useNotificationSettings } from './notification-settings.ts'
import { QuietHours } from './QuietHours.tsx'
import { useChannels } from './use-channels.ts'

export function NotificationSettingsPage() {
  const user = useUser()
  const reminders = useReminders()
  const settings = useNotificationSettings()
  const { push, email } = useChannels()
  if (!user) return null
  return (
    <>
      <BackLink to={paths.settings()}>Settings</BackLink>
      <PageHeader title="Notifications">
        Choose what we send you, how and when. Changes are saved immediately.
      </PageHeader>
      <SettingsSection
        id="reminders"
        title="Reminders"
        lead="One message for everything that is due. Nothing once you’ve marked your day."
      >
        <Loaded result={reminders}>
          {(data) => (
            <>
              {data.on && <NoChannelNotice />}
              <ReminderSettingsForm settings={data} />
            </>
          )}
        </Loaded>
      </SettingsSection>
      <SettingsSection id="kinds" title="What we send" lead={describeChannels(push, email)}>
        <Loaded result={settings}>
          {(data) => (
            <>
              <EmailNotice email={data.email} />
              <KindsTable settings={data} user={user} />
            </>
          )}
        </Loaded>
      </SettingsSection>
      {push && (
        <SettingsSection id="devices" title="Your devices" lead="Push messages arrive even when the app is closed.">
          <DeviceSettings user={user} />
        </SettingsSection>
      )}
      <SettingsSection id="privacy" title="Privacy" lead="Others may see your screen or your inbox.">
        <Loaded result={settings}>{(data) => <NameSetting settings={data} />}</Loaded>
      </SettingsSection>
      {(push || email) && (
        <SettingsSection
          id="quiet"
          title={push ? `Quiet hours${email ? ' and digest' : ''}` : 'Digest'}
          lead="For fewer messages, at better times."
        >
          <Loaded result={settings}>
            {(data) => (
              <>
                {push && <QuietHours settings={data} />}
                {email && <DigestChoice settings={data} />}
              </>
            )}
          </Loaded>
        </SettingsSection>
      )}
      <SettingsSection id="calendar" title="Calendar" lead="Shows your steps in your calendar app instead.">
        <Loaded result={settings}>{(data) => <CalendarFeed calendarUrl={data.calendarUrl} />}</Loaded>
      </SettingsSection>
    </>
  )
}

function describeChannels(push: boolean, email: boolean): string {
  if (push && email) return 'In the app, to your devices, and by email.'
  return `In the app${push ? ' and to your devices' : email ? ' and by email' : ''}.`
}
