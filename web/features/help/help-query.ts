import type { CrisisCountry } from '#contract/help.ts'
import { apiQuery } from '#web/api/client.ts'
import { useStore } from '#web/store.ts'
import { chosenCountry, guessCountry } from './reader-country.ts'

export const helpQuery = apiQuery('GET /api/help')

/** Return the country that the reader chose, or that they are probably in. */
export function useReaderCountry(countries: CrisisCountry[]): CrisisCountry | undefined {
  const chosen = useStore(chosenCountry)
  const codes = new Set(countries.map(({ code }) => code))
  const code = chosen !== undefined && codes.has(chosen) ? chosen : guessCountry(codes)
  return countries.find((country) => country.code === code)
}
