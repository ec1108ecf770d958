import { useQuery } from '@tanstack/react-query'
import type { Round, RoundAnswer } from '#contract/crew-rounds.ts'
import { paths } from '#web/paths.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { useUser } from '#web/shell/session.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Card } from '#web/ui/Card.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ChooseDayButton } from './ChooseDayButton.tsx'
import { CommitmentLine } from './CommitmentLine.tsx'
import { formatNext } from './format-next.ts'
import { roundQuery } from './round-queries.ts'
import { countAnswered, describeEarlier } from './round-words.ts'
import styles from './Round.module.css'

type Props = {
  crewId: string
  /** The other member of a crew of two. */
  partner?: Partner | undefined
}

type Partner = { username: string; founder: boolean }

/** This week's round on the screen of its crew. In a larger crew without one, only its founder sees it. */
export function RoundCard({ crewId, partner }: Props) {
  const result = useQuery(roundQuery(crewId))
  return (
    <Loaded result={result} fallback={<Skeleton count={1} />}>
      {(round) => <Contents round={round} partner={partner} />}
    </Loaded>
  )
}

function Contents({ round, partner }: { round: Round; partner: Partner | undefined }) {
  const { crewId, on, open, weekday, canChange, previous, nextAt } = round
  const timeZone = useTimeZone()
  const ownId = useUser()?.id ?? ''
  const next = nextAt && formatNext({ nextAt }, timeZone)
  if (weekday === null && !canChange && previous === null && !partner) return null
  return (
    <Card as="section" aria-labelledby="round" className={styles.card}>
      <div className={styles.cardHead}>
        <h2 id="round">{on === null ? 'Weekly round' : 'This week’s round'}</h2>
        {open && <p className={styles.earlier}>{`Open until ${next} · ${countAnswered(round, ownId)}`}</p>}
      </div>
      {on === null ? (
        <p className={styles.soft}>
          {next === null
            ? describeOffer({ canChange, partner })
            : `The ${previous === null ? 'first' : 'next'} round opens on ${next}.`}
        </p>
      ) : (
        <Answers round={round} />
      )}
      {canChange && (weekday === null || on === null) && (
        <p className={styles.action}>
          <ChooseDayButton round={round} wide />
        </p>
      )}
      {on === null && previous !== null && (
        <p className={styles.action}>
          <LinkButton wide to={paths.round(crewId, { on: previous })}>
            Read the last round
          </LinkButton>
        </p>
      )}
    </Card>
  )
}

function describeOffer({ canChange, partner }: { canChange: boolean; partner: Partner | undefined }): string {
  const answering = partner
    ? 'You both answer, then read each other’s answers.'
    : 'Everyone answers, then reads the others’ answers.'
  if (canChange) return `Three questions, once a week, on a day you choose. ${answering}`
  const chooser = partner?.founder ? isolate(partner.username) : 'The founder of the crew'
  return `Three questions, once a week. ${answering} ${chooser} can choose the day.`
}

function Answers({ round }: { round: Round }) {
  const { crewId, on, open, answers, commitment } = round
  const userId = useUser()?.id
  const own = answers.find((answer) => answer.userId === userId)
  return (
    <>
      {answers.length > 0 ? (
        <ul className={styles.short}>
          {answers.map((answer) => (
            <ShortAnswer key={answer.userId} on={on} answer={answer} isOwn={answer === own} />
          ))}
        </ul>
      ) : (
        // Of a pair, the heading says it.
        round.members !== 2 && <p className={styles.soft}>Nobody has answered yet.</p>
      )}
      {open && !own && commitment && (
        <p className={styles.soft}>
          {`You said ${describeEarlier(on, commitment).toLowerCase()}: `}
          <b dir="auto">{commitment.text}</b>
        </p>
      )}
      <div className={styles.actions}>
        {open && !own && (
          <LinkButton variant="primary" wide to={paths.round(crewId)}>
            Answer
          </LinkButton>
        )}
        {answers.length > 0 && (
          <LinkButton wide to={`${paths.round(crewId)}#answers`}>
            {describeWhole(answers.length)}
          </LinkButton>
        )}
      </div>
    </>
  )
}

function describeWhole(count: number): string {
  if (count === 1) return 'Read the whole answer'
  return count === 2 ? 'Read both answers' : `Read all ${count} answers`
}

function ShortAnswer({ on, answer, isOwn }: { on: string | null; answer: RoundAnswer; isOwn: boolean }) {
  const { username, profileImageUrl, answers } = answer
  return (
    <li>
      <Avatar url={profileImageUrl} name={username} size="small" />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{username}</bdi>
          {isOwn && ' (you)'}
        </p>
        <p className={styles.first} dir="auto">
          {answers.find((text) => text !== '')}
        </p>
        <CommitmentLine on={on} answer={answer} />
      </div>
    </li>
  )
}
