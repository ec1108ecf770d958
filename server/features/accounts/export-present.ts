import type { BadDayPlan } from '#contract/bad-day-plan.ts'
import { planSections, planSectionTitles } from '#contract/plan-sections.ts'
import { parseTerms } from '../challenges/terms.ts'
import type {
  findProfile,
  getAccount,
  listBlocks,
  listBreaks,
  listMemberships,
  listContentRuns,
  listDiscussions,
  listGoals,
  listJournalEntries,
  listReplies,
  ReaderRow,
  listSecurityEvents,
  listSocialPosts,
  listTicks,
} from './export-queries.ts'

// Uses the contract's field names and leaves out ids, which mean nothing outside this site.

export function presentAccount(row: Awaited<ReturnType<typeof getAccount>>, invitedBy: string | null) {
  return {
    email: row.email,
    emailVerifiedAt: row.email_verified_at,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    moderatorSince: row.moderator_since,
    invitedBy,
    timeZone: row.time_zone,
    dayStart: row.day_start,
    showNumbers: row.show_numbers,
    cardStored: row.onboarding_completed,
    guidelinesAcceptedAt: row.guidelines_accepted_at,
    mutedUntil: row.muted_until,
    suspendedAt: row.suspended_at,
    suspendedUntil: row.suspended_until,
    lastSeenAt: row.last_seen_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

export function presentProfile(row: Awaited<ReturnType<typeof findProfile>>) {
  return {
    about: row?.about ?? null,
    pillars: row ? JSON.parse(row.pillars) : [],
    shownToOthers: row?.shown ?? false,
  }
}

export function presentBlock({ username, created_at }: ReaderRow<typeof listBlocks>) {
  return { username, blockedAt: created_at }
}

export function presentGoal(row: ReaderRow<typeof listGoals>) {
  const { title, description, pillar, completed } = row
  return {
    title,
    description,
    pillar,
    targetDate: row.target_date,
    completed,
    completedAt: row.completed_at,
    createdAt: row.created_at,
  }
}

export function presentEntry({
  title,
  content,
  prompt,
  pillar,
  created_at,
  edited_at,
}: ReaderRow<typeof listJournalEntries>) {
  return { title, prompt, pillar, content, createdAt: created_at, editedAt: edited_at }
}

/** @param timeZone the member's */
export function presentMembership(row: ReaderRow<typeof listMemberships>, timeZone: string) {
  const { title, pillar, duration, run, progress, completed, cue } = row
  const { startedOn, schedule, rules, passes } = parseTerms(row, timeZone)
  const days = row.days.map(({ run: ofRun, day, date, late, note, created_at }) => ({
    run: ofRun,
    day,
    date,
    late,
    note,
    markedAt: created_at,
  }))
  return {
    title,
    pillar,
    duration,
    run,
    progress,
    completed,
    whenAndWhere: cue,
    shownInProfile: row.shown,
    schedule,
    rules,
    passes,
    startedOn,
    startedAt: row.started_at,
    completedAt: row.completed_at,
    leftAt: row.left_at,
    days,
  }
}

export function presentBreak(row: ReaderRow<typeof listBreaks>) {
  const { challenge, kind } = row
  return { challenge, kind, from: row.starts_on, to: row.ends_on, createdAt: row.created_at }
}

export function presentDiscussion(row: ReaderRow<typeof listDiscussions>) {
  const { title, content, pillar } = row
  return { title, pillar, content, replies: row.replies, createdAt: row.created_at, editedAt: row.edited_at }
}

export function presentReply({ content, discussion, created_at, edited_at }: ReaderRow<typeof listReplies>) {
  return { discussion, content, createdAt: created_at, editedAt: edited_at }
}

export function presentTicks({ title, ticked }: ReaderRow<typeof listTicks>) {
  return { resource: title, itemsTicked: ticked }
}

export function presentSocialPost({
  platform,
  url,
  author,
  caption,
  pillar,
  created_at,
}: ReaderRow<typeof listSocialPosts>) {
  return { platform, url, author, caption, pillar, createdAt: created_at }
}

export function presentRun({ kind, input, status, created_at, ended_at }: ReaderRow<typeof listContentRuns>) {
  return { kind, input, status, createdAt: created_at, endedAt: ended_at }
}

/** The address of an admin or a stranger is not the member's. */
export function presentSecurityEvent(
  { kind, actor_id, address, detail, count, created_at }: ReaderRow<typeof listSecurityEvents>,
  userId: string,
) {
  return { kind, address: actor_id === userId ? address : null, detail, count, createdAt: created_at }
}

export function formatGoal({
  title,
  description,
  pillar,
  target_date,
  completed,
}: ReaderRow<typeof listGoals>): string {
  const details = [pillar, target_date && `by ${target_date}`].filter(Boolean).join(', ')
  return `- [${completed ? 'x' : ' '}] ${title} (${details})${description ? `\n\n${indent(description)}` : ''}\n`
}

export function formatEntry({
  title,
  content,
  prompt,
  pillar,
  created_at,
}: ReaderRow<typeof listJournalEntries>): string {
  return formatSection(
    title || formatDate(created_at),
    [title && formatDate(created_at), pillar],
    prompt ? `> ${prompt}\n\n${content}` : content,
  )
}

export function formatPlan(plan: BadDayPlan): string {
  const answers = planSections
    .filter((section) => plan[section] !== '')
    .map((section) => formatSection(planSectionTitles[section], [], plan[section]))
  return `# Plan for bad days\n\n${answers.join('')}`
}

export function formatMembership({
  title,
  pillar,
  duration,
  run: currentRun,
  progress,
  cue,
  days,
  left_at,
}: ReaderRow<typeof listMemberships>): string {
  const checkIns = days.map(({ run, day, date, late, note }) => {
    const place = currentRun > 1 ? `Run ${run}, day ${day}` : `Day ${day}`
    return `- ${place}, ${date}${late ? ' (marked late)' : ''}${note ? `: ${note}` : ''}`
  })
  return formatSection(
    title,
    [pillar, `${progress} of ${duration} days`, cue, left_at && `left on ${formatDate(left_at)}`],
    checkIns.join('\n'),
  )
}

export function formatDiscussion({ title, pillar, content, created_at }: ReaderRow<typeof listDiscussions>): string {
  return formatSection(title, [formatDate(created_at), pillar], content)
}

export function formatReply({ discussion, content, created_at }: ReaderRow<typeof listReplies>): string {
  return formatSection(
    discussion === null ? 'Reply in a hidden discussion' : `Reply in "${discussion}"`,
    [formatDate(created_at)],
    content,
  )
}

function formatSection(title: string, details: (string | null)[], text: string): string {
  const facts = details.filter(Boolean).join(' · ')
  return `## ${title}\n\n${facts && `*${facts}*\n\n`}${text}\n\n`
}

function formatDate(instant: string): string {
  return instant.slice(0, 10)
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ')
}
