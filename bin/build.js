// Builds the web app into dist/web: hashed assets with compressed copies, what the server renders pages with, the service
// worker with the offline page, and reports on screens and sizes.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const web = join(root, 'dist/web')
const ssr = join(root, 'dist/ssr')

await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
await build({
  root,
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'error',
  publicDir: false,
  build: { ssr: 'web/prerender.tsx', outDir: ssr, emptyOutDir: true, manifest: false, minify: false },
})

/** @type {{ prerender: (styles: string[]) => { loading: string, offline: string, parts: object }, screenPatterns: () => unknown }} */
const { prerender, screenPatterns } = await import(pathToFileURL(join(ssr, 'prerender.js')).href)
/** @type {Record<string, { file: string, name?: string, src?: string, isEntry?: boolean, imports?: string[], css?: string[] }>} */
const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8'))

const page = readFileSync(join(web, 'index.html'), 'utf8')
await buildRenderer()
await writePages()
await buildWorker()
writeFileSync(join(web, 'screens.json'), JSON.stringify(screenPatterns(), null, 2))
rmSync(ssr, { recursive: true })
compressAssets()
writeFileSync(join(web, 'first-load.json'), JSON.stringify(measureFirstLoads(), null, 2))

/** Builds the components for the server, as one chunk for each screen, and lists the files that each of them needs. */
async function buildRenderer() {
  const folder = join(web, '.render')
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    publicDir: false,
    // React would otherwise choose its slow development version.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { ssr: 'web/render-page.tsx', outDir: folder, manifest: false, minify: false, target: 'node24' },
  })
  /** @type {{ createPageRenderer: () => Promise<{ sources: string[] }> }} */
  const { createPageRenderer } = await import(pathToFileURL(join(folder, 'render-page.js')).href)
  const { sources } = await createPageRenderer()
  const layouts = ['web/shell/SignedInLayout.tsx', 'web/shell/SignedOutLayout.tsx']
  const files = ['index.html', ...layouts, ...sources].map((source) => {
    const keys = listChunks([source])
    const styles = new Set(keys.flatMap((key) => manifest[key]?.css ?? []))
    const scripts = keys.map((key) => manifest[key]?.file)
    return [source, { styles: [...styles], scripts }]
  })
  writeFileSync(join(web, 'screen-files.json'), JSON.stringify(Object.fromEntries(files)))
}

async function writePages() {
  const { loading, offline, parts } = prerender(findShellFiles('css'))
  const [template, description] = insertPlaceholders(page)
  const fillRoot = (/** @type {string} */ markup) =>
    template.replace('<div id="root"></div>', () => `__NOTICE__<div id="root">${markup}</div>`)
  // The server puts the content of some screens between the comments.
  writeFileSync(join(web, 'app.html'), appendToHead(fillRoot(`<!--content-->${loading}<!--/content-->`), '__ACCENT__'))
  writeFileSync(join(web, 'screen.html'), await createScreenTemplate(fillRoot('__CONTENT__')))
  writeFileSync(join(web, 'offline.html'), `<!doctype html>${offline}`)
  writeFileSync(join(web, 'parts.json'), JSON.stringify({ ...parts, description }, null, 2))
  rmSync(join(web, 'index.html'))
}

/** Creates the page of a screen that the server renders, with its styles inline and a script that starts the app later. */
async function createScreenTemplate(/** @type {string} */ html) {
  await buildScript('page-start', '../page-start.ts')
  const start = readFileSync(join(web, 'page-start.js'), 'utf8').trim()
  rmSync(join(web, 'page-start.js'))
  const withoutFiles = html.replaceAll(
    /<script type="module"[^>]*><\/script>\s*|<link rel="(?:modulepreload|stylesheet)"[^>]*>\s*/g,
    '',
  )
  return appendToHead(withoutFiles, '__STYLES__ __ACCENT__')
    .replace('<title>__NAME__</title>', '<title>__TITLE__</title>')
    .replace(
      '</body>',
      () => `  <p class="start-failed" id="start-failed" role="alert" hidden>
      This page could not be loaded completely. Check your connection and <a href="">try again</a>.
    </p>
    <script nonce="__NONCE__" data-scripts="__SCRIPTS__">${start}</script>
  </body>`,
    )
}

