import type { WorkerMessage } from '../messages.ts'

declare const self: ServiceWorkerGlobalScope

/** Milliseconds for a window to say that it opens the path itself. */
const REPLY_TIMEOUT = 1_000

/** Shows a path of this site in the window used last, or in a new one. */
export async function openPath(path: string): Promise<unknown> {
  const url = new URL(path, self.location.origin)
  if (url.origin !== self.location.origin) return openPath('/')
  const [client] = await listWindows()
  if (!client) return openWindow(url)
  await client.focus().catch(() => undefined)
  if (await askToOpen(client, url)) return undefined
  return client.navigate(url.href).catch(() => openWindow(url))
}

export function openSignIn(returnTo: string): Promise<unknown> {
  return openWindow(new URL(`/api/login?${new URLSearchParams({ returnTo })}`, self.location.origin))
}

export async function tellWindows(message: WorkerMessage): Promise<void> {
  for (const client of await listWindows()) client.postMessage(message)
}

/** Asks a running app to navigate, which keeps its state. A window that is still loading does not answer. */
function askToOpen(client: WindowClient, { pathname, search, hash }: URL): Promise<boolean> {
  const message: WorkerMessage = { type: 'open', path: pathname + search + hash }
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(true))
    port1.start()
    setTimeout(() => resolve(false), REPLY_TIMEOUT)
    client.postMessage(message, [port2])
  })
}

function listWindows(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true })
}

/** Browsers refuse this when too much time has passed since the click. */
function openWindow({ href }: URL): Promise<unknown> {
  return self.clients.openWindow(href).catch(() => undefined)
}
