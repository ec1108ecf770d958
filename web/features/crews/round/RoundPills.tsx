import type { Round, RoundAnswer } from '#contract/crew-rounds.ts'
import type { Reactions } from '#contract/reactions.ts'
import { queryClient } from '#web/api/query-client.ts'
import { AnswerPills } from '#web/features/reactions/AnswerPills.tsx'
import { roundQuery } from './round-queries.ts'

export type RoundPillsProps = { round: Round; answer: RoundAnswer; isOwn: boolean; canAnswer: boolean }

/** The one-tap answers to what a member wrote in a round. */
export function RoundPills({ round, answer: { id, username, reactions }, isOwn, canAnswer }: RoundPillsProps) {
  return (
    <AnswerPills
      subject={{ kind: 'round-answer', id }}
      reactions={reactions}
      about={isOwn ? 'your answer' : `the answer by ${username}`}
      canAnswer={canAnswer}
      onSaved={(saved) => cacheReactions(round, id, saved)}
    />
  )
}

function cacheReactions({ crewId, on }: Round, id: string, reactions: Reactions): void {
  for (const { queryKey } of [roundQuery(crewId), ...(on === null ? [] : [roundQuery(crewId, on)])])
    queryClient.setQueryData(
      queryKey,
      (round: Round | undefined) =>
        round && {
          ...round,
          answers: round.answers.map((answer) => (answer.id === id ? { ...answer, reactions } : answer)),
        },
    )
}
