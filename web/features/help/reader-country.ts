import { createStore } from '#web/store.ts'
import { findCountryOfTimeZone } from './time-zone-countries.ts'

const storageKey = 'help-country'

/** Territories with the emergency number and the lines of another country. */
const territories: Record<string, string> = {
  AX: 'FI',
  // 988 and 911 answer in all five.
  AS: 'US',
  GU: 'US',
  MP: 'US',
  PR: 'US',
  VI: 'US',
  // 112, 15 and 3114 answer in the overseas departments.
  GF: 'FR',
  GP: 'FR',
  MQ: 'FR',
  RE: 'FR',
  YT: 'FR',
}

/** What the reader chose on this device; undefined to use the time zone. */
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
 * Finds the country of the device's time zone, whether or not the list has it. The language says too little: many
 * browsers prefer American English wherever they are, and a wrong country has wrong numbers.
 * @returns an ISO 3166-1 code
 */
export function findTimeZoneCountry(): string | undefined {
  return findCountryOfTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone ?? '')
}

/** Finds the entry whose numbers are right in a country or territory. */
export function findEntry<Entry extends { code: string }>(
  entries: readonly Entry[],
  country: string | undefined,
): Entry | undefined {
  const find = (code: string | undefined) => code && entries.find((entry) => entry.code === code)
  return find(country) || find(country && territories[country]) || undefined
}

function readChosenCountry(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined
  } catch {
    return undefined
  }
}
