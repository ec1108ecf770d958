import type { WindowMessage } from '../messages.ts'
import { handleNotificationClick } from './notification-click.ts'
import { showPush } from './push.ts'
import { resubscribe } from './resubscribe.ts'
import { cacheShell, deleteOldShells, findShellFile, isShellFile, openPage, refreshHelp } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(cacheShell()))

self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('message', ({ data }: { data: WindowMessage }) => {
  if (data.type === 'skip-waiting') void self.skipWaiting()
})

// Everything else, above all /api, goes to the network without this worker.
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (origin !== self.location.origin || method !== 'GET' || pathname.startsWith('/api/')) return
  if (mode === 'navigate') {
    const opening = openPage(event)
    event.respondWith(opening)
    event.waitUntil(opening.then(refreshHelp))
  } else if (isShellFile(pathname)) event.respondWith(findShellFile(event.request))
})

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data?.text() ?? '')))

self.addEventListener('notificationclick', (event) => event.waitUntil(handleNotificationClick(event)))

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(resubscribe(event)))

async function activate(): Promise<void> {
  await deleteOldShells()
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}
