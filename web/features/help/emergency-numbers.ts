/** The general emergency number of each country, for when the list could not be loaded. */
const countriesByNumber: Record<string, string> = {
  '911': 'AR CA MX PH US',
  '000': 'AU',
  '190': 'BR',
  '131': 'CL',
  '123': 'CO',
  '100': 'IL',
  '119': 'JP KR LK TW',
  '105': 'PE',
  '111': 'NZ',
  '999': 'GB HK KE MY SG',
  '112': 'AT BE CH CZ DE DK EE ES FI FR GH GR HU IE IN IS IT LT LU LV NL NO PL PT SE SI SK UA ZA',
}

export const countriesWithNumber: ReadonlySet<string> = new Set(
  Object.values(countriesByNumber).flatMap((codes) => codes.split(' ')),
)

export function findEmergencyNumber(country: string | undefined): string | undefined {
  return Object.keys(countriesByNumber).find((number) => country && countriesByNumber[number]?.includes(country))
}
