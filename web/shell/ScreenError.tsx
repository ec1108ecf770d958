import { useEffect, useEffectEvent, useState } from 'react'
import { useRouteError } from 'react-router'
import { ApiError } from '#web/api/client.ts'
import { Button } from '#web/ui/Button.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { findServedBuild } from './served-build.ts'
import { SiteFooter } from './SiteFooter.tsx'
import styles from './Notice.module.css'

/** Shown in the layout when a screen throws or its chunk fails to load. */
export function ScreenError() {
  const error = useRouteError()
  const [isUnreachable, setIsUnreachable] = useState(() => !navigator.onLine)
  const [isRetrying, setIsRetrying] = useState(false)

  async function retry() {
    setIsRetrying(true)
    // Reloading without a connection would replace the app by the browser's error page.
    if ((await findServedBuild()) !== 'none') location.reload()
    else setIsUnreachable(true)
    setIsRetrying(false)
  }

  const handleOnline = useEffectEvent(() => {
    if (isUnreachable) void retry()
  })
  useEffect(() => {
    let isUnmounted = false
    void findServedBuild().then((build) => {
      if (isUnmounted) return
      // After a deployment the old build's chunks are gone.
      if (build === 'new') location.reload()
      setIsUnreachable(build === 'none')
    })
    addEventListener('online', handleOnline)
    return () => {
      isUnmounted = true
      removeEventListener('online', handleOnline)
    }
  }, [])

  const title = isUnreachable ? 'This page could not be loaded' : 'Something went wrong'
  return (
    <div className={styles.notice} role="alert">
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      <p>
        {isUnreachable
          ? 'Check your connection and try again.'
          : 'This page could not be shown. Reloading usually fixes it.'}
      </p>
      {error instanceof ApiError && error.requestId && <p>Reference: {error.requestId}</p>}
      <Button variant="primary" busy={isRetrying} onClick={() => void retry()}>
        Try again
      </Button>
    </div>
  )
}

/** Show the same without the layout, which failed itself. */
export function LayoutError() {
  return (
    <div className={styles.page}>
      <main id="main" className={styles.alone}>
        <ScreenError />
      </main>
      <SiteFooter standalone />
    </div>
  )
}
