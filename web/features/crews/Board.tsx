import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { BoardMember, CrewBoard } from '#contract/crews.ts'
import type { Reactions } from '#contract/reactions.ts'
import { paths } from '#web/paths.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { usePreferences } from '#web/shell/preferences.ts'
import { useToday } from '#web/shell/today.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Card } from '#web/ui/Card.tsx'
import { formatDay, formatMonth, formatRecentDay } from '#web/ui/dates.ts'
import { lazyDialog } from '#web/ui/Dialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { lazyWhenIdle } from '#web/ui/lazy-when-idle.tsx'
import { listNames } from '#web/ui/list-names.ts'
import { Select } from '#web/ui/Select.tsx'
import { boardQuery } from './crew-queries.ts'
import type { CrewMemberDialogProps } from './CrewMemberDialog.tsx'
import type { DayAnswersProps } from './DayAnswers.tsx'
import { countDone, describeDays } from './describe-days.ts'
import { HereButton } from './HereButton.tsx'
import { NudgeButton } from './NudgeButton.tsx'
import { WellDone } from './WellDone.tsx'
import styles from './Board.module.css'

const CrewMemberDialog = lazyDialog<CrewMemberDialogProps>(async () =>
  (await import('./later-parts.ts')).loadCrewMemberDialog(),
)

const DayAnswers = lazyWhenIdle<DayAnswersProps>(
  async () => (await import('./later-parts.ts')).loadDayAnswers(),
  DayAnswersPlace,
)

const monthsBack = 12
const rowsOnPhone = 7

/** What the marks say. A break looks like rest, because its reason can be private. */
const legend = { d: 'done', m: 'not done', r: 'rest', o: 'still open' }

/** A row per member, with straight columns, so that the days compare. One colour for everyone: done or not, never what. */
export function Board({ id, children }: { id: string; children?: ReactNode }) {
  const [month, setMonth] = useState('')
  const today = useToday()
  const result = useQuery(boardQuery(id, month || undefined))
  return (
    <Card as="section" pillar="brotherhood" aria-label="Board" className={styles.board} tabIndex={-1}>
      <Loaded result={result}>
        {(board) => (
          <>
            <DoneToday board={board} />
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
      <div className={styles.foot}>
        <p className={styles.legend} aria-hidden="true">
          {Object.entries(legend).map(([letter, words]) => (
            <span key={letter}>
              <i data-day={letter} />
              {words}
            </span>
          ))}
        </p>
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
      </div>
      {children}
    </Card>
  )
}

/** Names who is done today in a crew with more rows than the screen of a phone. */
function DoneToday({ board: { members, today, to } }: { board: CrewBoard }) {
  const done = members.filter(({ own, doneToday }) => doneToday && !own)
  if (members.length <= rowsOnPhone || done.length === 0 || to < today) return null
  return <p className={styles.done}>Done today: {listNames(done.map(({ username }) => username))}</p>
}

function BoardRow({ crewId, member, board }: { crewId: string; member: BoardMember; board: CrewBoard }) {
  const { id, username, profileImageUrl, own, shares, states, quietSince, asked, doneToday, lastDone } = member
  // What an earlier month shows has nothing to do with today.
  const isEarlier = board.to < board.today
  const [partner, ...more] = board.members.filter((each) => !each.own)
  const isPair = partner !== undefined && more.length === 0
  const askedBy = own && !isEarlier ? board.askedBy.map((each) => each.username) : []
  const isQuiet = quietSince !== null && !own && !isEarlier
  return (
    <li className={styles.row} data-wide={states.length > 14 || undefined} data-large={isPair || undefined}>
      <Avatar url={profileImageUrl} name={username} size="small" />
      <div className={styles.head}>
        <div className={styles.words} data-stacked={isQuiet || undefined}>
          <DialogButton
            className={styles.name}
            variant="quiet"
            aria-label={`${username}, what ${own ? 'you share' : 'they share'}`}
            preload={CrewMemberDialog.preload}
            renderDialog={(state) => (
              <CrewMemberDialog
                {...state}
                crewId={crewId}
                member={member}
                partner={isPair ? partner.username : undefined}
              />
            )}
          >
            <bdi>{username}</bdi>
          </DialogButton>
          {own && <span className={styles.you}>you</span>}
          {isEarlier ? <DoneInMonth states={states} /> : <Status member={member} board={board} />}
        </div>
        {isQuiet && <NudgeButton id={id} username={username} asked={asked} />}
        {doneToday && !own && !isPair && !isEarlier && lastDone && (
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
          {own ? (
            <>
              You share nothing with {isPair ? <bdi>{partner.username}</bdi> : 'this crew'} yet.{' '}
              <Link to={`${paths.crewSettings(crewId)}#shares`}>Choose what they see</Link>
            </>
          ) : (
            `Shares nothing with ${isPair ? 'you' : 'this crew'} yet.`
          )}
        </p>
      )}
      {isPair && !isEarlier && lastDone && (!own || Object.keys(lastDone.reactions.counts).length > 0) && (
        <div className={styles.answers}>
          <DayAnswers member={member} day={lastDone} hideToday />
        </div>
      )}
      {askedBy.length > 0 && (
        <div className={styles.asked}>
          <p>
            {listNames(askedBy)} {askedBy.length === 1 ? 'asks' : 'ask'}: “Still with us?”
          </p>
          <HereButton names={listNames(askedBy)} several={askedBy.length > 1} />
        </div>
      )}
    </li>
  )
}

/** As high as the answers, so that what is below does not move. */
function DayAnswersPlace() {
  return <div className={styles.answersPlace} />
}

function countOthers({ counts, own }: Reactions): number {
  return (counts['well-done'] ?? 0) - (own === 'well-done' ? 1 : 0)
}

function Status({ member, board }: { member: BoardMember; board: CrewBoard }) {
  const { shares, states, doneToday, quietSince } = member
  const { from, today } = board
  if (!shares) return null
  if (quietSince !== null) return <p className={styles.status}>last marked {formatRecentDay(quietSince, today)}</p>
  if (doneToday) return <p className={styles.status}>done today</p>
  const letter = states[(Date.parse(today) - Date.parse(from)) / 864e5]
  if (letter === 'r') return <p className={styles.status}>rest today</p>
  return letter === 'o' ? <p className={styles.status}>not yet today</p> : null
}

function DoneInMonth({ states }: { states: string }) {
  const { showNumbers } = usePreferences()
  const done = countDone(states)
  return showNumbers && done > 0 ? (
    <p className={styles.status}>{`${done} ${done === 1 ? 'day' : 'days'} done`}</p>
  ) : null
}

function listMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: monthsBack }, (_, back) => {
    const at = year * 12 + month - 1 - back
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}
