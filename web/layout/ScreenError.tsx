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
      <p>This screen could not be shown. Loading it again usually mends it.</p>
      <Button look="primary" onClick={() => location.reload()}>
        Try again
      </Button>
    </main>
  )
}

/** The files of an earlier build are gone. A page that is of the server's build is not loaded again, so this never goes in circles. */
async function reloadAfterUpdate(): Promise<void> {
  const reply = await fetch('/', { cache: 'no-store' })
  const served = entryOf(new DOMParser().parseFromString(await reply.text(), 'text/html'))
  if (served && served !== entryOf(document)) location.reload()
}

/** The first file of a build. Its name changes with whatever is in the build. */
function entryOf(page: Document): string | null | undefined {
  return page.querySelector('script[type=module]')?.getAttribute('src')
}
