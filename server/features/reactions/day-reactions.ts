import type { Reactions } from '#contract/reactions.ts'
import { countReactions } from '../../database/reaction-counts.ts'
import type { Database } from '../../database/tables.ts'
import * as queries from './day-queries.ts'
import { parseDaySubject } from './subjects.ts'

type Period = { viewerId: string; memberIds: readonly string[]; from: string; to: string }

export type DayReactions = { memberId: string; date: string; reactions: Reactions }

/**
 * Reads the one-tap answers to the days of members, from a date until another one. Days without answers are missing. The
 * caller checks which days the viewer sees.
 */
export async function readDayReactions(database: Database, period: Period): Promise<DayReactions[]> {
  const subjectIds = await queries.listDaySubjects(database, period)
  const counts = await countReactions(database, period.viewerId, { kind: 'day', subjectIds })
  return [...counts].map(([subjectId, reactions]) => ({ ...parseDaySubject(subjectId), reactions }))
}

/** Reads the one-tap answers to finished challenges. The caller checks which ones the viewer sees. */
export function readFinishReactions(
  database: Database,
  { viewerId, participationIds }: { viewerId: string; participationIds: readonly string[] },
): Promise<Map<string, Reactions>> {
  return countReactions(database, viewerId, { kind: 'finish', subjectIds: participationIds })
}
