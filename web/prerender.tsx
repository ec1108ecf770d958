import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { LandingPage } from './features/landing/LandingPage.tsx'
import { paths } from './paths.ts'
import { LoadingScreen } from './shell/LoadingScreen.tsx'
import { SignedOutShell } from './shell/SignedOutShell.tsx'

export { screenPatterns } from './routes.tsx'

/** Render the HTML shells. Only the build imports this file. */
export function prerender(): { loading: string; landing: string } {
  return {
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
