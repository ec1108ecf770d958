import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { CrisisContacts } from '#web/features/help/CrisisCard.tsx'
import { helpQuery } from '#web/features/help/help-query.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { isHeavy } from './heavy-words.ts'
import styles from './HelpFirst.module.css'

/** Offer help above the results if the words are heavy. They are looked at on this device. */
export function HelpFirst({ query }: { query: string }) {
  // Fetched with the screen, so that the request says nothing about the words.
  const { data } = useQuery({ ...helpQuery, staleTime: 60 * 60_000 })
  const [offersHelp, setOffersHelp] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    void isHeavy(query, controller.signal).then((heavy) => !controller.signal.aborted && setOffersHelp(heavy))
    return () => controller.abort()
  }, [query])
  return (
    // Present from the start, so that screen readers announce what appears in it.
    <div role="status">
      {offersHelp && (
        <div className={styles.help}>
          <Link className={styles.link} to={paths.help()} data-result="">
            <Icon name={rareIcons.help} />
            <span className={styles.words}>
              Help now
              <span className={styles.hint}>Someone to talk to, day or night</span>
            </span>
            <Icon name={rareIcons.open} size="small" />
          </Link>
          <div className={styles.contacts}>
            <CrisisContacts countries={data?.countries ?? []} />
          </div>
        </div>
      )}
    </div>
  )
}
