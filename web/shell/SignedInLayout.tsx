import { type ReactNode, useEffect } from 'react'
import { Outlet } from 'react-router'
import { useStore } from '#web/store.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Header } from './Header.tsx'
import { Main } from './Main.tsx'
import { closedSidebar, sheetOpen, sidebarOpen, toggleSidebar } from './sidebar-state.ts'
import { SidebarNav } from './SidebarNav.tsx'
import { SidebarSheet } from './SidebarSheet.tsx'
import { sessionEnded } from './sign-in-required.ts'
import { SiteFooter } from './SiteFooter.tsx'
import styles from './SignedInLayout.module.css'

const SessionEnded = lazyComponent(async () => (await import('./SessionEnded.tsx')).SessionEnded)

/** `bell` comes from a feature, which the shell cannot import. */
export function SignedInLayout({ bell }: { bell: ReactNode }) {
  const isSidebarOpen = useStore(sidebarOpen)
  const closed = useStore(closedSidebar)
  const isSheetOpen = useStore(sheetOpen)
  const hasSessionEnded = useStore(sessionEnded)

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
      {isSheetOpen && <SidebarSheet />}
      <div className={styles.column}>
        <Header bell={bell} />
        <Main>{hasSessionEnded ? <SessionEnded /> : <Outlet />}</Main>
        <SiteFooter />
        <BottomBar />
      </div>
    </div>
  )
}

/** The menu on a phone has no such attribute, so the keys close it. */
function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}
