import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageData, RenderedPage, ScreenRead, ScreenRenderer, ScreenReply } from '#contract/page-data.ts'
import type { PageView } from '#contract/page-view.ts'

/** Milliseconds that a page may wait for its data. A busy server does not answer in time, and so renders nothing. */
const defaultWait = 50
/** Milliseconds of this thread that rendering a page may take. */
const longestRendering = 50
/** Milliseconds of such attempts in `slowWindow` after which a screen is not rendered until the window ends. */
const mostSlow = 300
const slowWindow = 10_000
/** Bytes of data above which a screen is left to the browser: it would take longer to render here. */
const mostData = 256 * 1024
/** Pages of visitors that are kept. */
const mostKept = 100

type Screen = NonNullable<ReturnType<ScreenRenderer['findScreen']>>
type ScreenFiles = { styles: string[]; scripts: string[] }

export type RenderedScreen = {
  html: string
  title: string
  /** CSS of the screen, by the path of its file. */
  styles: Map<string, string>
  /** Paths, the one that starts the app first. */
  scripts: string[]
  rendered: RenderedPage
}

type Input = {
  /** Path and query. */
  url: string
  data: PageData
  view: PageView
  now: number
  read: (read: ScreenRead) => Promise<ScreenReply | null>
}

/**
 * Renders screens with the components of the build. Nothing awaits while a screen is rendered, because what is set for
 * one page must not reach another.
 */
export function createPageRenderer(
  webDir: string,
  { longestWait = defaultWait, report }: { longestWait?: number | undefined; report: (error: unknown) => void },
) {
  const bundle = join(webDir, '.render/render-page.js')
  if (!existsSync(bundle)) return null
  const files: Record<string, ScreenFiles> = JSON.parse(readFileSync(join(webDir, 'screen-files.json'), 'utf8'))
  const css = new Map<string, string>()
  const kept = new Map<string, RenderedScreen>()
  /** Milliseconds that were lost to rendering a screen, by its source file. */
  const slow = new Map<string, { end: number; took: number }>()
  let renderer: Promise<ScreenRenderer> | undefined

  async function load(): Promise<ScreenRenderer> {
    const { createPageRenderer }: { createPageRenderer: () => Promise<ScreenRenderer> } = await import(
      pathToFileURL(bundle).href
    )
    return createPageRenderer()
  }

  function readStyles(path: string): string {
    const text = css.get(path) ?? readFileSync(join(webDir, path), 'utf8')
    css.set(path, text)
    return text
  }

  function listFiles(sources: string[]): Pick<RenderedScreen, 'styles' | 'scripts'> {
    const needed = sources.flatMap((source) => files[source] ?? [])
    const styles = new Set(needed.flatMap((each) => each.styles))
    const scripts = new Set(needed.flatMap((each) => each.scripts))
    return {
      styles: new Map([...styles].map((path) => [`/${path}`, readStyles(path)])),
      scripts: [...scripts].map((path) => `/${path}`),
    }
  }

  /** @returns null if the data is too much, or comes too late */
  async function readAll(reads: ScreenRead[], read: Input['read']): Promise<ScreenReply[] | null> {
    if (reads.length === 0) return []
    const timeout = new Promise<null>((resolve) => {
      setTimeout(resolve, longestWait, null).unref()
    })
    const replies = await Promise.race([Promise.all(reads.map(read)), timeout])
    return replies?.filter((reply) => reply !== null) ?? null
  }

  async function renderNew({ render }: ScreenRenderer, screen: Screen, input: Input) {
    const { url, data, view, now } = input
    const replies = await readAll(screen.reads, input.read)
    if (!replies || isTooMuch(replies)) return null
    const key = data.user ? null : hash({ url, site: data.site, view, replies })
    const before = key && kept.get(key)
    if (before) return before
    const renderOnce = () =>
      renderInTime(screen.source, (assertTimeLeft) =>
        render(screen, { url, data, rendered: { now, view, replies }, assertTimeLeft }),
      )
    let markup = renderOnce()
    if (!markup) return null
    const more = await readAll(markup.missing, input.read)
    if (!more) return null
    if (more.length > 0) {
      replies.push(...more)
      if (isTooMuch(replies)) return null
      markup = renderOnce()
    }
    // A screen without a heading redirects.
    if (!markup?.html.includes('<h1')) return null
    const { html, title, parts } = markup
    const layout = data.user ? 'web/shell/SignedInLayout.tsx' : 'web/shell/SignedOutLayout.tsx'
    const sources = ['index.html', layout, screen.source, ...parts]
    const result: RenderedScreen = { html, title, ...listFiles(sources), rendered: { now, view, replies, parts } }
    // The key has only the replies that the screen starts with.
    if (key && more.length === 0) keep(key, result)
    return result
  }

  /** @returns null if it takes too long, or if this screen has taken too long too often */
  function renderInTime<T>(source: string, render: (assertTimeLeft: () => void) => T): T | null {
    const recent = slow.get(source)
    if (recent && performance.now() < recent.end && recent.took > mostSlow) return null
    const getTime = startTimer()
    try {
      const result = render(() => {
        if (getTime() > longestRendering) throw new SlowError()
      })
      if (getTime() <= longestRendering) return result
    } catch (error) {
      if (!(error instanceof SlowError)) throw error
    }
    const before = recent && performance.now() < recent.end ? recent : { end: performance.now() + slowWindow, took: 0 }
    slow.set(source, { ...before, took: before.took + getTime() })
    return null
  }

  function keep(key: string, screen: RenderedScreen) {
    const [oldest = key] = kept.keys()
    if (kept.size >= mostKept) kept.delete(oldest)
    kept.set(key, screen)
  }

  return {
    /** @returns null for a page without a screen, which the browser then renders */
    async render(input: Input): Promise<RenderedScreen | null> {
      try {
        const loaded = await (renderer ??= load())
        const screen = loaded.findScreen(input.url, { isMember: input.data.user !== null })
        return screen && (await renderNew(loaded, screen, input))
      } catch (error) {
        report(error)
        return null
      }
    },
  }
}

class SlowError extends Error {}

/** @returns a function for the milliseconds of this thread since, because others use the processor as well */
function startTimer(): () => number {
  const before = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  }
}

function isTooMuch(replies: ScreenReply[]): boolean {
  return JSON.stringify(replies).length > mostData
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64')
}
