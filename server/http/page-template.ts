import { writeAccentStyle } from '#contract/accent.ts'
import { listLandingFigures } from '#contract/landing-figures.ts'
import type { Site } from '#contract/site.ts'
import { escapeHtml } from '../escape-html.ts'

/** Markup from the build that depends on the site, and the words of the specification. */
export type PageParts = {
  /** The seven columns, and an image in their place. */
  columns: string
  logo: string
  /** The figures of the landing page, for each number of them. */
  stats: string[]
  imprint: string
  headline: string
  welcome: string
  description: string
}

type Values = Record<string, string>

export type Template = (values: Values) => string

/** Compiles a page of the build. Placeholders such as `__NAME__` are replaced; unknown ones stay. */
export function compileTemplate(html: string): Template {
  const parts = html.split(/__([A-Z]+\d?)__/)
  return (values) => parts.map((part, index) => (index % 2 === 0 ? part : (values[part] ?? `__${part}__`))).join('')
}

/** Returns the values of all placeholders that depend on the site, as HTML. */
export function describeBranding(
  { name, logoUrl, accent, headline, welcome, figures, imprint }: Omit<Site, 'payments' | 'questions' | 'signUp'>,
  parts: PageParts,
  nonce: string,
): Values {
  const logo = logoUrl === null ? parts.columns : compileTemplate(parts.logo)({ LOGOURL: escapeHtml(logoUrl) })
  const description = headline || welcome ? [headline, welcome].filter(Boolean).join(' – ') : parts.description
  return {
    NAME: escapeHtml(name),
    HEADLINE: escapeHtml(headline ?? parts.headline),
    WELCOME: escapeHtml(welcome ?? parts.welcome),
    DESCRIPTION: escapeHtml(description),
    LOGO: logo,
    ICON: logoUrl === null ? 'href="/favicon.svg" type="image/svg+xml"' : `href="${escapeHtml(logoUrl)}"`,
    TOUCHICON: escapeHtml(logoUrl ?? '/icons/apple-touch-icon.png'),
    STATS: renderStats(listLandingFigures(figures), parts),
    IMPRINT: imprint ? parts.imprint : '',
    ACCENT: accent === null ? '' : `<style nonce="${nonce}" id="accent">${writeAccentStyle(accent)}</style>`,
  }
}

function renderStats(stats: { figure: string; name: string }[], parts: PageParts): string {
  const template = parts.stats[stats.length - 1]
  if (template === undefined) return ''
  return compileTemplate(template)(
    Object.fromEntries(
      stats.flatMap(({ figure, name }, index) => [
        [`FIGURE${index}`, escapeHtml(figure)],
        [`STAT${index}`, escapeHtml(name)],
      ]),
    ),
  )
}
