/** From bin/build.js: the offline page with its styles, script and fonts, and a hash of the whole build. */
declare const SHELL: { version: string; page: string; files: string[] }

const { version, page, files } = SHELL
const cacheName = `shell-${version}`

/** The help page without scripts. It has nothing of a member, and people may need it without a connection. */
const help = '/help?plain'
/** Milliseconds after which the kept help page is fetched again. */
const HELP_MAX_AGE = 86_400_000

/** Only files that are the same for everyone, so that nothing of a member is left on the device. */
export async function cacheShell(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll([page, ...files])
  await cacheHelp()
}

/** Keeps the newest help page. Without one, the offline page is shown. */
export async function refreshHelp(): Promise<void> {
  const kept = await caches.match(help, { cacheName })
  const date = Date.parse(kept?.headers.get('date') ?? '')
  if (!(Date.now() - date < HELP_MAX_AGE)) await cacheHelp()
}

async function cacheHelp(): Promise<void> {
  try {
    const response = await fetch(help, { credentials: 'omit' })
    if (response.ok) await (await caches.open(cacheName)).put(help, response)
  } catch {
    // Fetched with a later page.
  }
}

export async function deleteOldShells(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
}

export function isShellFile(pathname: string): boolean {
  return files.includes(pathname)
}

export async function findShellFile(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName })) ?? fetch(request)
}

/** Gets a page from the network, and the help page or the offline page if that fails. */
export async function openPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    const isHelp = new URL(request.url).pathname === '/help'
    const keptHelp = isHelp ? await caches.match(help, { cacheName }) : undefined
    return keptHelp ?? (await caches.match(page, { cacheName })) ?? Response.error()
  }
}
