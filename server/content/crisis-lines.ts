import type { CrisisCountry } from '#contract/help.ts'

/** Emergency numbers and crisis lines by country. Only numbers with a `checked` date were compared with their source. */
export const crisisCountries: CrisisCountry[] = []
