import { paths } from '#web/paths.ts'
import { LogoMark } from '#web/shell/LogoMark.tsx'
import { useStore } from '#web/store.ts'
import { Button } from '#web/ui/Button.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { siteName } from '#web/ui/site-name.ts'
import notice from '#web/shell/Notice.module.css'

const icon = '/favicon.svg'

/** A whole document. The build prerenders it, and web/pwa/offline.ts is its script. */
export function OfflinePage({ styles }: { styles: string[] }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#131210" />
        <meta name="color-scheme" content="dark" />
        <title>{`Offline · ${useStore(siteName)}`}</title>
        <link rel="icon" href={icon} type="image/svg+xml" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script src="/offline.js" />
      </head>
      <body>
        <main className={notice.alone}>
          <div className={notice.notice}>
            <LogoMark />
            <h1>You’re offline</h1>
            <p>This page opens when you have a connection again.</p>
            <div className={notice.actions}>
              <Button variant="primary">Try again</Button>
              <LinkButton variant="quiet" href={paths.help()}>
                Help now
              </LinkButton>
            </div>
          </div>
        </main>
      </body>
    </html>
  )
}
