import { formatDay, formatSection, jsonListFile, markdownFile } from '../../export-files.ts'
import { noText, type DeletionStep, type FeatureData } from '../../feature-data.ts'
import { parseAgreement } from './agreement.ts'
import { decrementParticipants, getTimeZone, listBreaks, listParticipationsForExport } from './member-data-queries.ts'

export const challengeData: FeatureData = {
  tables: {
    user_challenges: { exported: 'challenges.json', deletion: 'removed', storage: ['cue'] },
    challenge_check_ins: { exported: 'challenges.json', deletion: 'removed', storage: ['note'] },
    challenge_starts: { exported: 'challenges.json', deletion: 'anonymized', storage: noText },
    breaks: { exported: 'breaks.json', deletion: 'removed', storage: noText },
    member_ledgers: {
      exported: 'not exported because it follows from the days',
      deletion: 'removed',
      storage: 'not counted because it follows from the days',
    },
  },
  async *exportFiles(source) {
    const timeZone = await getTimeZone(source.database, source.userId)
    yield jsonListFile('challenges.json', listParticipationsForExport(source), (row) =>
      presentParticipation(row, { timeZone, userId: source.userId }),
    )
    yield markdownFile('challenges.md', listParticipationsForExport(source), {
      title: '# Challenges',
      toText: formatParticipation,
    })
    yield jsonListFile('breaks.json', listBreaks(source))
  },
}

/** A member who rejoined a challenge still counts as one participant. */
export const leaveChallenges: DeletionStep = async (tx, { userId }) => {
  await decrementParticipants(tx, userId)
  return []
}

type ExportedParticipation =
  ReturnType<typeof listParticipationsForExport> extends AsyncGenerator<infer Row> ? Row : never

function presentParticipation(row: ExportedParticipation, { timeZone, userId }: { timeZone: string; userId: string }) {
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
    seenBy: row.audience,
    schedule,
    rules,
    passes,
    startedOn,
    startedTogether: row.starts_on && { on: row.starts_on, openedByMember: row.opener_id === userId },
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

function formatParticipation(row: ExportedParticipation): string {
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
