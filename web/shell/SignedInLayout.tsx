import { type ReactNode, useEffect } from 'react'
import { Outlet } from 'react-router'
import { useStore } from '#web/store.ts'
import { lazyComponent, showLoadErrorToast } from '#web/ui/lazy-component.tsx'
import { preloadWhenIdle } from '#web/ui/preload-when-idle.ts'
import { BottomBar } from './BottomBar.tsx'
import { Header } from './Header.tsx'
import { Main } from './Main.tsx'
import { closedSidebar, narrowScreen, sheetOpen, sidebarOpen, toggleSidebar } from './sidebar-state.ts'
import { SidebarNav } from './SidebarNav.tsx'
import { sessionEnded } from './sign-in-required.ts'
import { SiteFooter } from './SiteFooter.tsx'
import styles from './SignedInLayout.module.css'

const MoreSheet = lazyComponent(async () => (await import('./later-parts.ts')).loadMoreSheet(), {
  onFailure() {
    showLoadErrorToast()
    sheetOpen.set(false)
  },
})
const SessionEnded = lazyComponent(async () => (await import('./later-parts.ts')).loadSessionEnded())

/** `bell` comes from a feature, which the shell cannot import. */
export function SignedInLayout({ bell }: { bell: ReactNode }) {
  const isSidebarOpen = useStore(sidebarOpen)
  const closed = useStore(closedSidebar)
  const isSheetOpen = useStore(sheetOpen)
  const hasSessionEnded = useStore(sessionEnded)

  useEffect(() => (narrowScreen.get() ? preloadWhenIdle(MoreSheet.preload) : undefined), [])
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!isDialogOpen()) toggleSidebar()
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [])

  return (
    <div className={styles.layout} data-sidebar={isSidebarOpen ? 'expanded' : closed}>
      <aside className={styles.sidebar} id="sidebar" aria-label="Sidebar">
        <div className={styles.stay}>
          <SidebarNav rail={!isSidebarOpen} />
        </div>
      </aside>
      <div className={styles.column}>
        <Header bell={bell} />
        {isSheetOpen && <MoreSheet />}
        <Main>{hasSessionEnded ? <SessionEnded /> : <Outlet />}</Main>
        <SiteFooter />
        <BottomBar />
      </div>
    </div>
  )
}

/** The sheet on a phone has no such attribute, so the keys close it. */
function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}
