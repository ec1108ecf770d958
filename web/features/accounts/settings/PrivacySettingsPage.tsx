import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { privacyNote, sharedPrivacyNote } from '#web/shell/privacy-note.ts'
import { useUser } from '#web/shell/session.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SettingsSection } from '#web/ui/SettingsSection.tsx'
import { AudienceSetting } from '../AudienceSetting.tsx'
import { DataExport } from '../DataExport.tsx'
import { DeleteAccount } from '../DeleteAccount.tsx'
import { SharedOverview } from '../SharedOverview.tsx'
import styles from '#web/ui/settings.module.css'

export function PrivacySettingsPage() {
  const user = useUser()
  if (!user) return null
  return (
    <>
      <BackLink to={paths.settings()}>Settings</BackLink>
      <PageHeader title="Privacy and data" />
      <SettingsSection id="private" title="What you write for yourself" lead="Your journal and plan for bad days.">
        <p>{privacyNote}</p>
        <p>{sharedPrivacyNote}</p>
        <p className={styles.soft}>
          What this site stores, and for how long, is on the <Link to={paths.privacy()}>privacy page</Link>.
        </p>
      </SettingsSection>
      <SettingsSection id="audience" title="Your new challenges" lead="The challenges you join from now on.">
        <AudienceSetting />
      </SettingsSection>
      <SettingsSection
        id="shared"
        title="What others see"
        lead="Your challenges and crews. Change it on the screen of each."
      >
        <SharedOverview />
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
