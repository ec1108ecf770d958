import { useEffect } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import styles from './Notice.module.css'

/** A screen that broke or whose files could not be fetched. After an update the page loads itself anew. */
export function ScreenError() {
  useEffect(() => {
    // What the server cannot say now the button can still try.
    reloadAfterUpdate().catch(() => undefined)
  }, [])
  return (
    <main id="main" className={styles.notice} data-alone>
      <PageTitle>Something went wrong</PageTitle>
      <h1>Something went wrong</h1>
      <p>This page could not be shown. Reloading usually fixes it.</p>
      <Button variant="primary" onClick={() => location.reload()}>
        Try again
      </Button>
    </main>
  )
}

/** The files of an earlier build are gone. A page that has the first file of the server's build already is not loaded again. */
async function reloadAfterUpdate(): Promise<void> {
  const response = await fetch('/', { cache: 'no-store' })
  const servedDocument = new DOMParser().parseFromString(await response.text(), 'text/html')
  const entry = servedDocument.querySelector('script[type=module][src]')?.getAttribute('src')
  if (entry && !document.querySelector(`script[src="${CSS.escape(entry)}"]`)) location.reload()
}
