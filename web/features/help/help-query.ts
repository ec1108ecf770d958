import type { CrisisCountry } from '#contract/help.ts'
import { apiQuery } from '#web/api/client.ts'
import { useStore } from '#web/store.ts'
import { chosenCountry, findEntry, findTimeZoneCountry } from './reader-country.ts'

export const helpQuery = apiQuery('GET /api/help')

/** Return the country that the reader chose, or that they are probably in. Undefined if this list does not have it. */
export function useReaderCountry(countries: CrisisCountry[]): CrisisCountry | undefined {
  const chosen = useStore(chosenCountry)
  return findEntry(countries, chosen) ?? findEntry(countries, findTimeZoneCountry())
}
