import type { Participation } from '#contract/challenges.ts'
import type { PushMessage } from '#contract/push.ts'
import { showNotification } from './notification.ts'
import { setBadge } from './push.ts'
import { openPath, openSignIn, tellWindows } from './windows.ts'

type Mark = NonNullable<PushMessage['mark']>

export function handleNotificationClick({ notification, action }: NotificationEvent): Promise<unknown> {
  const message: PushMessage = notification.data
  notification.close()
  if (action === 'mark' && message.mark) return markDay(message, message.mark)
  if (action === 'later') return remindLater(message)
  return openPath(message.path)
}

async function markDay(message: PushMessage, { participationId, date, key }: Mark): Promise<unknown> {
  const path = `/api/user-challenges/${encodeURIComponent(participationId)}/check-ins`
  const response = await post(path, { date }, { 'idempotency-key': key })
  if (response?.status === 401) return openSignIn(message.path)
  const body = await describeReply(response)
  if (body) return Promise.all([confirm(message, body), setBadge(0), tellWindows({ type: 'marked' })])
  const { mark: _, ...rest } = message
  // The challenge is gone, or the day is too long ago.
  const isFinal = response?.status === 400 || response?.status === 404
  return showNotification({ ...(isFinal ? rest : message), body: 'Couldn’t mark it. Tap to open.' })
}

/** @returns undefined if the day is not marked */
async function describeReply(response: Response | null): Promise<string | undefined> {
  if (response?.ok) return describeMark(await response.json())
  if (response?.status !== 409) return undefined
  // Other conflicts have no current state.
  const { current }: { current?: Participation } = await response.json()
  if (current?.completed) return 'You’ve already completed this challenge.'
  return current && 'Already marked.'
}

async function remindLater(message: PushMessage): Promise<unknown> {
  const response = await post('/api/reminders/later', { when: 'later' })
  if (response?.ok) return undefined
  if (response?.status === 401) return openSignIn(message.path)
  // The server says why there is no further reminder today.
  const reason: { message?: string } = response?.status === 409 ? await response.json() : {}
  return showNotification({
    ...message,
    body: reason.message ?? 'Couldn’t set a reminder. Tap to open.',
    later: response?.status !== 409 && message.later,
  })
}

function describeMark({ progress, completed, challenge }: Participation): string {
  return completed ? 'Marked. You’ve completed this challenge.' : `Marked. Day ${progress} of ${challenge.duration}.`
}

function confirm({ title, tag, path }: PushMessage, body: string): Promise<void> {
  return showNotification({ title, body, tag, path }, { silent: true })
}

/** @returns null if the server cannot be reached */
async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response | null> {
  try {
    return await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  } catch {
    return null
  }
}
