import { formatDay, formatSection, jsonListFile, markdownFile } from '../../export-files.ts'
import type { DeletionStep, FeatureData } from '../../feature-data.ts'
import { parseAgreement } from './agreement.ts'
import {
  decrementParticipants,
  getTimeZone,
  listBreaks,
  listMemberships,
  listMembershipsWithoutNotes,
} from './member-data-queries.ts'

export const challengeData: FeatureData = {
  tables: {
    user_challenges: { exported: 'challenges.json', deletion: 'removed', storage: ['cue'] },
    challenge_check_ins: { exported: 'challenges.json', deletion: 'removed', storage: ['note'] },
    breaks: { exported: 'breaks.json', deletion: 'removed', storage: 'not counted because it contains no text' },
    member_ledgers: {
      exported: 'not exported because it follows from the days',
      deletion: 'removed',
      storage: 'not counted because it follows from the days',
    },
  },
  async *exportFiles(source) {
    const timeZone = await getTimeZone(source.database, source.userId)
    const read = source.isPrivate ? listMemberships : listMembershipsWithoutNotes
    yield jsonListFile('challenges.json', { source, read, toJson: (row) => presentMembership(row, timeZone) })
    yield markdownFile('challenges.md', { source, read, title: '# Challenges', toText: formatMembership })
    yield jsonListFile('breaks.json', {
      source,
      read: listBreaks,
      toJson: ({ challenge, kind, starts_on, ends_on, created_at }) => ({
        challenge,
        kind,
        from: starts_on,
        to: ends_on,
        createdAt: created_at,
      }),
    })
  },
}

/** A member who rejoined a challenge still counts as one participant. */
export const leaveChallenges: DeletionStep = async (tx, { userId }) => {
  await decrementParticipants(tx, userId)
  return []
}

type MembershipRow = Awaited<ReturnType<typeof listMembershipsWithoutNotes | typeof listMemberships>>[number]

function presentMembership(row: MembershipRow, timeZone: string) {
  const { title, pillar, duration, run, progress, completed, cue } = row
  const { startedOn, schedule, rules, passes } = parseAgreement(row, timeZone)
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
    days: row.days.map(({ run: ofRun, day, date, late, note, created_at }) => ({
      run: ofRun,
      day,
      date,
      late,
      note,
      markedAt: created_at,
    })),
  }
}

function formatMembership(row: MembershipRow): string {
  const { title, pillar, duration, run: currentRun, progress, cue, days, left_at } = row
  const checkIns = days.map(({ run, day, date, late, note }) => {
    const place = currentRun > 1 ? `Run ${run}, day ${day}` : `Day ${day}`
    return `- ${place}, ${date}${late ? ' (marked late)' : ''}${note ? `: ${note}` : ''}`
  })
  return formatSection(
    title,
    [pillar, `${progress} of ${duration} days`, cue, left_at && `left on ${formatDay(left_at)}`],
    checkIns.join('\n'),
  )
}
