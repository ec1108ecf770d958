import type {
  Decision,
  ModerationCase,
  ModerationCaseDetail,
  ModerationSummary,
  StaffDecision,
} from '#contract/moderation.ts'
import type { CaseDetail } from './case-detail.ts'
import type { CaseEntry } from './cases.ts'
import type { DecisionRow } from './decision-queries.ts'
import { canAppeal } from './decisions.ts'
import type { Summary } from './summary.ts'

/** Does not say who decided. */
export function presentDecision(row: DecisionRow): Decision {
  return {
    id: row.id,
    action: row.action,
    kind: row.kind,
    crew: row.reply_crew_id !== null,
    subjectId: row.subject_id,
    title: row.title,
    note: row.note,
    until: row.until,
    createdAt: row.created_at,
    canAppeal: canAppeal(row),
    appeal: presentAppeal(row),
  }
}

export function presentStaffDecision(row: DecisionRow): StaffDecision {
  const { canAppeal: _, ...decision } = presentDecision(row)
  return {
    ...decision,
    by: presentPerson(row.actor_id, row.actor_name),
    member: presentPerson(row.member_id, row.member_name),
  }
}

function presentAppeal({ appeal, appeal_status: status, appeal_answer: answer, appealed_at: at }: DecisionRow) {
  return appeal !== null && status !== null && at !== null ? { message: appeal, status, answer, createdAt: at } : null
}

export function presentCase({ row, item, reasons }: CaseEntry): ModerationCase {
  const kind = item?.kind ?? row.kind
  return {
    id: row.id,
    status: row.status,
    type: row.type,
    item: {
      kind,
      subjectId: row.decision_subject_id ?? row.subject_id,
      author: item ? presentPerson(item.authorId, item.username) : presentPerson(row.member_id, row.member_name),
      crew: kind === 'reply' && item?.isOfCrew === true,
      title: kind === 'member' || kind === 'round-answer' ? null : (item?.title ?? null),
      content: item?.content ?? null,
      // Staff do not open the thread of a crew.
      postId: item === undefined || item.isOfCrew ? null : item.postId,
      url: item?.url ?? null,
      round: item?.round ?? null,
      state: item?.state ?? 'deleted',
      locked: item?.locked ?? false,
      pinned: item?.pinned ?? false,
      pillar: item?.pillar ?? null,
    },
    reports: row.report_count,
    reasons: reasons.map(({ reason }) => reason),
    hiddenByReports: row.hidden_by_reports,
    claimedBy: presentPerson(row.claimed_by, row.claimer_name),
    openedAt: row.opened_at,
    lastReportAt: row.last_report_at,
    closedAt: row.closed_at,
    closedBy: presentPerson(row.closed_by, row.closer_name),
    outcome: row.outcome,
  }
}

export function presentCaseDetail(detail: CaseDetail): ModerationCaseDetail {
  const { reports, anonymous, before, pictures, reportedContent, appealed, answers, author } = detail
  const appeal = appealed ? presentAppeal(appealed) : null
  return {
    ...presentCase(detail),
    reportList: reports.map((row) => ({
      id: row.id,
      by: anonymous ? null : presentPerson(row.user_id, row.username),
      reason: row.reason,
      details: row.details,
      createdAt: row.created_at,
    })),
    before: before.map((row) => ({
      id: row.id,
      username: row.author ?? (row.username || 'deleted member'),
      content: row.content,
      createdAt: row.created_at,
    })),
    // Staff see them here even in the thread of a crew, and despite blocks.
    pictures: pictures.map((picture) => ({
      ...picture,
      url: `/api/moderation/cases/${detail.row.id}/pictures/${picture.id}`,
    })),
    reportedContent,
    appealed:
      appealed && appeal
        ? {
            ...presentStaffDecision(appealed),
            appeal,
            canAnswer: answers.length > 0,
            canReverse: answers.includes('reversed'),
          }
        : null,
    author: author && presentSummary(author),
  }
}

export function presentSummary({ row, role, canActOn, adminsOnly, decisions, notes }: Summary): ModerationSummary {
  return {
    id: row.id,
    username: row.username,
    profileImageUrl: row.profile_image_url,
    role,
    createdAt: row.created_at,
    mutedUntil: row.muted_until,
    suspendedAt: row.suspended_at,
    suspendedUntil: row.suspended_until,
    discussions: row.discussions ?? 0,
    replies: row.replies ?? 0,
    canActOn,
    adminsOnly,
    decisions: decisions.map(presentStaffDecision),
    notes: notes.map((note) => ({
      id: note.id,
      text: note.text,
      by: presentPerson(note.author_id, note.author_name),
      createdAt: note.created_at,
    })),
  }
}

function presentPerson(id: string | null, username: string | null) {
  return id !== null && username !== null ? { id, username } : null
}
