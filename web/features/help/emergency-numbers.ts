import { chosenCountry, findEntry, findTimeZoneCountry } from './reader-country.ts'

/**
 * The general emergency number by country: those of the list of the release, for when it could not be loaded, and of
 * some countries without an entry. Those with 112 are in Android's list of countries in which it reaches police,
 * ambulance and fire (https://android.googlesource.com/platform/packages/services/Telephony, ecc/input/eccdata.txt).
 * 112 calls someone from most mobile phones elsewhere too, but not everywhere, so other countries have no number here.
 */
const countriesByNumber: Record<string, string> = {
  '911': 'AR CA MX PH SA US',
  '1122': 'PK',
  '191': 'TH',
  '113': 'VN',
  '122': 'EG',
  '000': 'AU',
  '190': 'BR',
  '131': 'CL',
  '123': 'CO',
  '100': 'IL',
  '119': 'JP KR LK TW',
  '105': 'PE',
  '111': 'NZ',
  '999': 'AE BD GB GG HK IM JE KE MY SG',
  '112':
    'AT AZ BE BG CH CY CZ DE DK EE ES FI FO FR GE GH GL GR HR HU ID IE IN IS IT LI LT LU LV MC MT NG NL NO PL PT RO RU SE SI SK TR TZ UA ZA',
}

const entries = Object.entries(countriesByNumber).flatMap(([number, codes]) =>
  codes.split(' ').map((code) => ({ code, number })),
)

/** Finds the general emergency number of a country. @returns undefined if we do not know it for sure */
export function findEmergencyNumber(country: string | undefined): string | undefined {
  return findEntry(entries, country)?.number
}

/** Finds the general emergency number of the country that the reader chose, or that they are in. */
export function findReaderNumber(): string | undefined {
  return findEmergencyNumber(chosenCountry.get() ?? findTimeZoneCountry())
}
