import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { useStore } from '#web/store.ts'
import { lazyDialog } from '#web/ui/Dialog.tsx'
import { preloadWhenIdle } from '#web/ui/preload-when-idle.ts'
import { Toaster } from '#web/ui/Toaster.tsx'
import { focusHeadingIfAsked } from './next-heading.ts'
import { useScrollRestoration } from './scroll-restoration.ts'
import { signInRequired } from './sign-in-required.ts'
import styles from './RootLayout.module.css'

const SignInRequiredDialog = lazyDialog(async () => (await import('./SignInRequiredDialog.tsx')).SignInRequiredDialog)

export function RootLayout() {
  const { pathname } = useLocation()
  const reason = useStore(signInRequired)
  const previousPathname = useRef(pathname)
  const navigating = useNavigation().state !== 'idle'
  useScrollRestoration()
  useEffect(() => preloadWhenIdle(SignInRequiredDialog.preload), [])
  useEffect(focusHeadingIfAsked, [])

  // Move focus to the new screen's content, as a full page load would, unless the screen starts in a field or a row.
  useEffect(() => {
    if (previousPathname.current === pathname) return
    previousPathname.current = pathname
    if (!document.activeElement?.matches('main :is(input, [data-row])'))
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {navigating && <div className={styles.navigating} />}
      <Outlet />
      <SignInRequiredDialog
        reason={reason}
        open={reason !== null}
        onOpenChange={(open) => open || signInRequired.set(null)}
      />
      <Toaster />
    </>
  )
}
