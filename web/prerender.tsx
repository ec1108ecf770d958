import { renderToStaticMarkup } from 'react-dom/server'
import { OfflinePage } from './pwa/OfflinePage.tsx'
import { showSiteBranding, siteBranding } from './shell/branding.ts'
import { LoadingScreen } from './shell/LoadingScreen.tsx'
import { LogoMark } from './shell/LogoMark.tsx'

export { screenPatterns } from './screen-patterns.ts'

type Rendered = {
  loading: string
  offline: string
  /** Parts that depend on the site. The server fills them into the pages. */
  parts: { columns: string; logo: string; imprint: string }
}

/**
 * Render the pages that need no data. Only the build imports this file. Placeholders such as `__NAME__` stand for what
 * the server knows about the site; see server/http/page-template.ts. `styles` are the paths of the first stylesheets.
 */
export function prerender(styles: string[]): Rendered {
  const placeholders = { ...siteBranding.get(), name: '__NAME__' }
  showSiteBranding({ ...placeholders, logoUrl: '__LOGOURL__' })
  const logo = renderToStaticMarkup(<LogoMark />)
  showSiteBranding({ ...placeholders, imprint: true })
  const columns = renderToStaticMarkup(<LogoMark />)
  const loading = renderToStaticMarkup(<LoadingScreen />)
  const imprintItem = /<li><a [^>]*href="\/imprint".*?<\/li>/g
  const [imprint] = loading.match(imprintItem) ?? []
  if (!imprint || !loading.includes(columns))
    throw new Error('The prerendered page lacks a part that the server replaces.')
  const insertPlaceholders = (markup: string) =>
    markup.replaceAll(columns, '__LOGO__').replaceAll(imprintItem, '__IMPRINT__')
  return {
    offline: insertPlaceholders(renderToStaticMarkup(<OfflinePage styles={styles} />)),
    loading: insertPlaceholders(loading),
    parts: { columns, logo, imprint },
  }
}
