import { dayAnswers, postAnswers } from '#contract/reaction-answers.ts'
import type { ReactionAnswer, Reactions } from '#contract/reactions.ts'
import { answerNames } from './answer-names.ts'
import { type ReactionSubject, useReact } from './use-react.ts'
import styles from './AnswerPills.module.css'

type Props = {
  subject: ReactionSubject
  reactions: Reactions
  /** What is answered, within a sentence: "the reply by sam". */
  about: string
  /** Whether the member can answer; if not, only the numbers are shown. */
  canAnswer: boolean
  onSaved: (reactions: Reactions) => void
}

/** The one-tap answers to a day, a finish or a post. */
export function AnswerPills({ subject, reactions: saved, about, canAnswer, onSaved }: Props) {
  const { reactions, tap } = useReact(subject, saved, onSaved)
  const answers: readonly ReactionAnswer[] =
    subject.kind === 'day' || subject.kind === 'finish' ? dayAnswers : postAnswers
  const shown = canAnswer ? answers : answers.filter((answer) => reactions.counts[answer])
  if (shown.length === 0) return null
  return (
    <div className={styles.pills} role="group" aria-label={`Answers to ${about}`}>
      {shown.map((answer) =>
        canAnswer ? (
          <button
            key={answer}
            type="button"
            className={styles.target}
            aria-pressed={reactions.own === answer}
            onClick={() => tap(answer)}
          >
            <Pill answer={answer} count={reactions.counts[answer]} />
          </button>
        ) : (
          <Pill key={answer} answer={answer} count={reactions.counts[answer]} />
        ),
      )}
    </div>
  )
}

function Pill({ answer, count }: { answer: ReactionAnswer; count: number | undefined }) {
  return (
    <span className={styles.pill}>
      {answerNames[answer]}
      {count ? <span className={styles.count}> {count}</span> : null}
    </span>
  )
}
