import type { PushMessage } from '#contract/push.ts'

declare const self: ServiceWorkerGlobalScope

/** The types of the platform omit what not every browser supports. */
type Options = NotificationOptions & { actions: { action: string; title: string }[]; renotify: boolean }

/** Shows a message with its actions. A shown one with the same tag is replaced. */
export function showNotification(message: PushMessage, { silent = false } = {}): Promise<void> {
  const { title, body, tag, mark, later } = message
  const options: Options = {
    body,
    tag,
    silent,
    // A second reminder must be noticed although the first one is still shown.
    renotify: !silent && tag !== '',
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: message,
    actions: [
      ...(mark ? [{ action: 'mark', title: 'Mark day complete' }] : []),
      ...(later ? [{ action: 'later', title: 'Later' }] : []),
    ],
  }
  return self.registration.showNotification(title, options)
}
