import { chooseCountryByLanguage } from '#contract/reader-country.ts'
import { createStore } from '#web/store.ts'
import { findCountryOfTimeZone } from './time-zone-countries.ts'

const storageKey = 'help-country'

/** What the reader chose on this device; undefined to guess. */
export const chosenCountry = createStore<string | undefined>(readChosenCountry())

export function chooseCountry(code: string): void {
  chosenCountry.set(code)
  try {
    localStorage.setItem(storageKey, code)
  } catch {
    // Storage is disabled, so the choice lasts until the page is closed.
  }
}

/**
 * Guesses the reader's country on the device, without their address. The time zone comes first: many browsers prefer
 * American English wherever they are, and a wrong country has wrong numbers.
 */
export function guessCountry(known: ReadonlySet<string>): string | undefined {
  const byTimeZone = findCountryOfTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone ?? '')
  if (byTimeZone && known.has(byTimeZone)) return byTimeZone
  return chooseCountryByLanguage(navigator.languages, known)
}

function readChosenCountry(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined
  } catch {
    return undefined
  }
}
