import { paths } from '#web/paths.ts'
import { useUser } from '#web/shell/session.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SettingsSection } from '#web/ui/SettingsSection.tsx'
import { BreaksSetting } from '../BreaksSetting.tsx'
import { DayStartSetting } from '../DayStartSetting.tsx'
import { NumbersSetting } from '../NumbersSetting.tsx'

export function DaySettingsPage() {
  const user = useUser()
  if (!user) return null
  return (
    <>
      <BackLink to={paths.settings()}>Settings</BackLink>
      <PageHeader title="Days and streaks">Changes are saved immediately.</PageHeader>
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
    </>
  )
}
