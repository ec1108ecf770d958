/**
 * Chooses the country of a reader from the languages that their browser prefers. A region that they chose counts before
 * what a language alone suggests.
 * @param known the countries to choose from
 * @returns undefined for languages that say nothing, such as English without a region
 */
export function chooseCountryByLanguage(languages: readonly string[], known: ReadonlySet<string>): string | undefined {
  const locales = languages.flatMap(parseLocale)
  return [
    ...locales.map(({ region }) => region),
    // These are spoken in many countries.
    ...locales.filter(({ language }) => !['en', 'es', 'ar'].includes(language)).map((each) => each.maximize().region),
  ].find((region) => region !== undefined && known.has(region))
}

/** Parses the header, in the reader's order of preference. */
export function parseAcceptLanguage(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', quality = ''] = part.trim().split(/\s*;\s*q=/)
      return { tag, quality: quality === '' ? 1 : Number(quality) || 0 }
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
}

function parseLocale(tag: string): Intl.Locale[] {
  try {
    return [new Intl.Locale(tag)]
  } catch {
    return []
  }
}
