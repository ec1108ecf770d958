import { useQuery } from '@tanstack/react-query'
import { CrisisContacts } from '#web/features/help/CrisisCard.tsx'
import { helpQuery } from '#web/features/help/help-query.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import styles from './SelfChecks.module.css'

/** The crisis lines of the reader's country, shown at once without moving the focus. */
export function HelpCard({ text = 'You don’t have to handle this alone.' }: { text?: string | undefined }) {
  // The screen loads the list when it opens, so that no request depends on an answer.
  const { data } = useQuery({ ...helpQuery, staleTime: 60 * 60_000 })
  return (
    <div className={styles.help}>
      <p>{text}</p>
      <CrisisContacts countries={data?.countries ?? []} />
      <LinkButton href={paths.help()} target="_blank">
        More ways to get help
      </LinkButton>
    </div>
  )
}
