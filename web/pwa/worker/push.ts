import type { PushMessage } from '#contract/push.ts'
import { showNotification } from './notification.ts'

/** Filled in by the server. */
declare const SITE_NAME: string

/** Shown for a push that cannot be read, because browsers require a notification for each. */
const unreadableMessage: PushMessage = {
  title: SITE_NAME,
  body: 'Open the app to see what’s new.',
  tag: 'unreadable',
  path: '/',
}

/** @param text the decrypted JSON of a PushMessage */
export async function showPush(text: string): Promise<void> {
  const message = parseMessage(text) ?? unreadableMessage
  await showNotification(message)
  if (message.badge !== undefined) await setBadge(message.badge)
}

/** Sets the number on the app's icon, where the browser has one. Zero removes it. */
export async function setBadge(count: number): Promise<void> {
  if ('setAppBadge' in navigator) await navigator.setAppBadge(count).catch(() => undefined)
}

function parseMessage(text: string): PushMessage | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isMessage(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isMessage(value: unknown): value is PushMessage {
  if (!isRecord(value)) return false
  const { title, body, tag, path, badge, mark } = value
  return (
    [title, body, tag, path].every((field) => typeof field === 'string') &&
    (badge === undefined || Number.isInteger(badge)) &&
    (mark === undefined ||
      (isRecord(mark) &&
        [mark['participationId'], mark['date'], mark['key']].every((each) => typeof each === 'string')))
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
