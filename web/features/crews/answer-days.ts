import { useMutation } from '@tanstack/react-query'
import type { dayAnswers } from '#contract/reaction-answers.ts'
import { callApi } from '#web/api/client.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { refetchBoards } from './crew-queries.ts'

type Answer = (typeof dayAnswers)[number]

/** Answer days of crewmates, each with the same call. */
export function useAnswerDays() {
  return useMutation({
    meta: { feature: 'crews' },
    mutationFn: (days: { id: string; date: string; answer: Answer | null }[]) =>
      Promise.all(
        days.map(({ id: memberId, date, answer }) =>
          callApi('PATCH /api/reactions', { body: { kind: 'day', memberId, date, answer } }),
        ),
      ),
    onSettled: refetchBoards,
    onError: (error) => showErrorToast(error),
  })
}
