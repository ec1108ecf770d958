import { defaultQuestions, type Round, type RoundAnswer } from '#contract/crew-rounds.ts'
import type { Reactions } from '#contract/reactions.ts'
import { noReactions } from '../../database/reaction-counts.ts'
import type { AnswerRow, CrewRow, EarlierAnswer } from './queries.ts'
import type { CurrentRound } from './schedule.ts'

type RoundRows = {
  crew: CrewRow
  current: CurrentRound | null
  on: string | null
  answers: AnswerRow[]
  /** By the id of the answer. */
  reactions: Map<string, Reactions>
  earlier: EarlierAnswer | undefined
  neighbours: { previous: string | null; next: string | null }
}

export function presentRound(
  userId: string,
  { crew, current, on, answers, reactions, earlier, neighbours: { previous, next } }: RoundRows,
): Round {
  const isOpen = on !== null && on === current?.on
  const shown = answers.map((row) => presentAnswer(row, reactions.get(row.id)))
  const own = shown.find((answer) => answer.userId === userId)
  const asked = own ?? (isOpen ? undefined : shown[0])
  return {
    crewId: crew.id,
    crewName: crew.name,
    canChange: crew.founder_id === userId,
    weekday: crew.round_weekday,
    hour: crew.round_hour,
    on,
    open: isOpen,
    nextOn: current?.nextOn ?? null,
    nextAt: current?.nextAt.toISOString() ?? null,
    questions: asked?.questions ?? getQuestions(crew),
    crewQuestions: getQuestions(crew),
    answers: shown,
    members: crew.members ?? 0,
    commitment: earlier ? readCommitment(earlier.round_on, earlier.answers) : null,
    previous,
    next: findNext(on, next, current?.on ?? null),
  }
}

/** Returns the questions that a crew asks now. */
export function getQuestions({ questions }: Pick<CrewRow, 'questions'>): string[] {
  return questions === null ? [...defaultQuestions] : JSON.parse(questions)
}

/** Returns what someone planned in a round; null if they planned nothing. */
export function readCommitment(on: string, answers: string): Round['commitment'] {
  const text = (JSON.parse(answers) as string[]).at(-1) ?? ''
  return text === '' ? null : { on, text }
}

function presentAnswer(row: AnswerRow, reactions = noReactions()): RoundAnswer {
  const { earlier_on: earlierOn, earlier_answers: earlierAnswers } = row
  return {
    id: row.id,
    userId: row.user_id,
    username: row.username,
    profileImageUrl: row.profile_image_url,
    questions: JSON.parse(row.questions),
    answers: JSON.parse(row.answers),
    commitment: earlierOn !== null && earlierAnswers !== null ? readCommitment(earlierOn, earlierAnswers) : null,
    outcome: row.outcome,
    answeredAt: row.created_at,
    editedAt: row.edited_at,
    hidden: row.decision_id !== null,
    reactions,
  }
}

/** Returns the earlier of the next answered round and the current one, which may have no answers yet. */
function findNext(on: string | null, answered: string | null, current: string | null): string | null {
  if (on === null || current === null || on >= current) return answered
  return answered !== null && answered < current ? answered : current
}
