import { useEffect, useEffectEvent, useState } from 'react'
import { useRouteError } from 'react-router'
import { ApiError } from '#web/api/client.ts'
import { Button } from '#web/ui/Button.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import styles from './Notice.module.css'

/** Shown in the layout when a screen throws or its chunk fails to load. */
export function ScreenError() {
  const error = useRouteError()
  const [isUnreachable, setIsUnreachable] = useState(() => !navigator.onLine)
  const [isRetrying, setIsRetrying] = useState(false)

  async function retry() {
    setIsRetrying(true)
    // Reloading without a connection would replace the app by the browser's error page.
    if (await fetchEntryScript()) location.reload()
    else setIsUnreachable(true)
    setIsRetrying(false)
  }

  const handleOnline = useEffectEvent(() => {
    if (isUnreachable) void retry()
  })
  useEffect(() => {
    let isUnmounted = false
    void fetchEntryScript().then((entry) => {
      if (isUnmounted) return
      // After a deployment the old build's chunks are gone.
      if (entry && !document.querySelector(`script[src="${CSS.escape(entry)}"]`)) location.reload()
      setIsUnreachable(entry === null)
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
    <main id="main" className={styles.alone}>
      <ScreenError />
    </main>
  )
}

/** @returns the entry script of the server's current build, or null if the server does not send the app */
async function fetchEntryScript(): Promise<string | null> {
  try {
    const response = await fetch('/', { cache: 'no-store' })
    const servedDocument = new DOMParser().parseFromString(await response.text(), 'text/html')
    return servedDocument.querySelector('script[type=module][src]')?.getAttribute('src') ?? null
  } catch {
    return null
  }
}
