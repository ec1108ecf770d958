import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { LandingPage } from './features/landing/LandingPage.tsx'
import { paths } from './paths.ts'
import { OfflinePage } from './pwa/OfflinePage.tsx'
import { LoadingScreen } from './shell/LoadingScreen.tsx'
import { SignedOutShell } from './shell/SignedOutShell.tsx'

export { screenPatterns } from './screen-patterns.ts'

/** Render the HTML shells. Only the build imports this file. `styles` are the paths of the first stylesheets. */
export function prerender(styles: string[]): { loading: string; landing: string; offline: string } {
  return {
    offline: renderToStaticMarkup(<OfflinePage styles={styles} />),
    loading: renderToStaticMarkup(<LoadingScreen />),
    landing: renderToStaticMarkup(
      <StaticRouter location={paths.home()}>
        <SignedOutShell>
          <LandingPage />
        </SignedOutShell>
      </StaticRouter>,
    ),
  }
}
