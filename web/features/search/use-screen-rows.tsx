import { type ReactNode, useState } from 'react'
import { findInstallWay, promptToInstall } from '#web/features/install/install-prompt.ts'
import { paths } from '#web/paths.ts'
import { logOut } from '#web/shell/log-out.ts'
import { useSite, useUser } from '#web/shell/session.ts'
import { useStanding } from '#web/shell/standing.ts'
import { lazyDialog } from '#web/ui/Dialog.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { toast } from '#web/ui/toast.ts'
import { findScreens } from './find-screens.ts'
import { ResultRow } from './ResultRow.tsx'
import type { NamedScreen, ScreenAccess } from './screens.ts'

const LogOutDialog = lazyDialog(async () => (await import('#web/shell/LogOutDialog.tsx')).LogOutDialog)

/**
 * Create the rows of screens and settings that the words name, best first.
 * @returns how well the first one fits (0–1), and a dialog to render
 */
export function useScreenRows(
  query: string,
  words: readonly string[],
): { rows: ReactNode[]; strength: number; dialog: ReactNode } {
  const user = useUser()
  const site = useSite()
  const isStaff = useStanding().role !== 'member'
  const [isAsking, setIsAsking] = useState(false)
  if (!user) return { rows: [], strength: 0, dialog: null }

  const accesses: Record<ScreenAccess, boolean> = {
    member: true,
    staff: isStaff,
    admin: user.isAdmin,
    adminRole: user.role === 'admin',
  }
  const isHere = ({ to }: NamedScreen) => {
    if (typeof to !== 'string') return to.action !== 'install' || findInstallWay() !== null
    if (to === paths.imprint()) return site.imprint
    return to !== paths.settings('payment') || site.payments !== null || user.onboardingCompleted
  }
  const actions = {
    'log-out': () => (navigator.onLine ? setIsAsking(true) : logOut(user)),
    install: openInstallation,
  }
  const found = findScreens(query, (access) => accesses[access]).filter(isHere)
  return {
    rows: found.map(({ title, on, to, icon }) => (
      <ResultRow
        key={title}
        id={title}
        lead={<Icon name={icon} />}
        title={title}
        text={on}
        words={words}
        open={typeof to === 'string' ? to : actions[to.action]}
      />
    )),
    strength: found[0]?.strength ?? 0,
    dialog: <LogOutDialog user={user} open={isAsking} onOpenChange={setIsAsking} />,
  }
}

function openInstallation() {
  if (findInstallWay() === 'prompt') void promptToInstall()
  else toast({ title: 'In Safari, tap Share, then “Add to Home Screen”.' })
}
