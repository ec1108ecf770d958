import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { SetupList as SetupListReply } from '#contract/setup-list.ts'
import { confirmableSteps } from '#contract/setup-steps.ts'
import { paths } from '#web/paths.ts'
import { useSite } from '#web/shell/session.ts'
import { setupListQuery } from '#web/shell/setup-list.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { toast } from '#web/ui/toast.ts'
import { useConfirmStep, useHideSetupList } from './setup-list-mutations.ts'
import { describeStep, setupSteps } from './setup-steps.ts'
import styles from './SetupList.module.css'

type Props = {
  /** Whether there is only a warning to show. */
  place: 'list' | 'warning'
  /** Called with what is left to show when an admin hides the list. */
  onDismiss: (left: 'warning' | null) => void
}

/** What is left to set up on a new site, and a warning when there are no backups, for admins. */
export function SetupList({ place, onDismiss }: Props) {
  // Admins do the steps on other screens.
  const { data: list } = useQuery({ ...setupListQuery, refetchOnMount: 'always' })
  const { mail } = useSite()
  const confirm = useConfirmStep()
  const hide = useHideSetupList()
  if (!list) return null
  const warning = list.backup.overdue && <BackupWarning problem={list.backup.problem} />
  if (place === 'warning') return warning
  const doneCount = list.steps.filter(({ done }) => done).length
  return (
    <>
      {warning && <div className={styles.warning}>{warning}</div>}
      <Card as="section" aria-labelledby="setup" tabIndex={-1}>
        <div className={styles.head}>
          <div>
            <h2 id="setup">Set up your site</h2>
            <p role="status">{`${doneCount} of ${list.steps.length} done`}</p>
          </div>
          <Button
            variant="quiet"
            busy={hide.isPending}
            onClick={({ currentTarget }) =>
              hide.mutate(true, {
                onSuccess() {
                  restoreFocusToRegion(currentTarget.closest('section')?.parentElement ?? currentTarget)
                  onDismiss(list.backup.overdue ? 'warning' : null)
                  toast({ title: 'List hidden', description: 'You can show it again under Site.' })
                },
              })
            }
          >
            Hide
          </Button>
        </div>
        <ul className={styles.steps}>
          {list.steps.map((state) => {
            const { title, to } = setupSteps[state.step]
            const step = confirmableSteps.find((each) => each === state.step)
            const isKnown = step === 'backup' && list.backup.time !== null
            const canConfirm = step && !isKnown && (!state.done || state.confirmed)
            return (
              <li key={state.step} data-done={state.done || undefined}>
                <span className={styles.mark}>{state.done && <Icon name="check" size="small" />}</span>
                <div className={styles.words}>
                  <Link to={to}>{title}</Link>
                  <span className="visually-hidden">{state.done ? ' (done)' : ' (to do)'}</span>
                  <p>{describeStep(state, { mail, backup: list.backup })}</p>
                </div>
                {canConfirm && (
                  <Button
                    variant="quiet"
                    aria-label={`${state.confirmed ? 'Undo' : 'Looks right'}: ${title}`}
                    busy={confirm.isPending && confirm.variables.step === step}
                    onClick={() => confirm.mutate({ step, confirmed: !state.confirmed })}
                  >
                    {state.confirmed ? 'Undo' : 'Looks right'}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      </Card>
    </>
  )
}

function BackupWarning({ problem }: Pick<SetupListReply['backup'], 'problem'>) {
  return (
    <Banner tone="error" title="No good backup for two days">
      <p>
        {problem ? 'The last attempt failed.' : 'The server did not run at that time.'}{' '}
        <Link to={paths.siteBranding('backup')}>Look at the backups</Link>
      </p>
    </Banner>
  )
}
