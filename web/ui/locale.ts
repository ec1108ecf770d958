import { findEnglish } from '#contract/page-view.ts'
import { createLimitedCache } from './limited-cache.ts'

/** Formatters take 50 KB each, and a request can ask the server for any of 1,700 locales. */
const MAX_LOCALES = 50

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
  const getValue = createLimitedCache<T>(MAX_LOCALES)
  return () => getValue(locale, () => create(locale))
}
