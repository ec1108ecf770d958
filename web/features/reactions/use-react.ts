import { useMutation } from '@tanstack/react-query'
import { dayAnswers, postAnswers } from '#contract/reaction-answers.ts'
import type { ReactionAnswer, Reactions } from '#contract/reactions.ts'
import { callApi, type RequestBody } from '#web/api/client.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'

type Body = RequestBody<'PATCH /api/reactions'>
type WithoutAnswer<Each> = Each extends Each ? Omit<Each, 'answer'> : never

/** What is answered: a day, the finish of a challenge, a discussion or a reply. */
export type ReactionSubject = WithoutAnswer<Body>

/** Answer a subject, first on the screen. @returns what to show, and a function that gives or takes back an answer */
export function useReact(subject: ReactionSubject, saved: Reactions, onSaved: (reactions: Reactions) => void) {
  const { mutate, isPending, variables } = useMutation({
    // Taps are sent one after the other, so that the last one counts.
    scope: { id: `react ${JSON.stringify(subject)}` },
    mutationFn: (answer: ReactionAnswer | null) => callApi('PATCH /api/reactions', { body: toBody(subject, answer) }),
    onSuccess: onSaved,
    onError: (error) => showErrorToast(error),
  })
  const reactions = isPending ? replaceOwn(saved, variables) : saved
  return { reactions, tap: (answer: ReactionAnswer) => mutate(reactions.own === answer ? null : answer) }
}

/** Return the answers after the member has changed theirs. */
function replaceOwn({ counts, own }: Reactions, answer: ReactionAnswer | null): Reactions {
  const next = { ...counts }
  if (own) next[own] = (next[own] ?? 1) - 1
  if (answer) next[answer] = (next[answer] ?? 0) + 1
  return { counts: next, own: answer }
}

function toBody(subject: ReactionSubject, answer: ReactionAnswer | null): Body {
  if (subject.kind === 'day' || subject.kind === 'finish')
    return { ...subject, answer: dayAnswers.find((each) => each === answer) ?? null }
  return { ...subject, answer: postAnswers.find((each) => each === answer) ?? null }
}
