import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import type { Round, RoundAnswer } from '#contract/crew-rounds.ts'
import { PostingGate } from '#web/features/moderation/PostingGate.tsx'
import { paths } from '#web/paths.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { useUser } from '#web/shell/session.ts'
import { useTimeZone, useToday } from '#web/shell/today.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { formatDay } from '#web/ui/dates.ts'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { lazyWhenIdle } from '#web/ui/lazy-when-idle.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { LazyNoCrewPage } from '../LazyNoCrewPage.tsx'
import { formatNext } from './format-next.ts'
import { nameAnswer } from './name-answer.ts'
import { roundQuery } from './round-queries.ts'
import { countAnswered, formatRoundName } from './round-words.ts'
import { RoundAnswers } from './RoundAnswers.tsx'
import { RoundForm } from './RoundForm.tsx'
import type { WriteToCrewProps } from './WriteToCrew.tsx'
import styles from './Round.module.css'

const NoRound = lazyWhenIdle<{ round: Round }>(
  async () => (await import('../later-parts.ts')).loadNoRound(),
  NoRoundPlace,
)
const WriteToCrew = lazyWhenIdle<WriteToCrewProps>(
  async () => (await import('../later-parts.ts')).loadWriteToCrew(),
  WritePlace,
)

/** The weekly round of a crew: the form while it is open, and what everyone wrote. `?on=` has an earlier one. */
export function RoundPage() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const result = useQuery(roundQuery(id, search.get('on') ?? undefined))
  return (
    <>
      {!result.data && <PageTitle>Weekly round</PageTitle>}
      <Loaded result={result} notFound={<LazyNoCrewPage />} fallback={<RoundSkeleton />}>
        {(round) => <RoundContents key={`${round.crewId} ${round.on}`} round={round} />}
      </Loaded>
    </>
  )
}

function RoundContents({ round }: { round: Round }) {
  const { crewId, crewName, on, open, answers } = round
  const [reply, setReply] = useState<{ quote: string; count: number }>()
  const threadRef = useRef<HTMLDivElement>(null)
  const today = useToday()
  const userId = useUser()?.id
  const own = answers.find((answer) => answer.userId === userId)
  const others = answers.filter((answer) => answer !== own || !open)
  // While the round is open, the member answers before they see the thread.
  const showsThread = on !== null && (!open || own !== undefined || reply !== undefined)

  function replyTo(answer: RoundAnswer) {
    setReply({ quote: nameAnswer(answer, formatDay(on ?? '', today)), count: (reply?.count ?? 0) + 1 })
    // The field takes the focus, if the member can write.
    threadRef.current?.focus()
  }

  const title = on === null ? 'Weekly round' : formatRoundName(round, today)
  return (
    <>
      <BackLink to={paths.crew(crewId)}>{crewName}</BackLink>
      <PageHeader title={title} documentTitle={`${title} · ${crewName}`}>
        <RoundLead round={round} />
      </PageHeader>
      <div className={styles.page}>
        {on === null && <NoRound round={round} />}
        {open && <OwnAnswer round={round} own={own} others={others.length} />}
        {others.length > 0 && (
          <div id="answers" className={styles.others}>
            <RoundAnswers round={round} answers={others} onReply={replyTo} />
          </div>
        )}
        {showsThread && (
          <div ref={threadRef} tabIndex={-1} className={styles.thread}>
            <WriteToCrew
              key={reply?.count}
              crewId={crewId}
              quote={reply?.quote}
              focused={reply !== undefined}
              saysReaders={!open || own !== undefined}
            />
          </div>
        )}
        <Neighbours round={round} />
      </div>
    </>
  )
}

function RoundLead({ round }: { round: Round }): ReactNode {
  const { on, open, weekday, answers, members, previous, nextAt } = round
  const timeZone = useTimeZone()
  const ownId = useUser()?.id ?? ''
  const next = nextAt && formatNext({ nextAt }, timeZone)
  const isNew = previous === null
  if (on === null && weekday === null)
    return `${members === 2 ? 'You have' : 'This crew has'} no weekly round ${isNew ? 'yet' : 'at the moment'}.`
  if (on === null) return `The ${isNew ? 'first' : 'next'} round opens on ${next}.`
  if (open)
    return (
      <>
        <span className={styles.sentence}>{`Open until ${next}.`}</span>{' '}
        <span className={styles.sentence}>{`${countAnswered(round, ownId)}.`}</span>
      </>
    )
  return answers.length === 1 ? 'One answer.' : `${answers.length} answers.`
}

function RoundSkeleton() {
  return (
    <div className={styles.loading}>
      <Skeleton shape="title" />
      <Skeleton count={4} />
    </div>
  )
}

function NoRoundPlace() {
  return <Skeleton count={1} />
}

function WritePlace() {
  return <div className={styles.writePlace} />
}

type OwnProps = { round: Round; own: RoundAnswer | undefined; others: number }

/** The form, or what the member has answered. */
function OwnAnswer({ round, own, others }: OwnProps) {
  const [isEditing, setIsEditing] = useState(false)
  const [hasClosedForm, setHasClosedForm] = useState(false)

  function closeForm() {
    setIsEditing(false)
    setHasClosedForm(true)
  }

  if (own && !isEditing)
    return (
      <section
        className={styles.own}
        aria-label="Your answer"
        tabIndex={-1}
        ref={hasClosedForm ? focusOnMount : undefined}
      >
        <RoundAnswers round={round} answers={[own]} label="Your answer" />
        <p className={styles.soft}>{describeOthers(others)}</p>
        {!own.hidden && <Button onClick={() => setIsEditing(true)}>Edit your answer</Button>}
      </section>
    )
  return (
    <PostingGate>
      <Card as="section" className={styles.form} aria-label="Your answer">
        <RoundForm
          round={round}
          own={own}
          onSaved={() => {
            closeForm()
            toast({ title: own ? 'Answer updated' : 'Your answer can be read now' })
          }}
          {...(own && { onCancel: closeForm })}
        />
      </Card>
    </PostingGate>
  )
}

function describeOthers(count: number): string {
  if (count === 0) return 'Nobody else has answered yet.'
  return `${count === 1 ? 'One other answer is' : `${count} other answers are`} below.`
}

function Neighbours({ round: { crewId, previous, next, on } }: { round: Round }) {
  const today = useToday()
  if (previous === null && next === null) return null
  return (
    <nav className={styles.neighbours} aria-label="Other rounds">
      {previous !== null && (
        <Link to={paths.round(crewId, { on: previous })}>{`Round of ${formatDay(previous, today)}`}</Link>
      )}
      {next !== null && on !== null && (
        <Link data-next to={paths.round(crewId, { on: next })}>{`Round of ${formatDay(next, today)}`}</Link>
      )}
    </nav>
  )
}
