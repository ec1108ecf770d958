import { getPostState } from '../../database/decision-data.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Database } from '../../database/tables.ts'
import { withdrawSubject } from '../notifications/withdraw.ts'
import * as queries from './moderated-queries.ts'

// What moderators do to a reported answer, in the transaction of their decision. Only its author still sees a hidden one.

export type ModeratedAnswer = {
  id: string
  authorId: string
  username: string
  /** The first answer. */
  title: string
  /** Markdown: the questions with the answers. */
  content: string
  crewName: string
  /** The date of the round. */
  on: string
  state: 'visible' | 'hidden' | 'removed'
  decisionId: string | null
  createdAt: string
  editedAt: string | null
}

/** Finds an answer to a round. It is gone once its author has left the crew. */
export async function findModeratedAnswer(tx: Database, id: string): Promise<ModeratedAnswer | undefined> {
  const row = await queries.findAnswerById(tx, id)
  if (!row) return undefined
  const questions: string[] = JSON.parse(row.questions)
  const answers: string[] = JSON.parse(row.answers)
  const pairs = questions.map((question, index) => ({ question, answer: answers[index] ?? '' }))
  const { decision_action: action, decision_data: data } = row
  return {
    id,
    authorId: row.user_id,
    username: row.username,
    title: answers.find((text) => text !== '') ?? '',
    content: pairs
      .filter(({ answer }) => answer !== '')
      .map(({ question, answer }) => `**${toMarkdown(question)}**\n\n${toMarkdown(answer)}`)
      .join('\n\n'),
    crewName: row.crew_name,
    on: row.round_on,
    state: row.decision_id === null ? 'visible' : action ? getPostState({ action, data }) : 'hidden',
    decisionId: row.decision_id,
    createdAt: row.created_at,
    editedAt: row.edited_at,
  }
}

/** Members see these texts as they were typed, so staff do too. Otherwise an answer could look like another question. */
function toMarkdown(text: string): string {
  return text
    .trim()
    .replace(/[\\`*_~[\]<>#|&]/g, '\\$&')
    .replace(/^(\s*)([-+=])/gm, '$1\\$2')
    .replace(/^(\s*\d+)(?=[.)])/gm, '$1\\')
    .replace(/\n/g, '\\\n')
}

/**
 * Hides an answer, or shows it again.
 * @param decisionId the decision that hides it; null to show it
 * @returns whether the others in the crew see a difference, and the members whose notifications changed
 */
export async function setAnswerDecision(
  tx: Database,
  { id, decisionId, now }: { id: string; decisionId: string | null; now: Date },
): Promise<{ changed: boolean; notified: string[] }> {
  await lockRow(tx, 'round_answers', id)
  const before = await queries.findAnswerById(tx, id)
  if (!before) return { changed: false, notified: [] }
  await queries.setDecision(tx, { id, decisionId })
  const notified = decisionId === null ? [] : await withdrawSubject(tx, { kind: 'reaction', subjectId: id }, now)
  return { changed: (before.decision_id === null) !== (decisionId === null), notified }
}
