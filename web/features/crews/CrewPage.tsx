import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { crewLimits } from '#contract/limits.ts'
import { paths } from '#web/paths.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { useUser } from '#web/shell/session.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Fold } from '#web/ui/Fold.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { lazyWhenIdle } from '#web/ui/lazy-when-idle.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { WhenNear } from '#web/ui/WhenNear.tsx'
import { Board } from './Board.tsx'
import { boardQuery, crewQuery } from './crew-queries.ts'
import type { CrewLinkProps } from './CrewLink.tsx'
import type { CrewThreadProps } from './CrewThread.tsx'
import { LazyNoCrewPage } from './LazyNoCrewPage.tsx'
import { LinkPlace } from './LinkPlace.tsx'
import type { PairChallengesProps } from './PairChallenges.tsx'
import { PairChallengesPlace } from './PairChallengesPlace.tsx'
import { roundQuery } from './round/round-queries.ts'
import { RoundCard } from './round/RoundCard.tsx'
import { ThreadNews } from './ThreadNews.tsx'
import styles from './Crews.module.css'

// Below the board, so that the board does not wait for it.
const CrewThread = lazyWhenIdle<CrewThreadProps>(
  async () => (await import('./later-parts.ts')).loadCrewThread(),
  ThreadPlace,
)
const PairChallenges = lazyWhenIdle<PairChallengesProps>(
  async () => (await import('./later-parts.ts')).loadPairChallenges(),
  PairChallengesPlace,
)

// The page from the server does not have it, and the first rendering must be the same.
const CrewLink = lazyWhenIdle<CrewLinkProps>(async () => (await import('./later-parts.ts')).loadCrewLink(), LinkPlace)

/** What the screen shows at once. A page from the server does not have the link, which is a secret. */
type ShownCrew = { id: string; name: string; members: Person[] }
type Person = { id: string; username: string; founder: boolean }

export function CrewPage() {
  const { id = '' } = useParams()
  const crew = useQuery(crewQuery(id))
  const { data: board } = useQuery(boardQuery(id))
  const { data: round } = useQuery(roundQuery(id))
  const early = board && round && { id, name: round.crewName, members: board.members }
  const result = { ...crew, data: crew.data ?? early }
  return (
    <>
      {!result.data && <PageTitle>Crew</PageTitle>}
      <Loaded result={result} notFound={<LazyNoCrewPage />}>
        {(shown) => <CrewContents key={id} crew={shown} />}
      </Loaded>
    </>
  )
}

function CrewContents({ crew }: { crew: ShownCrew }) {
  const { id, name, members } = crew
  const ownId = useUser()?.id ?? ''
  const [other, ...more] = members.filter((member) => member.id !== ownId)
  const isPair = other !== undefined && more.length === 0
  return (
    <>
      <div className={styles.top}>
        <BackLink to={paths.crews()}>Crews</BackLink>
        <LinkButton variant="quiet" to={paths.crewSettings(id)}>
          Settings
        </LinkButton>
      </div>
      <PageHeader title={name}>
        {isPair && (
          <>
            You and <bdi>{other.username}</bdi>
          </>
        )}
      </PageHeader>
      {!other && <Founded crew={crew} />}
      {isPair && <Pair crew={crew} ownId={ownId} other={other} />}
      {more.length > 0 && <Several crew={crew} />}
    </>
  )
}

/** A crew without others yet. */
function Founded({ crew }: { crew: ShownCrew }) {
  return (
    <>
      <Card as="section" aria-labelledby="invite" className={styles.together}>
        <h2 id="invite">Send this link to the others</h2>
        <Invite crew={crew} isFirst />
        <p>
          They’ll see your row of the board below. <Link to={paths.crewSettings(crew.id)}>Choose what it shows</Link>
        </p>
      </Card>
      <div className={styles.main}>
        <Board id={crew.id} />
        <CrewThread crewId={crew.id} />
      </div>
    </>
  )
}

/** Two members who keep each other accountable: their days come first, and the link for others comes last. */
function Pair({ crew, ownId, other }: { crew: ShownCrew; ownId: string; other: Person }) {
  const { id } = crew
  return (
    <div className={styles.pair}>
      <div className={styles.main}>
        <ThreadNews crewId={id} />
        <Board id={id}>
          <WhenNear distance={200} fallback={<PairChallengesPlace />}>
            <PairChallenges crewId={id} ownId={ownId} other={other} />
          </WhenNear>
        </Board>
        <CrewThread crewId={id} />
      </div>
      <div className={styles.more}>
        <RoundCard crewId={id} partner={other} />
        <Card as="section" aria-label="Invite someone">
          <Fold summary="Invite someone" className={styles.fold}>
            <div className={styles.together}>
              <Invite crew={crew} />
            </div>
          </Fold>
        </Card>
      </div>
    </div>
  )
}

function Several({ crew }: { crew: ShownCrew }) {
  const { id } = crew
  return (
    <div className={styles.pair}>
      <div className={styles.main}>
        <ThreadNews crewId={id} />
        <Board id={id} />
        <CrewThread crewId={id} />
      </div>
      <div className={styles.more}>
        <RoundCard crewId={id} />
        <Card as="section" aria-labelledby="invite" className={styles.together}>
          <h2 id="invite">Invite someone</h2>
          <Invite crew={crew} />
        </Card>
        <Card as="section" aria-labelledby="start-together" className={styles.together}>
          <h2 id="start-together">Start a challenge together</h2>
          <p>Choose one, then “Start with friends on a date”, and send its link to the crew.</p>
          <LinkButton to={paths.challenges()}>
            Find a challenge
            <Icon name="forward" />
          </LinkButton>
        </Card>
      </div>
    </div>
  )
}

function ThreadPlace() {
  return (
    <Card as="section" aria-labelledby="crew-thread">
      <h2 id="crew-thread">Thread</h2>
      <Skeleton shape="row" count={3} />
    </Card>
  )
}

type InviteProps = { crew: ShownCrew; isFirst?: boolean }

function Invite({ crew, isFirst = false }: InviteProps) {
  return (
    <>
      <p>
        Anyone with this link and an account here can join. Once in, they read the thread and every round, and see what
        each of you shares.
        {!isFirst && ` ${crew.members.length} of ${crewLimits.members}.`}
      </p>
      <CrewLink crewId={crew.id} name={crew.name} isFirst={isFirst} />
    </>
  )
}
