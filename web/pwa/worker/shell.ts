/** From bin/build.js: the offline page with its styles, script and fonts, and a hash of the whole build. */
declare const SHELL: { version: string; page: string; files: string[] }

const { version, page, files } = SHELL
const cacheName = `shell-${version}`

/** Only files that are the same for everyone, so that nothing of a member is left on the device. */
export async function cacheShell(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll([page, ...files])
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

/** Gets a page from the network, and the offline page if that fails. */
export async function openPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return (await caches.match(page, { cacheName })) ?? Response.error()
  }
}
