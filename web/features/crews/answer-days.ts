import { useMutation } from '@tanstack/react-query'
import type { dayAnswers } from '#contract/reaction-answers.ts'
import { callApi } from '#web/api/client.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { refetchBoards } from './crew-queries.ts'

type Answers = { days: { id: string; date: string }[]; answer: (typeof dayAnswers)[number] | null }

/** Answer days of one or more crewmates. It is pending until they have been read again. */
export function useAnswerDays() {
  return useMutation({
    meta: { feature: 'crews' },
    mutationFn: ({ days, answer }: Answers) =>
      Promise.all(
        days.map(({ id: memberId, date }) =>
          callApi('PATCH /api/reactions', { body: { kind: 'day', memberId, date, answer } }),
        ),
      ),
    onSettled: refetchBoards,
    onError: (error) => showErrorToast(error),
  })
}
