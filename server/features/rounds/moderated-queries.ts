import type { Database } from '../../database/tables.ts'

/** Finds an answer with its author, its crew and the decision that hid it. */
export function findAnswerById(database: Database, id: string) {
  return database
    .selectFrom('round_answers')
    .innerJoin('users', 'users.id', 'round_answers.user_id')
    .innerJoin('crews', 'crews.id', 'round_answers.crew_id')
    .leftJoin('moderation_decisions', 'moderation_decisions.id', 'round_answers.decision_id')
    .select(['round_answers.id', 'user_id', 'username', 'crews.name as crew_name', 'round_on'])
    .select(['round_answers.questions', 'answers', 'round_answers.created_at', 'edited_at', 'decision_id'])
    .select(['moderation_decisions.action as decision_action', 'moderation_decisions.data as decision_data'])
    .where('round_answers.id', '=', id)
    .executeTakeFirst()
}

export async function setDecision(
  tx: Database,
  { id, decisionId }: { id: string; decisionId: string | null },
): Promise<void> {
  await tx.updateTable('round_answers').set({ decision_id: decisionId }).where('id', '=', id).execute()
}
