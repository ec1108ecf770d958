import { jsonListFile } from '../../export-files.ts'
import { noText, type DeletionStep, type FeatureData } from '../../feature-data.ts'
import { withdrawSubject } from '../notifications/withdraw.ts'
import { anonymizeCases, listDecisions, listOpenAppeals, listReports } from './member-data-queries.ts'

export const moderationData: FeatureData = {
  tables: {
    reports: {
      exported: 'reports.json',
      deletion: 'removed',
      storage: 'not counted because the number of reports is limited',
    },
    moderation_decisions: {
      exported: 'decisions.json',
      deletion: 'removed',
      storage: 'not counted because moderators write them',
    },
    moderation_cases: {
      exported: 'not exported because staff work on them',
      deletion: 'anonymized',
      storage: 'not counted because moderators write them',
    },
    member_notes: {
      exported: 'not exported because only staff see them',
      deletion: 'removed',
      storage: 'not counted because moderators write them',
    },
    moderators: {
      exported: 'account.json',
      deletion: 'removed',
      storage: noText,
    },
  },
  *exportFiles(source) {
    // An admin may export who reported them.
    if (source.isPrivate) yield jsonListFile('reports.json', listReports(source))
    // Leaves out who decided.
    yield jsonListFile('decisions.json', listDecisions(source), (row) => ({
      about: row.kind,
      action: row.action,
      title: row.title,
      note: row.note,
      until: row.until,
      createdAt: row.created_at,
      appeal:
        row.appeal === null
          ? null
          : { message: row.appeal, status: row.appeal_status, answer: row.appeal_answer, sentAt: row.appealed_at },
    }))
  },
}

/** Withdraws open appeals, which are deleted with their decisions. Cases about the member stay without their words. */
export const leaveCases: DeletionStep = async (tx, { userId, now }) => {
  const notified: string[] = []
  for (const subjectId of await listOpenAppeals(tx, userId))
    notified.push(...(await withdrawSubject(tx, { kind: 'appeal', subjectId }, now)))
  await anonymizeCases(tx, userId)
  return notified
}
