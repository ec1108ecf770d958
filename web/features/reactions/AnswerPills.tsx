import { useState } from 'react'
import { dayAnswers, postAnswers } from '#contract/reaction-answers.ts'
import type { ReactionAnswer, Reactions } from '#contract/reactions.ts'
import { getTriggerProps, lazyDialog } from '#web/ui/Dialog.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { answerNames } from './answer-names.ts'
import { type ReactionSubject, useReact } from './use-react.ts'
import type { WhoAnsweredProps } from './WhoAnswered.tsx'
import styles from './AnswerPills.module.css'

const WhoAnswered = lazyDialog<WhoAnsweredProps>(async () => (await import('./WhoAnswered.tsx')).WhoAnswered)

export type AnswerPillsProps = {
  subject: ReactionSubject
  reactions: Reactions
  /** What is answered, within a sentence: "the reply by sam". */
  about: string
  /** Whether the member can answer; if not, only the numbers are shown. */
  canAnswer: boolean
  onSaved: (reactions: Reactions) => void
}

/** The one-tap answers to a day, a finish, a post or a round answer, and who gave them. */
export function AnswerPills({ subject, reactions: saved, about, canAnswer, onSaved }: AnswerPillsProps) {
  const { reactions, tap } = useReact(subject, saved, onSaved)
  const answers: readonly ReactionAnswer[] =
    subject.kind === 'day' || subject.kind === 'finish' ? dayAnswers : postAnswers
  const shown = canAnswer ? answers : answers.filter((answer) => reactions.counts[answer])
  if (shown.length === 0) return null
  const total = answers.reduce((sum, answer) => sum + (saved.counts[answer] ?? 0), 0)
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
      {total > 0 && <SeeWho subject={subject} answers={answers} about={about} total={total} />}
    </div>
  )
}

type SeeWhoProps = Pick<AnswerPillsProps, 'subject' | 'about'> & Pick<WhoAnsweredProps, 'answers'> & { total: number }

/** How many answers there are, and who gave them. On a phone it is only the number, in the line of the answers. */
function SeeWho({ about, total, ...props }: SeeWhoProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.who}
        {...getTriggerProps(WhoAnswered.preload)}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="people" size="small" />
        {total}
        <span className={styles.unit}> {total === 1 ? 'answer' : 'answers'}</span>
        <span className="visually-hidden"> to {about}: see who</span>
      </button>
      <WhoAnswered {...props} open={isOpen} onOpenChange={setIsOpen} />
    </>
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
