import { useQuery } from '@tanstack/react-query'
import { setupListQuery } from '#web/shell/setup-list.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { SettingsSection } from '#web/ui/SettingsSection.tsx'
import { useHideSetupList } from './setup-list-mutations.ts'
import settings from '#web/ui/settings.module.css'

/** How to back up the site, and whether Home shows the setup list. */
export function SetupSections() {
  const { data: list } = useQuery({ ...setupListQuery, refetchOnMount: 'always' })
  const timeZone = useTimeZone()
  const hide = useHideSetupList()
  const isComplete = list?.steps.every(({ done }) => done)
  return (
    <>
      <SettingsSection
        id="backup"
        title="Backup"
        lead="A copy of the database, for the day when the disk fails. Keep it on another machine."
      >
        {list?.usesPostgres ? (
          <p>
            This site uses PostgreSQL. Back it up with its own tools, such as <code>pg_dump</code>.
          </p>
        ) : (
          <>
            <p>
              Run <code>npm run admin -- backup FILE</code> on the server, best every night. The server keeps running.
            </p>
            <p className={settings.soft}>
              {list?.lastBackupAt ? `Last backup: ${formatDateTime(timeZone, list.lastBackupAt)}` : 'No backup yet'}
            </p>
          </>
        )}
      </SettingsSection>
      <SettingsSection id="setup" title="Setup list" lead="What a new site needs, on the Home of every admin.">
        <div className={settings.row}>
          <p>{describeList(list?.dismissed ?? false, isComplete ?? false)}</p>
          {list && !isComplete && (
            <Button busy={hide.isPending} onClick={() => hide.mutate(!list.dismissed)}>
              {list.dismissed ? 'Show it on Home' : 'Hide it'}
            </Button>
          )}
        </div>
      </SettingsSection>
    </>
  )
}

function describeList(isDismissed: boolean, isComplete: boolean): string {
  if (isComplete) return 'Everything on the list is done.'
  return isDismissed ? 'The list is hidden.' : 'Home shows the list until everything is done.'
}
