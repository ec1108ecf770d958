import { findEnglish } from '#contract/page-view.ts'

/** The member's own English variant. The app is English only. */
let locale = findEnglish(typeof navigator === 'undefined' ? [] : navigator.languages)

export function getLocale(): string {
  return locale
}

/** The server renders each page in the locale of its request, and the browser stays with it. */
export function setLocale(next: string): void {
  locale = next
}

/** Create something for the current locale when it is first used, such as a formatter. */
export function perLocale<T>(create: (locale: string) => T): () => T {
  const created = new Map<string, T>()
  return () => {
    const value = created.get(locale) ?? create(locale)
    created.set(locale, value)
    return value
  }
}
