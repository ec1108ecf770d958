import { Button } from '#web/ui/Button.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import styles from './Notice.module.css'

/** A screen that broke or whose files could not be fetched, after an update for instance. */
export function ScreenError() {
  return (
    <main id="main" className={styles.notice} data-alone>
      <PageTitle>Something went wrong</PageTitle>
      <h1>Something went wrong</h1>
      <p>This screen could not be shown. Loading it again usually fixes it.</p>
      <Button look="primary" onClick={() => location.reload()}>
        Try again
      </Button>
    </main>
  )
}
