import { paths } from '#web/paths.ts'
import { narrowScreen } from '#web/shell/sidebar-state.ts'
import { ThemeChoice } from '#web/shell/ThemeChoice.tsx'
import { useStore } from '#web/store.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SettingsSection } from '#web/ui/SettingsSection.tsx'
import { SidebarSetting } from '../SidebarSetting.tsx'

export function AppearanceSettingsPage() {
  const isNarrow = useStore(narrowScreen)
  return (
    <>
      <BackLink to={paths.settings()}>Settings</BackLink>
      <PageHeader title="Appearance">Saved in this browser.</PageHeader>
      <SettingsSection id="theme" title="Theme" lead="Light or dark.">
        <ThemeChoice labelledBy="theme-title" />
      </SettingsSection>
      {!isNarrow && (
        <SettingsSection id="sidebar-setting" title="Sidebar" lead="For wide screens.">
          <SidebarSetting />
        </SettingsSection>
      )}
    </>
  )
}
