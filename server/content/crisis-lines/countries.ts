import type { CrisisCountry, CrisisLine } from '#contract/help.ts'
import { africa } from './africa.ts'
import { asia } from './asia.ts'
import { britishIsles } from './british-isles.ts'
import { centralEurope } from './central-europe.ts'
import { latinAmerica } from './latin-america.ts'
import { middleEast } from './middle-east.ts'
import { northAmerica } from './north-america.ts'
import { northernEurope } from './northern-europe.ts'
import { oceania } from './oceania.ts'
import { southernEurope } from './southern-europe.ts'
import type { LineData } from './types.ts'
import { westernEurope } from './western-europe.ts'

/** Emergency numbers and lines by country. Only numbers with a `checked` date were compared with the source. */
export const crisisCountries: CrisisCountry[] = [
  africa,
  asia,
  britishIsles,
  centralEurope,
  latinAmerica,
  middleEast,
  northAmerica,
  northernEurope,
  oceania,
  southernEurope,
  westernEurope,
]
  .flat()
  .map((country) => ({ ...country, lines: country.lines.map(completeLine) }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))

function completeLine({ website, ...line }: LineData): CrisisLine {
  return {
    category: 'crisis',
    call: null,
    text: null,
    chat: null,
    hours: '24 hours a day',
    website,
    source: website,
    checked: null,
    ...line,
  }
}
