import { ErrorState } from '#web/ui/ErrorState.tsx'
import { EmergencyNumbers } from './CountryHelp.tsx'
import { findReaderNumber } from './emergency-numbers.ts'
import { HelplineDirectory } from './HelplineDirectory.tsx'
import styles from './Help.module.css'

/** Shows at least the emergency number when the list could not be loaded. */
export function HelpUnavailable({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  const number = findReaderNumber()
  return (
    <>
      <EmergencyNumbers emergency={number ? [number] : []} />
      <ErrorState text="The list could not be loaded." onRetry={onRetry} busy={busy} />
      <p className={styles.elsewhere}>
        <HelplineDirectory />
      </p>
    </>
  )
}
