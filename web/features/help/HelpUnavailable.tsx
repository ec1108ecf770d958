import { ErrorState } from '#web/ui/ErrorState.tsx'
import { EmergencyNumbers } from './CountryHelp.tsx'
import { countriesWithNumber, findEmergencyNumber } from './emergency-numbers.ts'
import { chosenCountry, guessCountry } from './reader-country.ts'
import styles from './Help.module.css'

/** Shows at least the emergency number when the list could not be loaded. */
export function HelpUnavailable({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  const number = findEmergencyNumber(chosenCountry.get() ?? guessCountry(countriesWithNumber))
  return (
    <>
      {number && <EmergencyNumbers emergency={[number]} />}
      <ErrorState text="The list could not be loaded." onRetry={onRetry} busy={busy} />
      <p className={styles.elsewhere}>
        <a href="https://findahelpline.com" rel="noreferrer">
          findahelpline.com
        </a>{' '}
        lists free lines in more than 130 countries.
      </p>
    </>
  )
}
