import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { Crew } from '#contract/crews.ts'
import { paths } from '#web/paths.ts'
import { LazyNotFoundPage } from '#web/shell/LazyNotFoundPage.tsx'
import { Loaded } from '#web/shell/Loaded.tsx'
import { BackLink } from '#web/ui/BackLink.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { LinkField } from '#web/ui/LinkField.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import { Board } from './Board.tsx'
import { crewQuery } from './crew-queries.ts'
import { RoundCard } from './round/RoundCard.tsx'
import styles from './Crews.module.css'

// Below the board, so that the board does not wait for it.
const CrewThread = lazyComponent<{ crewId: string }>(async () => (await import('./CrewThread.tsx')).CrewThread, {
  fallback: ThreadPlace,
})

export function CrewPage() {
  const { id = '' } = useParams()
  const result = useQuery(crewQuery(id))
  return (
    <>
      {!result.data && <PageTitle>Crew</PageTitle>}
      <Loaded result={result} notFound={<LazyNotFoundPage />}>
        {(crew) => <CrewContents key={crew.id} crew={crew} />}
      </Loaded>
    </>
  )
}

function CrewContents({ crew }: { crew: Crew }) {
  const { id, name, members } = crew
  const isAlone = members.length === 1
  return (
    <>
      <div className={styles.top}>
        <BackLink to={paths.crews()}>Crews</BackLink>
        <LinkButton variant="quiet" to={paths.crewSettings(id)}>
          Settings
        </LinkButton>
      </div>
      <PageHeader title={name} />
      {isAlone && <InviteCard crew={crew} isFirst />}
      <div className={isAlone ? styles.main : `${styles.main} ${styles.wide}`}>
        <Board id={id} />
        {!isAlone && (
          <div className={styles.round}>
            <RoundCard crewId={id} />
          </div>
        )}
        <WhenIdle fallback={<ThreadPlace />}>
          <CrewThread crewId={id} />
        </WhenIdle>
        {!isAlone && (
          <div className={styles.more}>
            <InviteCard crew={crew} isFirst={false} />
            <Card as="section" aria-labelledby="start-together" className={styles.together}>
              <h2 id="start-together">Start a challenge together</h2>
              <p>Choose one, then “Start with friends on a date”, and send its link to the crew.</p>
              <LinkButton to={paths.challenges()}>
                Find a challenge
                <Icon name="forward" />
              </LinkButton>
            </Card>
          </div>
        )}
      </div>
    </>
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

function InviteCard({ crew: { name, url, members }, isFirst }: { crew: Crew; isFirst: boolean }) {
  return (
    <Card as="section" aria-labelledby="invite" className={styles.together}>
      <h2 id="invite">{isFirst ? 'Send this link to the others' : 'Bring someone in'}</h2>
      <p>
        Anyone with this link and an account here can join. They see the name of the crew and who is in it.
        {!isFirst && ` ${members.length} of 12.`}
      </p>
      <LinkField label="Link of the crew" link={url} shareTitle={name} primary={isFirst} />
    </Card>
  )
}
