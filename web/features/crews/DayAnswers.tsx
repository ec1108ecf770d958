import type { BoardMember } from '#contract/crews.ts'
import { AnswerPills } from '#web/features/reactions/AnswerPills.tsx'
import { refetchBoards } from './crew-queries.ts'
import styles from './Board.module.css'

export type DayAnswersProps = {
  member: Pick<BoardMember, 'id' | 'username' | 'own' | 'doneToday'>
  day: NonNullable<BoardMember['lastDone']>
  /** Whether “Done today” is said elsewhere already. */
  hideToday?: boolean
}

/** The last day of a member, by their own calendar, with its one-tap answers. */
export function DayAnswers({ member: { id, username, own, doneToday }, day, hideToday = false }: DayAnswersProps) {
  return (
    <>
      {!(doneToday && hideToday) && <p className={styles.status}>{doneToday ? 'Done today' : 'Done yesterday'}</p>}
      <AnswerPills
        subject={{ kind: 'day', memberId: id, date: day.date }}
        reactions={day.reactions}
        about={own ? 'your day' : `the day of ${username}`}
        canAnswer={!own}
        onSaved={() => void refetchBoards()}
      />
    </>
  )
}