/** Replaces what depends on the site in the head by placeholders. @returns the page and its default description */
function insertPlaceholders(/** @type {string} */ html) {
  const replace = (/** @type {RegExp} */ pattern, /** @type {string} */ replacement) => {
    const found = pattern.exec(html)
    if (!found) throw new Error(`index.html does not contain ${pattern}`)
    html = html.replace(pattern, () => replacement)
    return found[1] ?? ''
  }
  replace(/<title>.*?<\/title>/, '<title>__NAME__</title>')
  replace(/href="\/favicon\.svg" type="image\/svg\+xml"/, '__ICON__')
  replace(/href="\/icons\/apple-touch-icon\.png"/, 'href="__TOUCHICON__"')
  const description = replace(
    /<meta\s+name="description"\s+content="([^"]*)"\s*\/?>/,
    [
      '<meta name="description" content="__DESCRIPTION__" />',
      '<meta property="og:type" content="website" />',
      '<meta property="og:site_name" content="__NAME__" />',
      '<meta property="og:title" content="__NAME__" />',
      '<meta property="og:description" content="__DESCRIPTION__" />',
    ].join('\n    '),
  )
  return /** @type {const} */ ([html, description])
}

/** Builds the service worker and the script of the offline page. Browsers find them under fixed names. */
async function buildWorker() {
  await buildScript('offline', 'offline.ts')
  const files = ['/offline.js', '/favicon.svg', ...findShellFiles('css'), ...findShellFiles('woff2')]
  const shell = { version: hashBuild(), page: '/offline.html', files }
  await buildScript('sw', 'worker/service-worker.ts', { SHELL: JSON.stringify(shell), SITE_NAME: '"__NAME__"' })
}

/** Builds a script that is no module. */
async function buildScript(
  /** @type {string} */ name,
  /** @type {string} */ file,
  /** @type {Record<string, string>} */ define = {},
) {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      outDir: web,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: { [name]: join(root, 'web/pwa', file) },
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  })
}

/** Lists the stylesheets or the preloaded fonts of the first screen. */
function findShellFiles(/** @type {string} */ extension) {
  return [...page.matchAll(/href="(\/assets\/[^"]+)"/g)]
    .map(([, path = '']) => path)
    .filter((path) => path.endsWith(extension))
}

/** Changes with every file of the build, so that a new build replaces the service worker. */
function hashBuild() {
  const hash = createHash('sha256')
  for (const file of readdirSync(web, { recursive: true, encoding: 'utf8' }).toSorted())
    if (statSync(join(web, file)).isFile()) hash.update(file).update(readFileSync(join(web, file)))
  return hash.digest('hex').slice(0, 16)
}

function appendToHead(/** @type {string} */ html, /** @type {string} */ tags) {
  return html.replace('</head>', () => `  ${tags}\n  </head>`)
}

/** Lists the chunks of these modules and of everything they import statically. */
function listChunks(/** @type {string[]} */ modules) {
  const visited = new Set()
  const pending = modules.map((module) => {
    if (!manifest[module]) throw new Error(`No chunk for ${module}`)
    return module
  })
  for (let key = pending.pop(); key; key = pending.pop()) {
    if (visited.has(key)) continue
    visited.add(key)
    pending.push(...(manifest[key]?.imports ?? []))
  }
  return [...visited]
}

function measureFirstLoads() {
  const screens = Object.keys(manifest).filter((key) => key.endsWith('Page.tsx'))
  const signedOutScreens = /LandingPage|SignInPage|SignUpPage|ResetPage|VerifyPage/
  return screens
    .map((screen) => {
      const layout = signedOutScreens.test(screen) ? 'web/shell/SignedOutLayout.tsx' : 'web/shell/SignedInLayout.tsx'
      const files = new Set(listChunks(['index.html', layout, screen]).map((key) => manifest[key]?.file))
      const bytes = [...files].reduce((sum, file) => sum + statSync(join(web, `${file}.br`)).size, 0)
      return {
        screen: screen.replace(/^.*\/(\w+)\.tsx$/, '$1'),
        files: files.size,
        brotli: Math.round(bytes / 102.4) / 10,
      }
    })
    .sort((a, b) => b.brotli - a.brotli)
}

function compressAssets() {
  // Found by trying: 150 bytes less for the script of the first load than the defaults.
  const params = { [constants.BROTLI_PARAM_LGBLOCK]: 16, [constants.BROTLI_PARAM_NDIRECT]: 4 }
  for (const file of readdirSync(web, { recursive: true, encoding: 'utf8' })) {
    // Browsers do not load what renders pages on the server.
    if (!['.js', '.css', '.svg'].includes(extname(file)) || file.startsWith('.render')) continue
    writeFileSync(join(web, `${file}.br`), brotliCompressSync(readFileSync(join(web, file)), { params }))
  }
}
