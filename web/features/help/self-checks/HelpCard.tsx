import type { HelpTopic } from '#contract/help-categories.ts'
import type { CrisisCountry } from '#contract/help.ts'
import { CrisisContacts } from '#web/features/help/CrisisCard.tsx'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import styles from './SelfChecks.module.css'

type Props = {
  text?: string | undefined
  /** Empty if they could not be loaded. */
  countries: CrisisCountry[]
  topic?: HelpTopic | undefined
}

/** Lines of the reader's country, shown at once without moving the focus. */
export function HelpCard({ text = 'You don’t have to handle this alone.', countries, topic }: Props) {
  return (
    <div className={styles.help}>
      <p>{text}</p>
      <CrisisContacts countries={countries} topic={topic} />
      <LinkButton href={paths.help(topic)} target="_blank">
        More ways to get help
      </LinkButton>
    </div>
  )
}
