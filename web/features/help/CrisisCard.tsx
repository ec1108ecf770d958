import { toTelLink } from '#contract/crisis-links.ts'
import type { HelpTopic } from '#contract/help-categories.ts'
import type { CrisisCountry } from '#contract/help.ts'
import { paths } from '#web/paths.ts'
import { useStore } from '#web/store.ts'
import { Button } from '#web/ui/Button.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { keyboardOpen } from '#web/ui/on-screen-keyboard.ts'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { CrisisLineLinks } from './CrisisLineLinks.tsx'
import { findReaderNumber } from './emergency-numbers.ts'
import { useReaderCountry } from './help-query.ts'
import { stayAboveKeyboard } from './stay-above-keyboard.ts'
import styles from './CrisisCard.module.css'

type Props = {
  /** Empty if they could not be loaded. */
  countries: CrisisCountry[]
  onDismiss: () => void
}

/**
 * Offer help, calmly. The link opens a new tab so that the text stays. While an on-screen keyboard is open, a shorter
 * card stays above it.
 */
export function CrisisCard({ countries, onDismiss }: Props) {
  const isDocked = useStore(keyboardOpen)
  return (
    <div ref={isDocked ? stayAboveKeyboard : undefined} className={styles.card} data-docked={isDocked || undefined}>
      <p className={styles.title}>It sounds like things are very hard right now.</p>
      <p className={styles.text}>You don’t have to handle this alone.</p>
      <CrisisContacts countries={countries} />
      <div className={styles.actions}>
        <LinkButton href={paths.help()} target="_blank">
          More ways to get help
        </LinkButton>
        <Button ref={restoreFocusOnUnmount} variant="quiet" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
      <p className={styles.private}>Only you see this. It isn’t stored or sent.</p>
    </div>
  )
}

type ContactsProps = {
  /** Empty if they could not be loaded. */
  countries: CrisisCountry[]
  topic?: HelpTopic | undefined
}

/** Two lines of the reader's country, and its emergency number. */
export function CrisisContacts({ countries, topic = 'crisis' }: ContactsProps) {
  const country = useReaderCountry(countries)
  const lines = country ? selectLines(country, topic) : []
  const number = country?.emergency[0] ?? findReaderNumber()
  return (
    <>
      {lines.map((line) => (
        <div key={line.name} className={styles.line}>
          <p dir="auto">{line.name}</p>
          <CrisisLineLinks line={line} />
        </div>
      ))}
      {lines.length === 0 && (
        <p className={styles.text}>
          <a href="https://findahelpline.com" target="_blank" rel="noreferrer">
            findahelpline.com
          </a>{' '}
          lists free lines in more than 130 countries.
        </p>
      )}
      <p className={styles.text}>
        In danger right now? Call{' '}
        {number ? (
          <a href={toTelLink(number)} dir="ltr">
            {number}
          </a>
        ) : (
          'your local emergency number.'
        )}
      </p>
    </>
  )
}

/** Two lines: confirmed ones first, then those that answer at any hour. */
function selectLines({ lines }: CrisisCountry, topic: HelpTopic) {
  const rank = ({ checked, hours }: CrisisCountry['lines'][number]) =>
    (checked ? 0 : 2) + (/24 hours/i.test(hours) ? 0 : 1)
  return lines
    .filter(({ category }) => category === topic)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, 2)
}
