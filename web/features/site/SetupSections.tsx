import { useQuery } from '@tanstack/react-query'
import type { SetupList } from '#contract/setup-list.ts'
import { setupListQuery } from '#web/shell/setup-list.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { SettingsSection } from '#web/ui/SettingsSection.tsx'
import { useHideSetupList } from './setup-list-mutations.ts'
import settings from '#web/ui/settings.module.css'

/** How to back up the site, and whether Home shows the setup list. */
export function SetupSections() {
  const { data: list } = useQuery({ ...setupListQuery, refetchOnMount: 'always' })
  const hide = useHideSetupList()
  const isComplete = list?.steps.every(({ done }) => done)
  return (
    <>
      <SettingsSection id="backup" title="Backup" lead="A copy of the database, for the day when the disk fails.">
        {list && <BackupState backup={list.backup} />}
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

function BackupState({
  backup: { time, timeZone: serverZone, elsewhere, lastBackupAt, problem, overdue },
}: Pick<SetupList, 'backup'>) {
  const timeZone = useTimeZone()
  return (
    <>
      {(problem || overdue) && (
        <Banner tone="error" title={overdue ? 'No good backup for two days' : 'The last nightly backup failed'}>
          <p>{problem ?? 'The server did not run at that time.'}</p>
        </Banner>
      )}
      {time === null ? (
        <p>
          Nightly backups are off (<code>BACKUP_TIME</code>). The admin command <code>backup</code> makes one on the
          server.
        </p>
      ) : (
        <>
          <p>{`Every night at ${time} (${serverZone}), the server copies the database to its folder “backups” and checks the copy. It keeps the copies of seven days and of four weeks.`}</p>
          <p>
            {elsewhere ? (
              <>
                <code>BACKUP_COMMAND</code> takes each copy to another machine.
              </>
            ) : (
              <>
                The copies are on the disk of the site. If that disk fails, they are lost too: set{' '}
                <code>BACKUP_COMMAND</code> to take each of them to another machine.
              </>
            )}
          </p>
        </>
      )}
      <p>
        <code>secret.key</code> is never in a backup, because it opens what is encrypted there. Store a copy of it in
        another place, such as a password manager.
      </p>
      <p className={settings.soft}>
        {lastBackupAt ? `Last backup: ${formatDateTime(timeZone, lastBackupAt)}` : 'No backup yet'}
      </p>
    </>
  )
}

function describeList(isDismissed: boolean, isComplete: boolean): string {
  if (isComplete) return 'Everything on the list is done.'
  return isDismissed ? 'The list is hidden.' : 'Home shows the list until everything is done.'
}
