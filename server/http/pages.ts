import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageData, ScreenRead, ScreenReply } from '#contract/page-data.ts'
import { embedOrigins } from '#contract/post-urls.ts'
import type { Site } from '#contract/site.ts'
import { refuse } from '../errors.ts'
import { escapeHtml } from '../escape-html.ts'
import { createThrottledLog } from '../throttled-log.ts'
import type { CountVisit } from './mount.ts'
import { createPageRenderer, type RenderedScreen } from './page-renderer.ts'
import { compileTemplate, describeBranding, type PageParts, type Template } from './page-template.ts'
import { readPageView } from './page-view.ts'
import { matchPath } from './path-pattern.ts'
import { createPageHeaders, getPaymentOrigins, type ExternalOrigins } from './security-headers.ts'

/** What a page shows before the app has loaded, or without JavaScript. */
export type PageContent = { title: string; description: string; html: string }

type Screens = { signedIn: string[]; signedOut: string[] }

/** @returns HTML; its styles need the nonce */
export type RenderNotice = (page: { path: string; nonce: string; userId: string | null }) => string

/** Serves the web app on every path that is neither a file nor an endpoint. */
export function servePages(
  app: FastifyInstance,
  {
    webDir,
    https,
    countVisit,
    loadPageData,
    readForScreen,
    countUnread,
    now,
    longestWait,
    renderContent,
    renderNotice = () => '',
    renewCookie,
  }: {
    webDir: string
    https: boolean
    countVisit: CountVisit
    loadPageData: (request: FastifyRequest) => Promise<PageData>
    readForScreen: (read: ScreenRead, request: FastifyRequest, page: PageData) => Promise<ScreenReply | null>
    /** @throws too-many-requests when the reader has too many unread replies */
    countUnread: (request: FastifyRequest, reply: FastifyReply, bytes: number) => void
    now: () => Date
    /** Milliseconds that a page may wait for the data of its screen. */
    longestWait?: number
    /** @returns null for a screen that needs JavaScript */
    renderContent: (
      path: string,
      page: { request: FastifyRequest; nonce: string; site: Site },
    ) => Promise<PageContent | null>
    renderNotice?: RenderNotice | undefined
    renewCookie: (request: FastifyRequest, reply: FastifyReply) => void
  },
): void {
  const build = loadBuild(webDir)
  const logThrottled = createThrottledLog({ seconds: 10 })
  const renderer = createPageRenderer(webDir, {
    longestWait,
    report: (error) =>
      logThrottled(String(error), (repeated) =>
        app.log.error(
          { err: error, ...(repeated > 0 && { repeated }) },
          'a page was sent without its screen, because rendering it failed',
        ),
      ),
  })

  // Before the body is read, so that a path that does not exist costs no more than one that does.
  app.addHook('onRequest', async (request) => {
    if (!request.is404) return
    await countVisit(request)
    if (!mayBePage(request)) throw refuse('not-found', 'Not found')
  })

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (!build) throw refuse('not-found', 'The web app has not been built: npm run build')
    const data = await loadPageData(request)
    if (data.user) renewCookie(request, reply)
    const screens = data.user ? build.screens.signedIn : build.screens.signedOut
    const screenPath = path.replace(/(.)\/$/, '$1')
    const lacksImprint = screenPath === '/imprint' && !data.site.imprint
    const isKnownScreen = !lacksImprint && screens.some((pattern) => matchPath(pattern, screenPath) !== null)
    if (data.user || !isKnownScreen) reply.header('x-robots-tag', 'noindex')
    const nonce = randomBytes(16).toString('base64')
    const values = {
      ...describeBranding(data.site, build.parts, nonce),
      NONCE: nonce,
      NOTICE: renderNotice({ path, nonce, userId: data.user?.id ?? null }),
    }
    const content = await renderContent(path, { request, nonce, site: data.site })
    const screen =
      content || !isKnownScreen
        ? null
        : await renderer?.render({
            url: request.url,
            data,
            view: readPageView(request),
            now: now().getTime(),
            read: (read) => readForScreen(read, request, data),
          })
    const html = screen
      ? build.screen({
          ...values,
          ...fillScreen(screen, nonce),
          DOCUMENT: serializeForScript({ ...data, rendered: screen.rendered }),
        })
      : build.app({ ...values, DOCUMENT: serializeForScript(data) })
    const page = content ? fillContent(html, content, { scripts: !hasPlainParameter(request) }) : html
    countUnread(request, reply, Buffer.byteLength(page))
    return reply
      .status(isKnownScreen ? 200 : 404)
      .headers(createPageHeaders(nonce, { https, ...getExternalOrigins(path, data) }))
      .type('text/html; charset=utf-8')
      .send(page)
  })
}

function fillScreen({ html, title, styles, scripts }: RenderedScreen, nonce: string): Record<string, string> {
  const tags = [...styles].map(
    ([path, css]) =>
      // The app looks for the links before it loads a file of styles, and browsers load no disabled ones.
      `<style nonce="${nonce}">${css}</style><link rel="stylesheet" href="${path}" disabled>`,
  )
  return { CONTENT: html, TITLE: title, STYLES: tags.join(''), SCRIPTS: scripts.join(' ') }
}

function mayBePage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && !url.startsWith('/assets/')
}

/**
 * Members reach the feed from any screen without a page load, so each of their pages may frame posts. The screen that
 * saves a card is always a new page, so that the payment provider's script runs nowhere else.
 */
function getExternalOrigins(path: string, { user, site }: PageData): ExternalOrigins {
  if (!user) return {}
  if (path !== '/onboarding' || !site.payments) return { frames: embedOrigins }
  return getPaymentOrigins(site.payments)
}

type Build = { app: Template; screen: Template; screens: Screens; parts: PageParts }

function loadBuild(webDir: string): Build | null {
  if (!existsSync(join(webDir, 'app.html'))) return null
  return {
    app: compileTemplate(readFileSync(join(webDir, 'app.html'), 'utf8')),
    screen: compileTemplate(readFileSync(join(webDir, 'screen.html'), 'utf8')),
    screens: JSON.parse(readFileSync(join(webDir, 'screens.json'), 'utf8')),
    parts: JSON.parse(readFileSync(join(webDir, 'parts.json'), 'utf8')),
  }
}

/** The service worker keeps the page without scripts, which would not find their data offline. */
function hasPlainParameter({ url }: FastifyRequest): boolean {
  return new URLSearchParams(url.split('?')[1]).has('plain')
}

function fillContent(
  page: string,
  { title, description, html }: PageContent,
  { scripts }: { scripts: boolean },
): string {
  const filled = page
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, start: string) => start + escapeHtml(description))
  const parts = (scripts ? filled : removeScripts(filled)).split(/<!--\/?content-->/)
  return parts.length === 3 ? `${parts[0]}${html}${parts[2]}` : filled
}

function removeScripts(page: string): string {
  return page.replace(/<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '')
}

/** Escapes JSON so that it cannot close its script element. */
function serializeForScript(data: PageData): string {
  return JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
