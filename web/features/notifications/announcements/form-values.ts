import type { ManagedAnnouncement } from '#contract/announcements.ts'
import type { RequestBody } from '#web/api/client.ts'
import { toDateAndTime, toInstant } from './schedule.ts'

export type FormValues = {
  title: string
  content: string
  audience: 'everyone' | 'challenge'
  challengeId: string
  when: 'now' | 'later'
  date: string
  time: string
}

const dayMs = 86_400_000

/** Return the values of a new form, or of one that edits a scheduled announcement. */
export function toFormValues(timeZone: string, announcement?: ManagedAnnouncement): FormValues {
  if (!announcement) {
    const { date } = toDateAndTime(timeZone, Date.now() + dayMs)
    return { title: '', content: '', audience: 'everyone', challengeId: '', when: 'now', date, time: '09:00' }
  }
  const { title, content, challenge, sendAt } = announcement
  return {
    title,
    content,
    audience: challenge ? 'challenge' : 'everyone',
    challengeId: challenge?.id ?? '',
    when: 'later',
    ...toDateAndTime(timeZone, sendAt),
  }
}

/** Read the values of a draft, or none if it has no text. */
export function parseDraft(draft: Record<string, string> | undefined): Partial<FormValues> {
  const { title = '', content = '', audience, challengeId = '', when, date, time } = draft ?? {}
  if (!title && !content) return {}
  return {
    title,
    content,
    audience: audience === 'challenge' ? 'challenge' : 'everyone',
    challengeId,
    when: when === 'later' ? 'later' : 'now',
    ...(date && { date }),
    ...(time && { time }),
  }
}

export function isTooLate(timeZone: string, values: FormValues): boolean {
  return values.when === 'later' && toInstant(timeZone, values) <= new Date().toISOString()
}

export function toBody(timeZone: string, values: FormValues): RequestBody<'POST /api/admin/announcements'> {
  const { title, content, audience, challengeId, when } = values
  return {
    title,
    content,
    challengeId: audience === 'challenge' ? challengeId : null,
    sendAt: when === 'later' ? toInstant(timeZone, values) : '',
  }
}
