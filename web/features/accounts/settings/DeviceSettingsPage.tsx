import { idleSessionDays } from '#contract/limits.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/shell/session.ts'
import { useStanding } from '#web/shell/standing.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SettingsSection } from '#web/ui/SettingsSection.tsx'
import { Sessions } from '../Sessions.tsx'

export function DeviceSettingsPage() {
  const user = useUser()
  const { role } = useStanding()
  if (!user) return null
  return (
    <>
      <BackLink to={paths.settings()}>Settings</BackLink>
      <PageHeader title="Devices" />
      <SettingsSection
        id="sessions"
        title="Where you’re signed in"
        lead={`A browser is signed out after ${idleSessionDays[role]} days without a visit.`}
      >
        <Sessions timeZone={user.timeZone} />
      </SettingsSection>
    </>
  )
}
