import { writeAccentStyle } from '#contract/accent.ts'
import type { Site } from '#contract/site.ts'
import { escapeHtml } from '../escape-html.ts'

/** Markup from the build that depends on the site. */
export type PageParts = {
  /** The seven columns, and an image in their place. */
  columns: string
  logo: string
  imprint: string
  description: string
}

type Values = Record<string, string>

export type Template = (values: Values) => string

/** Compiles a page of the build. Placeholders such as `__NAME__` are replaced; unknown ones stay. */
export function compileTemplate(html: string): Template {
  const parts = html.split(/__([A-Z]+)__/)
  return (values) => parts.map((part, index) => (index % 2 === 0 ? part : (values[part] ?? `__${part}__`))).join('')
}

/** Returns the values of all placeholders that depend on the site, as HTML. */
export function describeBranding(
  { name, logoUrl, accent, headline, welcome, imprint }: Omit<Site, 'payments' | 'questions' | 'signUp'>,
  parts: PageParts,
  nonce: string,
): Values {
  const logo = logoUrl === null ? parts.columns : compileTemplate(parts.logo)({ LOGOURL: escapeHtml(logoUrl) })
  const description = headline || welcome ? [headline, welcome].filter(Boolean).join(' – ') : parts.description
  return {
    NAME: escapeHtml(name),
    DESCRIPTION: escapeHtml(description),
    LOGO: logo,
    ICON: logoUrl === null ? 'href="/favicon.svg" type="image/svg+xml"' : `href="${escapeHtml(logoUrl)}"`,
    TOUCHICON: escapeHtml(logoUrl ?? '/icons/apple-touch-icon.png'),
    IMPRINT: imprint ? parts.imprint : '',
    ACCENT: accent === null ? '' : `<style nonce="${nonce}" id="accent">${writeAccentStyle(accent)}</style>`,
  }
}
