import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { onFirstUse, sayNotLoaded } from '#web/ui/on-first-use.tsx'
import { useStore } from '#web/ui/store.ts'
import { Header } from './Header.tsx'
import { Main } from './Main.tsx'
import { sheetOpen, sidebarOpen, toggleSidebar } from './sidebar-state.ts'
import { SidebarNav } from './SidebarNav.tsx'
import { sessionEnded } from './sign-in-required.ts'
import styles from './SignedInLayout.module.css'

const SessionEnded = onFirstUse(async () => (await import('./SessionEnded.tsx')).SessionEnded)
const SidebarSheet = onFirstUse(async () => (await import('./SidebarSheet.tsx')).SidebarSheet, {
  onFailure() {
    sayNotLoaded()
    sheetOpen.set(false)
  },
})

export function SignedInLayout() {
  const open = useStore(sidebarOpen)
  const sheet = useStore(sheetOpen)
  const ended = useStore(sessionEnded)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      toggleSidebar()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  return (
    <div className={styles.layout} data-sidebar={open ? 'expanded' : 'collapsed'}>
      <aside className={styles.sidebar} id="sidebar" aria-label="Sidebar">
        <div className={styles.stay}>
          <SidebarNav rail={!open} />
        </div>
      </aside>
      {sheet && <SidebarSheet />}
      <div className={styles.column}>
        <Header />
        <Main>{ended ? <SessionEnded /> : <Outlet />}</Main>
      </div>
    </div>
  )
}
