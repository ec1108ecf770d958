import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { listLandingFigures } from '#contract/landing-figures.ts'
import { LandingPage } from './features/site/landing/LandingPage.tsx'
import { paths } from './paths.ts'
import { OfflinePage } from './pwa/OfflinePage.tsx'
import { showSiteBranding, siteBranding } from './shell/branding.ts'
import { LoadingScreen } from './shell/LoadingScreen.tsx'
import { LogoMark } from './shell/LogoMark.tsx'
import { SignedOutShell } from './shell/SignedOutShell.tsx'
import { StatStrip } from './ui/StatStrip.tsx'

export { screenPatterns } from './screen-patterns.ts'
export { landingWords } from './features/site/landing/landing-words.ts'

type Rendered = {
  loading: string
  landing: string
  offline: string
  /** Parts that depend on the site. The server fills them into the pages. */
  parts: { columns: string; logo: string; stats: string[]; imprint: string }
}

/**
 * Render the HTML shells. Only the build imports this file. Placeholders such as `__NAME__` stand for what the server
 * knows about the site; see server/http/page-template.ts. `styles` are the paths of the first stylesheets.
 */
export function prerender(styles: string[]): Rendered {
  const placeholders = { ...siteBranding.get(), name: '__NAME__', headline: '__HEADLINE__', welcome: '__WELCOME__' }
  showSiteBranding({ ...placeholders, logoUrl: '__LOGOURL__' })
  const logo = renderToStaticMarkup(<LogoMark />)
  showSiteBranding({ ...placeholders, imprint: true })
  const columns = renderToStaticMarkup(<LogoMark />)
  const specified = listLandingFigures(null)
  const strip = renderToStaticMarkup(<StatStrip stats={specified} />)
  const stats = specified.map((_stat, last) =>
    renderToStaticMarkup(
      <StatStrip
        stats={specified
          .slice(0, last + 1)
          .map((_each, index) => ({ figure: `__FIGURE${index}__`, name: `__STAT${index}__` }))}
      />,
    ),
  )
  const landing = renderToStaticMarkup(
    <StaticRouter location={paths.home()}>
      <SignedOutShell>
        <LandingPage />
      </SignedOutShell>
    </StaticRouter>,
  )
  const imprintItem = /<li><a [^>]*href="\/imprint".*?<\/li>/g
  const [imprint] = landing.match(imprintItem) ?? []
  if (!imprint || !landing.includes(strip) || !landing.includes(columns))
    throw new Error('The prerendered landing page lacks a part that the server replaces.')
  const insertPlaceholders = (markup: string) =>
    markup.replaceAll(columns, '__LOGO__').replaceAll(strip, '__STATS__').replaceAll(imprintItem, '__IMPRINT__')
  return {
    offline: insertPlaceholders(renderToStaticMarkup(<OfflinePage styles={styles} />)),
    loading: insertPlaceholders(renderToStaticMarkup(<LoadingScreen />)),
    landing: insertPlaceholders(landing),
    parts: { columns, logo, stats, imprint },
  }
}
