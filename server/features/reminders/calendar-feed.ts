import { createHash } from 'node:crypto'
import { getMemberDate } from '../../calendar.ts'
import { getDay } from '../../clock-times.ts'
import { readSiteName } from '../../database/site-branding.ts'
import type { Dependencies } from '../../dependencies.ts'
import { listUpcomingDays } from '../challenges/upcoming-days.ts'
import { findCalendarMember } from '../notifications/calendar-link.ts'
import { createPlan } from './member.ts'
import { findFirstTime } from './schedule.ts'
import { readMember, readOverrides, readSuggestedTime } from './settings.ts'
import { nameTitles } from './words.ts'

const days = 30
const minutes = 15
const refreshSeconds = 60 * 60

/**
 * Writes the calendar of a member: one event on each of the next 30 days with a step, at the time of the reminder.
 * @param link the last part of the feed's address
 * @throws not-found for a revoked link
 */
export async function writeCalendar(
  dependencies: Pick<Dependencies, 'database' | 'services' | 'config'>,
  link: string,
): Promise<{ bytes: Uint8Array; etag: string }> {
  const { database, services, config } = dependencies
  const { userId, username, named } = await findCalendarMember(dependencies, link)
  const now = services.clock.now()
  const [member, overrides] = await Promise.all([readMember(database, userId), readOverrides(database, userId)])
  const { clock, settings } = member
  const actor = { userId, username, ...clock, now, idempotencyKey: null }
  const [upcoming, time, siteName] = await Promise.all([
    listUpcomingDays(database, actor, { days }),
    settings.time ?? readSuggestedTime(database, member, now),
    readSiteName(database),
  ])
  const plan = createPlan(member, overrides, time)

  // Loaded here, because most sites never serve a calendar.
  const { default: createCalendar, ICalAlarmType } = await import('ical-generator')
  const calendar = createCalendar({
    name: siteName,
    prodId: { company: 'Seven Pillars', product: 'Reminders', language: 'EN' },
    ttl: refreshSeconds,
  })
  // The same all day, so that an unchanged calendar has the same bytes.
  const stamp = new Date(getDay(clock, getMemberDate(clock, now)).startsAt)
  for (const { date, steps } of upcoming) {
    const start = findFirstTime(
      plan,
      steps.map(({ participationId }) => participationId),
      date,
    )
    if (start === null) continue
    const summary = named ? nameTitles(steps) : steps.length === 1 ? 'Time for today’s step' : 'Time for today’s steps'
    calendar
      .createEvent({
        id: `${services.secrets.sign('calendar event', `${userId} ${date}`)}@seven-pillars`,
        start: new Date(start),
        end: new Date(start + minutes * 60_000),
        stamp,
        summary,
        ...(config.publicUrl && { url: `${config.publicUrl}/` }),
      })
      .createAlarm({ type: ICalAlarmType.display, trigger: 0, description: summary })
  }
  const bytes = Buffer.from(calendar.toString())
  return { bytes, etag: createHash('sha256').update(bytes).digest('base64url') }
}
