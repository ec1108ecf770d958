import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PageKey, SitePage } from '#contract/site-pages.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { getTriggerProps, lazyDialog } from '#web/ui/Dialog.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { sitePageQuery } from './site-page-queries.ts'
import { pageTitles, sitePagePaths } from './site-page-titles.ts'
import styles from './BrandingForm.module.css'

const SitePageEditor = lazyDialog(async () => (await import('./SitePageEditor.tsx')).SitePageEditor)

const keys: PageKey[] = ['guidelines', 'privacy', 'terms', 'imprint']

export function SitePagesList() {
  return (
    <ul className={styles.list}>
      {keys.map((key) => (
        <SitePageItem key={key} pageKey={key} />
      ))}
    </ul>
  )
}

function SitePageItem({ pageKey }: { pageKey: PageKey }) {
  const timeZone = useTimeZone()
  const [open, setOpen] = useState(false)
  const { data: page } = useQuery(sitePageQuery(pageKey))
  const title = pageTitles[pageKey]
  return (
    <li>
      <div className={styles.words}>
        <p className={styles.name}>{title}</p>
        <p className={styles.state}>{page ? describeState(page, timeZone) : 'Loading...'}</p>
      </div>
      <div className={styles.actions}>
        {page?.content && (
          <LinkButton variant="quiet" to={sitePagePaths[pageKey]} aria-label={`View ${title}`}>
            View
          </LinkButton>
        )}
        <Button
          variant="quiet"
          aria-label={`Edit ${title}`}
          aria-disabled={!page || undefined}
          {...getTriggerProps(SitePageEditor.preload)}
          onClick={() => setOpen(page !== undefined)}
        >
          Edit
        </Button>
      </div>
      {page && <SitePageEditor open={open} onOpenChange={setOpen} page={page} />}
    </li>
  )
}

function describeState({ key, edited, updatedAt }: SitePage, timeZone: string): string {
  if (edited && updatedAt) return `Your text, changed on ${formatDateTime(timeZone, updatedAt)}`
  return key === 'imprint' ? 'Not written, so there is no link to it' : 'Default text'
}
