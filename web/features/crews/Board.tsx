import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BoardMember, CrewBoard } from '#contract/crews.ts'
import type { Reactions } from '#contract/reactions.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { useToday } from '#web/shell/today.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Card } from '#web/ui/Card.tsx'
import { formatDay, formatMonth, formatRecentDay } from '#web/ui/dates.ts'
import { lazyDialog } from '#web/ui/Dialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { Select } from '#web/ui/Select.tsx'
import { boardQuery } from './crew-queries.ts'
import type { CrewMemberDialogProps } from './CrewMemberDialog.tsx'
import { describeDays } from './describe-days.ts'
import { NudgeButton } from './NudgeButton.tsx'
import { WellDone } from './WellDone.tsx'
import styles from './Board.module.css'

const CrewMemberDialog = lazyDialog<CrewMemberDialogProps>(
  async () => (await import('./CrewMemberDialog.tsx')).CrewMemberDialog,
)

const monthsBack = 12

/** A row per member, with straight columns, so that the days compare. One colour for everyone: done or not, never what. */
export function Board({ id }: { id: string }) {
  const [month, setMonth] = useState('')
  const today = useToday()
  const result = useQuery(boardQuery(id, month || undefined))
  return (
    <Card as="section" pillar="brotherhood" aria-label="Board" className={styles.board} tabIndex={-1}>
      <Loaded result={result}>
        {(board) => (
          <>
            <ul>
              {board.members.map((member) => (
                <BoardRow key={member.id} crewId={id} member={member} board={board} />
              ))}
            </ul>
            <p className={styles.dates} aria-hidden="true">
              <span>{formatDay(board.from, today)}</span>
              <span>{board.to === today ? 'Today' : formatDay(board.to, today)}</span>
            </p>
          </>
        )}
      </Loaded>
      <div className={styles.period}>
        <Select aria-label="Period" value={month} onChange={({ currentTarget }) => setMonth(currentTarget.value)}>
          <option value="">Last 14 days</option>
          {listMonths(today).map((value) => (
            <option key={value} value={value}>
              {formatMonth(`${value}-01`, today)}
            </option>
          ))}
        </Select>
      </div>
    </Card>
  )
}

function BoardRow({ crewId, member, board }: { crewId: string; member: BoardMember; board: CrewBoard }) {
  const { id, username, profileImageUrl, own, shares, states, quietSince, asked, doneToday, lastDone } = member
  const isQuiet = quietSince !== null && !own
  return (
    <li className={styles.row} data-wide={states.length > 14 || undefined}>
      <Avatar url={profileImageUrl} name={username} size="small" />
      <div className={styles.head}>
        <div className={styles.words} data-stacked={isQuiet || undefined}>
          <DialogButton
            className={styles.name}
            variant="quiet"
            preload={CrewMemberDialog.preload}
            renderDialog={(state) => <CrewMemberDialog {...state} crewId={crewId} member={member} />}
          >
            <bdi>{username}</bdi>
            <span className="visually-hidden">, what {own ? 'you share' : 'they share'}</span>
          </DialogButton>
          {own && <span className={styles.you}>you</span>}
          <Status member={member} today={board.today} />
        </div>
        {isQuiet && <NudgeButton id={id} username={username} asked={asked} />}
        {doneToday && !own && lastDone && (
          <WellDone
            days={[{ id, date: lastDone.date }]}
            names={username}
            pressed={lastDone.reactions.own === 'well-done'}
            others={countOthers(lastDone.reactions)}
          />
        )}
      </div>
      {shares ? (
        <div className={styles.days} role="img" aria-label={describeDays(states, board)}>
          {[...states].map((letter, index) => (
            <i key={index} data-day={letter} />
          ))}
        </div>
      ) : (
        <p className={styles.nothing}>
          {own ? 'You share nothing with this crew yet.' : 'Shares nothing with this crew yet.'}
        </p>
      )}
    </li>
  )
}

function countOthers({ counts, own }: Reactions): number {
  return (counts['well-done'] ?? 0) - (own === 'well-done' ? 1 : 0)
}

function Status({ member: { shares, states, doneToday, quietSince }, today }: { member: BoardMember; today: string }) {
  if (!shares) return null
  if (quietSince !== null) return <p className={styles.status}>last marked {formatRecentDay(quietSince, today)}</p>
  if (doneToday) return <p className={styles.status}>done today</p>
  const last = states.at(-1)
  if (last === 'r') return <p className={styles.status}>rest today</p>
  return last === 'o' ? <p className={styles.status}>not yet today</p> : null
}

function listMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: monthsBack }, (_, back) => {
    const at = year * 12 + month - 1 - back
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}
