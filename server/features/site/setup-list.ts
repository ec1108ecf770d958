import type { SetupList } from '#contract/setup-list.ts'
import { type ConfirmableStep, confirmableSteps, type SetupStep, setupSteps } from '#contract/setup-steps.ts'
import { readSiteBranding } from '../../database/site-branding.ts'
import { lockSiteSetting, writeSiteSetting } from '../../database/site-settings.ts'
import type { Dependencies } from '../../dependencies.ts'
import { auditedTransaction } from '../audit/record.ts'
import { loadBackupState } from '../backups/backup-state.ts'
import { recordSiteChange, type SiteEditor } from './branding.ts'
import { hasInvitedAnyone, selectMailState, selectSetupSettings } from './setup-list-queries.ts'
import { selectPage } from './site-page-queries.ts'

const key = 'setup-list'

type StoredList = { confirmed?: ConfirmableStep[]; dismissed?: boolean }

/** Reads what is left to set up: what the server can see, and what admins confirmed. */
export async function loadSetupList(dependencies: Pick<Dependencies, 'database' | 'config' | 'services'>) {
  const { database, config, services } = dependencies
  const [settings, branding, mail, guidelines, invitation, backup] = await Promise.all([
    selectSetupSettings(database),
    readSiteBranding(database),
    selectMailState(database),
    selectPage(database, 'guidelines'),
    hasInvitedAnyone(database),
    loadBackupState(dependencies, services.clock.now()),
  ])
  const { confirmed = [], dismissed = false } = parseList(settings.setupList)
  // With nightly backups, the server itself knows whether there are any.
  const isConfirmed = (step: SetupStep) =>
    confirmableSteps.some((each) => each === step && confirmed.includes(each)) &&
    !(step === 'backup' && backup.time !== null)
  const done: Record<SetupStep, boolean> = {
    name: branding.name !== undefined || branding.logo !== undefined,
    figures: config.siteFigures !== null || branding.figures !== undefined,
    mail: services.mail.available && didLastMailArrive(mail),
    guidelines: guidelines !== undefined,
    help: settings.hasOwnHelp,
    invitation,
    backup: backup.time === null ? backup.lastBackupAt !== null : !backup.overdue,
  }
  return {
    steps: setupSteps.map((step) => ({
      step,
      done: done[step] || isConfirmed(step),
      confirmed: !done[step] && isConfirmed(step),
    })),
    dismissed,
    backup,
  } satisfies SetupList
}

/** @returns the list for the Home of admins; null when nothing is left or an admin hid it */
export async function findOpenSetupList(
  dependencies: Pick<Dependencies, 'database' | 'config' | 'services'>,
): Promise<SetupList | null> {
  const { setupList } = await selectSetupSettings(dependencies.database)
  const { overdue } = await loadBackupState(dependencies, dependencies.services.clock.now())
  if (parseList(setupList).dismissed && !overdue) return null
  const list = await loadSetupList(dependencies)
  return list.steps.every(({ done }) => done) && !overdue ? null : list
}

export function hideSetupList(dependencies: Dependencies, editor: SiteEditor, dismissed: boolean): Promise<SetupList> {
  return changeList(dependencies, editor, {
    change: (list) => ({ ...list, dismissed }),
    detail: dismissed ? 'setup list hidden' : 'setup list shown',
  })
}

export function confirmStep(
  dependencies: Dependencies,
  editor: SiteEditor,
  { step, confirmed }: { step: ConfirmableStep; confirmed: boolean },
): Promise<SetupList> {
  return changeList(dependencies, editor, {
    change: ({ confirmed: former = [], ...list }) => ({
      ...list,
      confirmed: [...former.filter((each) => each !== step), ...(confirmed ? [step] : [])],
    }),
    detail: `setup list: ${step} ${confirmed ? 'confirmed' : 'open again'}`,
  })
}

async function changeList(
  dependencies: Dependencies,
  editor: SiteEditor,
  { change, detail }: { change: (list: StoredList) => StoredList; detail: string },
): Promise<SetupList> {
  await auditedTransaction(dependencies, async (tx, audit) => {
    await writeSiteSetting(tx, key, change(parseList(await lockSiteSetting(tx, key))))
    await recordSiteChange(audit, editor, detail)
  })
  return loadSetupList(dependencies)
}

function didLastMailArrive(mail: { last_success_at: string | null; last_error_at: string | null } | undefined) {
  return (mail?.last_success_at ?? '') > (mail?.last_error_at ?? '')
}

function parseList(value: string | undefined): StoredList {
  return value === undefined ? {} : JSON.parse(value)
}
