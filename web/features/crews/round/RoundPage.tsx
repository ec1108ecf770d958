import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import type { Round, RoundAnswer } from '#contract/crew-rounds.ts'
import { PostingGate } from '#web/features/moderation/PostingGate.tsx'
import { paths } from '#web/paths.ts'
import { LazyNotFoundPage } from '#web/shell/LazyNotFoundPage.tsx'
import { Loaded } from '#web/shell/Loaded.tsx'
import { useUser } from '#web/shell/session.ts'
import { useTimeZone, useToday } from '#web/shell/today.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { formatDay } from '#web/ui/dates.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import { roundQuery } from './round-queries.ts'
import { formatNext, formatRoundName } from './round-words.ts'
import type { RoundAnswersProps } from './RoundAnswers.tsx'
import { RoundForm } from './RoundForm.tsx'
import styles from './Round.module.css'

// Below the form, which does not wait for them.
const RoundAnswers = lazyComponent<RoundAnswersProps>(async () => (await import('./RoundAnswers.tsx')).RoundAnswers, {
  fallback: () => <Skeleton shape="row" />,
})

/** The weekly round of a crew: the form while it is open, and what everyone wrote. `?on=` has an earlier one. */
export function RoundPage() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const result = useQuery(roundQuery(id, search.get('on') ?? undefined))
  return (
    <>
      {!result.data && <PageTitle>Weekly round</PageTitle>}
      <Loaded result={result} notFound={<LazyNotFoundPage />}>
        {(round) => <RoundContents key={`${round.crewId} ${round.on}`} round={round} />}
      </Loaded>
    </>
  )
}

function RoundContents({ round }: { round: Round }) {
  const { crewId, crewName, on, open, answers } = round
  const today = useToday()
  const userId = useUser()?.id
  const own = answers.find((answer) => answer.userId === userId)
  const others = answers.filter((answer) => answer !== own || !open)
  const title = on === null ? 'Weekly round' : formatRoundName(round, today)
  return (
    <>
      <BackLink to={paths.crew(crewId)}>{crewName}</BackLink>
      <PageHeader title={title} documentTitle={`${title} · ${crewName}`}>
        <RoundLead round={round} />
      </PageHeader>
      <div className={styles.page}>
        {on === null && round.weekday === null && round.canChange && (
          <LinkButton to={`${paths.crewSettings(crewId)}#round`}>Choose a day</LinkButton>
        )}
        {open && <OwnAnswer round={round} own={own} />}
        {others.length > 0 && (
          <WhenIdle fallback={<Skeleton shape="row" />}>
            <RoundAnswers round={round} answers={others} />
          </WhenIdle>
        )}
        <Neighbours round={round} />
        {on !== null && (
          <p className={styles.soft}>
            Only this crew reads this. If someone reports an answer, moderators see it with its questions and the name
            of the crew.
          </p>
        )}
      </div>
    </>
  )
}

function RoundLead({ round }: { round: Round }): string {
  const { on, open, weekday, members, answers } = round
  const [timeZone, today] = [useTimeZone(), useToday()]
  const next = formatNext(round, { timeZone, today })
  if (on === null) return weekday === null ? 'This crew has no weekly round.' : `The first round opens on ${next}.`
  if (open) return `Until ${next}. ${answers.length} of ${members} answered.`
  return answers.length === 1 ? 'One answer.' : `${answers.length} answers.`
}

/** The form, or what the member has answered. */
function OwnAnswer({ round, own }: { round: Round; own: RoundAnswer | undefined }) {
  const [isEditing, setIsEditing] = useState(false)
  if (own && !isEditing)
    return (
      <>
        <RoundAnswers round={round} answers={[own]} label="Your answer" />
        {!own.hidden && (
          <Button className={styles.edit} onClick={() => setIsEditing(true)}>
            Edit your answer
          </Button>
        )}
      </>
    )
  return (
    <PostingGate>
      <Card as="section" className={styles.form} aria-label="Your answer">
        <RoundForm
          round={round}
          own={own}
          onSaved={() => {
            setIsEditing(false)
            toast({ title: own ? 'Answer updated' : 'Your crew can read your answer now' })
          }}
          {...(own && { onCancel: () => setIsEditing(false) })}
        />
      </Card>
    </PostingGate>
  )
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
