/** What a page looks like in a browser, before the browser has run any script. */
export type PageView = {
  theme: 'dark' | 'light'
  /** Below 768 pixels a screen is narrow. */
  width: 'narrow' | 'wide'
  /** On wide screens. */
  sidebar: 'expanded' | 'icons' | 'hidden'
  /** An English variant, such as `en-GB`. */
  locale: string
}

/** The app writes the cookie when the view changes. */
export const viewCookie = 'view'

/** What a first visit gets: the app is made for phones, and dark unless a member chooses otherwise. */
export const firstView: PageView = { theme: 'dark', width: 'narrow', sidebar: 'expanded', locale: 'en' }

const english = /^en(-([A-Z]{2}|\d{3}))?$/

/** Returns the first English variant of a list of languages. The app is English only. */
export function findEnglish(languages: readonly string[]): string {
  return languages.find((language) => english.test(language)) ?? 'en'
}

/** Writes a view as the value of the cookie, such as `dark.wide.expanded.en-GB`. */
export function formatView({ theme, width, sidebar, locale }: PageView): string {
  return [theme, width, sidebar, locale].join('.')
}

/** @returns null if the cookie was not written by `formatView` */
export function parseView(cookie: string | undefined): PageView | null {
  const [theme, width, sidebar, locale = '', ...rest] = cookie?.split('.') ?? []
  if (theme !== 'dark' && theme !== 'light') return null
  if (width !== 'narrow' && width !== 'wide') return null
  if (sidebar !== 'expanded' && sidebar !== 'icons' && sidebar !== 'hidden') return null
  return english.test(locale) && rest.length === 0 ? { theme, width, sidebar, locale } : null
}
