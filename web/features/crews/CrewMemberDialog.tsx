import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { BoardMember, CrewMemberDetail } from '#contract/crews.ts'
import { AnswerPills } from '#web/features/reactions/AnswerPills.tsx'
import { paths } from '#web/paths.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { Loaded } from '#web/shell/Loaded.tsx'
import { useToday } from '#web/shell/today.ts'
import { formatRecentDay } from '#web/ui/dates.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { crewMemberQuery, refetchCrewMember } from './crew-queries.ts'
import { DayAnswers } from './DayAnswers.tsx'
import styles from './CrewMemberDialog.module.css'

export type CrewMemberDialogProps = {
  crewId: string
  member: BoardMember
  /** The username of the other member of a crew of two. */
  partner?: string | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What a member shares with the crew, with words. */
export function CrewMemberDialog({ crewId, member, partner, open, onOpenChange }: CrewMemberDialogProps) {
  const { id, username, own, lastDone } = member
  const result = useQuery({ ...crewMemberQuery(crewId, id), staleTime: 0 })
  return (
    <Dialog
      isRead
      open={open}
      onOpenChange={onOpenChange}
      title={own ? `What ${partner ? isolate(partner) : 'this crew'} sees of you` : username}
      footer={
        own ? (
          <LinkButton to={paths.crewSettings(crewId)}>Change what they see</LinkButton>
        ) : (
          <LinkButton to={paths.member(id)}>Profile</LinkButton>
        )
      }
    >
      {lastDone && (
        <div className={styles.day}>
          <DayAnswers member={member} day={lastDone} />
        </div>
      )}
      <Loaded result={result} notFound={<p className={styles.nothing}>They’re no longer in this crew.</p>}>
        {(detail) => <Contents crewId={crewId} detail={detail} own={own} isPair={partner !== undefined} />}
      </Loaded>
    </Dialog>
  )
}

type ContentsProps = { crewId: string; detail: CrewMemberDetail; own: boolean; isPair: boolean }

function Contents({ crewId, detail, own, isPair }: ContentsProps) {
  const { id: memberId, username, challenges, goals } = detail
  const today = useToday()
  if (challenges.length === 0 && goals.length === 0)
    return (
      <p className={styles.nothing}>
        {own ? 'Nothing yet.' : `Shares nothing with ${isPair ? 'you' : 'this crew'} yet.`}
      </p>
    )
  return (
    <div className={styles.contents}>
      {challenges.length > 0 && (
        <ul aria-label="Challenges">
          {challenges.map(
            ({ participationId, challengeId, title, pillar, progress, duration, completed, reactions, notes }) => (
              <li key={participationId} className={styles.item}>
                <PillarBadge pillar={pillar} />
                <Link to={paths.challenge(challengeId)} dir="auto">
                  {title}
                </Link>
                <p>{completed ? `Finished, ${duration} days` : `Day ${progress} of ${duration}`}</p>
                {reactions && (
                  <AnswerPills
                    subject={{ kind: 'finish', id: participationId }}
                    reactions={reactions}
                    about={own ? 'your finish' : `the finish of ${username}`}
                    canAnswer={!own}
                    onSaved={() => refetchCrewMember(crewId, memberId)}
                  />
                )}
                {notes?.map(({ date, text }) => (
                  <blockquote key={date + text} dir="auto">
                    {text}
                    <footer>{formatRecentDay(date, today)}</footer>
                  </blockquote>
                ))}
              </li>
            ),
          )}
        </ul>
      )}
      {goals.length > 0 && (
        <>
          <h3>Goals</h3>
          <ul>
            {goals.map(({ id, title, pillar, completed, description }) => (
              <li key={id} className={styles.item}>
                <PillarBadge pillar={pillar} />
                <span dir="auto">{title}</span>
                <p>{completed ? 'Done' : 'Open'}</p>
                {description !== null && <blockquote dir="auto">{description}</blockquote>}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
