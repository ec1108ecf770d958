import type {
  accountOf,
  challenges,
  contentRuns,
  discussions,
  goals,
  journal,
  replies,
  RowOf,
  socialPosts,
  ticks,
} from './export-queries.ts'

// What a man finds in his ZIP: the contract's names, and no id that means something here alone.

export function presentAccount(row: Awaited<ReturnType<typeof accountOf>>) {
  return {
    email: row.email,
    emailVerifiedAt: row.email_verified_at,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    timeZone: row.time_zone,
    cardStored: row.onboarding_completed,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

export function presentGoal(row: RowOf<typeof goals>) {
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

export function presentEntry({ title, content, prompt, pillar, created_at, edited_at }: RowOf<typeof journal>) {
  return { title, prompt, pillar, content, createdAt: created_at, editedAt: edited_at }
}

export function presentMembership(row: RowOf<typeof challenges>) {
  const { title, pillar, duration, progress, completed } = row
  const days = row.days.map(({ day, date, note, created_at }) => ({ day, date, note, markedAt: created_at }))
  return {
    title,
    pillar,
    duration,
    progress,
    completed,
    startedAt: row.started_at,
    completedAt: row.completed_at,
    leftAt: row.left_at,
    days,
  }
}

export function presentDiscussion(row: RowOf<typeof discussions>) {
  const { title, content, pillar } = row
  return { title, pillar, content, replies: row.replies, createdAt: row.created_at, editedAt: row.edited_at }
}

export function presentReply({ content, discussion, created_at, edited_at }: RowOf<typeof replies>) {
  return { discussion, content, createdAt: created_at, editedAt: edited_at }
}

export function presentTicks({ title, ticked }: RowOf<typeof ticks>) {
  return { resource: title, itemsTicked: ticked }
}

export function presentSocialPost({ platform, url, author, caption, pillar, created_at }: RowOf<typeof socialPosts>) {
  return { platform, url, author, caption, pillar, createdAt: created_at }
}

export function presentRun({ kind, input, status, created_at, ended_at }: RowOf<typeof contentRuns>) {
  return { kind, input, status, createdAt: created_at, endedAt: ended_at }
}

export function goalInWords({ title, description, pillar, target_date, completed }: RowOf<typeof goals>): string {
  const details = [pillar, target_date && `by ${target_date}`].filter(Boolean).join(', ')
  return `- [${completed ? 'x' : ' '}] ${title} (${details})${description ? `\n\n${indented(description)}` : ''}\n`
}

export function entryInWords({ title, content, prompt, pillar, created_at }: RowOf<typeof journal>): string {
  return section(
    title || day(created_at),
    [title && day(created_at), pillar],
    prompt ? `> ${prompt}\n\n${content}` : content,
  )
}

export function membershipInWords({
  title,
  pillar,
  duration,
  progress,
  days,
  left_at,
}: RowOf<typeof challenges>): string {
  const marked = days.map(({ day: number, date, note }) => `- Day ${number}, ${date}${note ? `: ${note}` : ''}`)
  return section(
    title,
    [pillar, `${progress} of ${duration} days`, left_at && `left on ${day(left_at)}`],
    marked.join('\n'),
  )
}

export function discussionInWords({ title, pillar, content, created_at }: RowOf<typeof discussions>): string {
  return section(title, [day(created_at), pillar], content)
}

export function replyInWords({ discussion, content, created_at }: RowOf<typeof replies>): string {
  return section(`Reply in "${discussion}"`, [day(created_at)], content)
}

function section(title: string, details: (string | null)[], text: string): string {
  const facts = details.filter(Boolean).join(' · ')
  return `## ${title}\n\n${facts && `*${facts}*\n\n`}${text}\n\n`
}

function day(instant: string): string {
  return instant.slice(0, 10)
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ')
}
