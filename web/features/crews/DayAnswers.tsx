import type { BoardMember } from '#contract/crews.ts'
import { AnswerPills } from '#web/features/reactions/AnswerPills.tsx'
import { refetchBoards } from './crew-queries.ts'
import styles from './Board.module.css'

export type DayAnswersProps = {
  memberId: string
  username: string
  own: boolean
  /** Whether the day is their today; if not, it is their yesterday. */
  isToday: boolean
  day: NonNullable<BoardMember['lastDone']>
}

/** The one-tap answers to the last day of a member, in the row of a pair. */
export function DayAnswers({ memberId, username, own, isToday, day: { date, reactions } }: DayAnswersProps) {
  return (
    <>
      {!isToday && <span className={styles.status}>Yesterday</span>}
      <AnswerPills
        subject={{ kind: 'day', memberId, date }}
        reactions={reactions}
        about={own ? 'your day' : `the day of ${username}`}
        canAnswer={!own}
        onSaved={() => void refetchBoards()}
      />
    </>
  )
}
