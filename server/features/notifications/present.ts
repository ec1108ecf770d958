import type { NotificationSettings } from '#contract/notification-settings.ts'
import type { Notification } from '#contract/notifications.ts'
import { stripMarkdown } from '#contract/strip-markdown.ts'
import type { Services } from '../../services/services.ts'
import { formatCalendarLink } from './calendar-link.ts'
import type { InboxEntry } from './inbox.ts'
import { toTitle } from './message-texts.ts'
import type { ReactionSubjectRow } from './reaction-queries.ts'
import type { MemberSettings } from './settings.ts'

/** @returns null when the subject no longer exists */
export function presentNotification(row: InboxEntry, userId: string): Notification | null {
  const common = { id: row.id, at: row.event_at, read: row.read_at !== null }
  switch (row.kind) {
    case 'reply':
    case 'mention': {
      if (row.post_title === null) return null
      const about = {
        ...common,
        postId: row.subject_id,
        postTitle: row.post_title,
        own: row.post_author_id === userId,
        crew: row.post_crew_id !== null,
        ...presentActors(row),
        replyId: row.words?.first_id ?? row.words?.latest_id ?? null,
        words: toWords(row.words?.content),
      }
      return row.kind === 'reply'
        ? { ...about, kind: row.kind }
        : { ...about, kind: row.kind, quoted: Boolean(row.words?.quoted) }
    }
    case 'reaction':
      if (!row.reaction) return null
      return {
        ...common,
        kind: row.kind,
        ...presentReactionSubject(row.reaction),
        ...presentActors(row),
      }
    case 'run':
      if (row.run_input === null || row.run_status === null) return null
      return {
        ...common,
        kind: row.kind,
        generationId: row.subject_id,
        task: JSON.parse(row.run_input).kind,
        status: row.run_status,
        items: row.run_items ?? 0,
      }
    case 'announcement':
      if (row.announcement_title === null) return null
      return {
        ...common,
        kind: row.kind,
        announcementId: row.subject_id,
        title: row.announcement_title,
      }
    case 'report':
      if (!row.case) return null
      return {
        ...common,
        kind: row.kind,
        caseId: row.subject_id,
        itemKind: row.case.kind,
        crew: row.case.reply_crew_id !== null,
        title: row.case.text === null ? null : toTitle(row.case.text),
        name: row.case.username,
        reports: row.case.report_count,
        hidden: row.case.hidden_by_reports,
      }
    case 'appeal':
      return row.case ? { ...common, kind: row.kind, caseId: row.subject_id, name: row.case.username } : null
    case 'moderation': {
      if (!row.decision) return null
      const { action, kind: itemKind, title, until, appeal_status: appeal, reply_crew_id: crewId } = row.decision
      return {
        ...common,
        kind: row.kind,
        decisionId: row.subject_id,
        action,
        itemKind,
        crew: crewId !== null,
        title,
        until,
        appeal: appeal === 'open' ? null : appeal,
      }
    }
    case 'reviewed':
      if (!row.case) return null
      return {
        ...common,
        kind: row.kind,
        caseId: row.subject_id,
        itemKind: row.case.kind,
        crew: row.case.reply_crew_id !== null,
        acted: !['keep', 'restore'].includes(row.case.outcome ?? 'keep'),
      }
    case 'application':
      if (!row.applications) return null
      return {
        ...common,
        kind: row.kind,
        name: row.applications.username,
        others: row.applications.total - 1,
      }
    case 'crew':
      return row.crew_name === null
        ? null
        : { ...common, kind: row.kind, crewId: row.subject_id, crewName: row.crew_name, ...presentActors(row) }
    case 'crew-offer':
      return row.offered_crew === null
        ? null
        : {
            ...common,
            kind: row.kind,
            crewId: row.subject_id,
            crewName: row.offered_crew,
            name: row.actors?.username ?? null,
          }
    case 'handover':
      return row.crew_name === null
        ? null
        : {
            ...common,
            kind: row.kind,
            crewId: row.subject_id,
            crewName: row.crew_name,
            name: row.actors?.username ?? null,
          }
    case 'nudge':
    case 'here':
      return { ...common, kind: row.kind, ...presentActors(row) }
    case 'round':
      return row.crew_name === null
        ? null
        : { ...common, kind: row.kind, crewId: row.subject_id, crewName: row.crew_name }
    case 'publication':
      return { ...common, kind: row.kind, draftId: row.subject_id }
    case 'friend': {
      if (!row.friend) return null
      const { friend_id: id, username, challenge_id: challengeId, title: challengeTitle, ...is } = row.friend
      const [together, crewmate] = [Boolean(is.together), Boolean(is.crewmate)]
      return { ...common, kind: row.kind, friend: { id, username }, challengeId, challengeTitle, together, crewmate }
    }
    case 'start':
      if (!row.start) return null
      return {
        ...common,
        kind: row.kind,
        startId: row.subject_id,
        challengeTitle: row.start.title,
        date: row.start.starts_on,
        name: row.actors?.username ?? null,
        others: Math.max(0, (row.actors?.total ?? 0) - 1),
      }
    default:
      // A kind of a later version, whose server runs too or ran before.
      return null
  }
}

const maxWords = 160

function toWords(markdown: string | null | undefined): string | null {
  return (markdown && stripMarkdown(markdown, { maxLength: maxWords })) || null
}

function presentActors({ actors }: InboxEntry): { name: string | null; others: number } {
  return { name: actors?.username ?? null, others: Math.max(0, (actors?.total ?? 0) - 1) }
}

function presentReactionSubject(row: ReactionSubjectRow) {
  const { kind: about, subject_id, post_id: postId, crew_id: crewId, round_on, title, lowest, highest } = row
  // A day is the member and a date.
  const [subjectId = '', date = round_on] = subject_id.split(' ')
  const answer = lowest === highest ? lowest : null
  return { about, answer, subjectId, date, postId, crewId, title, crew: row.thread_crew_id !== null }
}

/** @param site.origin for the calendar's address */
export function presentSettings(
  { kinds, named, digest, quiet_from, quiet_until, calendar_id, emailVerified }: MemberSettings,
  { services, origin }: { services: Pick<Services, 'mail' | 'secrets'>; origin: string },
): NotificationSettings {
  return {
    kinds,
    named,
    digest,
    quietFrom: quiet_from,
    quietUntil: quiet_until,
    email: !services.mail.available ? 'unavailable' : emailVerified ? 'available' : 'unverified',
    calendarUrl: calendar_id && `${origin}/api/calendar/${formatCalendarLink(services.secrets, calendar_id)}`,
  }
}
