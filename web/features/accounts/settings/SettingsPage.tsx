import { Navigate, useLocation } from 'react-router'
import { paths } from '#web/paths.ts'
import { LinkList } from '#web/shell/LinkList.tsx'
import { useSite, useUser } from '#web/shell/session.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { findMovedSection } from './moved-sections.ts'
import { useCurrentValues } from './use-current-values.ts'
import styles from './SettingsPage.module.css'

export function SettingsPage() {
  const { hash } = useLocation()
  const moved = findMovedSection(hash)
  return moved ? <Navigate replace to={moved} /> : <SettingsIndex />
}

/** Each row says what is set now, and opens a short screen. */
function SettingsIndex() {
  const user = useUser()
  const { payments, signUp } = useSite()
  const values = useCurrentValues()
  if (!user) return null
  const hasCardSettings = payments !== null || user.onboardingCompleted
  return (
    <>
      <PageHeader title="Settings" />
      <div className={styles.lists}>
        <LinkList
          items={[
            { label: 'Profile', to: paths.profileSettings(), icon: rareIcons.person, hint: values.profile },
            {
              label: 'Account and password',
              to: paths.settings('account'),
              icon: rareIcons.lock,
              hint: values.account,
            },
          ]}
        />
        <LinkList
          items={[
            {
              label: 'Reminders and notifications',
              to: paths.notificationSettings(),
              icon: 'bell',
              hint: values.reminders,
            },
            { label: 'Days and streaks', to: paths.settings('days'), icon: 'calendar', hint: values.days },
            { label: 'Appearance', to: paths.settings('appearance'), icon: 'sun', hint: values.appearance },
          ]}
        />
        <LinkList
          items={[
            {
              label: 'Privacy and data',
              to: paths.settings('privacy'),
              icon: rareIcons.shield,
              hint: 'Who can read what you write, your data, deleting it',
            },
            { label: 'Devices', to: paths.settings('devices'), icon: 'panel', hint: values.devices },
            ...(hasCardSettings
              ? [{ label: 'Payment', to: paths.settings('payment'), icon: rareIcons.card, hint: values.payment }]
              : []),
          ]}
        />
        <LinkList
          items={[
            {
              label: 'Invite a friend',
              to: paths.invitations(),
              icon: rareIcons.invite,
              hint:
                signUp === 'closed' ? 'Only to challenges, for friends who are members' : 'Links for people you know',
            },
          ]}
        />
      </div>
    </>
  )
}
