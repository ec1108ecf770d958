import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { ApiError } from '#web/api/client.ts'
import { Button } from '#web/ui/Button.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import styles from './Notice.module.css'

/** Shown when a screen throws or its chunk fails to load. Reload automatically if a new build was deployed. */
export function ScreenError() {
  const error = useRouteError()
  useEffect(() => {
    // Offline; the button can still reload.
    reloadAfterUpdate().catch(() => undefined)
  }, [])
  return (
    <main id="main" className={styles.notice} data-alone>
      <PageTitle>Something went wrong</PageTitle>
      <h1>Something went wrong</h1>
      <p>This page could not be shown. Reloading usually fixes it.</p>
      {error instanceof ApiError && error.requestId && <p>Reference: {error.requestId}</p>}
      <Button variant="primary" onClick={() => location.reload()}>
        Try again
      </Button>
    </main>
  )
}

/** Reload if the server's entry script differs from the page's, because the old build's chunks are gone. */
async function reloadAfterUpdate(): Promise<void> {
  const response = await fetch('/', { cache: 'no-store' })
  const servedDocument = new DOMParser().parseFromString(await response.text(), 'text/html')
  const entry = servedDocument.querySelector('script[type=module][src]')?.getAttribute('src')
  if (entry && !document.querySelector(`script[src="${CSS.escape(entry)}"]`)) location.reload()
}
