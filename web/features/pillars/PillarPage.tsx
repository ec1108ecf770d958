import { useParams, useSearchParams } from 'react-router'
import type { Pillar } from '#contract/pillars.ts'
import { LazyPillarPosts } from '#web/features/social/LazyPillarPosts.tsx'
import { paths } from '#web/paths.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { pillarContent } from '../../pillars/pillar-content.ts'
import { isPillar, pillars } from '../../pillars/pillars.ts'
import { PillarPageChallenges } from './PillarPageChallenges.tsx'
import { PillarPageResources } from './PillarPageResources.tsx'
import styles from './PillarPage.module.css'

const PillarPageCommunity = lazyComponent<{ pillar: Pillar }>(
  async () => (await import('./PillarPageCommunity.tsx')).PillarPageCommunity,
  { fallback: () => <Skeleton shape="row" count={6} />, source: 'web/features/pillars/PillarPageCommunity.tsx' },
)

const tabs = [
  { value: 'challenges', label: 'Challenges' },
  { value: 'resources', label: 'Resources' },
  { value: 'community', label: 'Community' },
] as const

export function PillarPage() {
  const { pillar } = useParams()
  return (
    <>
      <PageTitle>{isPillar(pillar) ? pillarContent[pillar].title : 'Pillar not found'}</PageTitle>
      <BackLink to={paths.pillars()}>Core Pillars</BackLink>
      {isPillar(pillar) ? (
        <PillarView key={pillar} pillar={pillar} />
      ) : (
        <EmptyState
          as="h1"
          title="Pillar not found"
          action={
            <LinkButton variant="primary" to={paths.pillars()}>
              Back to Pillars
            </LinkButton>
          }
        />
      )}
    </>
  )
}

function PillarView({ pillar }: { pillar: Pillar }) {
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'challenges'
  const { title, description } = pillarContent[pillar]
  return (
    <>
      <header className={styles.header} data-pillar={pillar}>
        <PillarIllustration pillar={pillar} />
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={styles.description}>{description}</p>
        </div>
      </header>
      <Tabs
        label={title}
        tabs={tabs}
        value={tab}
        onChange={(next) => setSearch({ tab: next }, { replace: true, preventScrollReset: true })}
      >
        {tab === 'challenges' && <PillarPageChallenges pillar={pillar} />}
        {tab === 'resources' && <PillarPageResources pillar={pillar} />}
        {tab === 'community' && <PillarPageCommunity pillar={pillar} />}
      </Tabs>
      <LazyPillarPosts pillar={pillar} />
    </>
  )
}

function PillarIllustration({ pillar }: { pillar: Pillar }) {
  return (
    <div className={styles.columns} aria-hidden="true">
      {pillars.map((candidate) => (
        <span key={candidate} className={styles.column} data-own={candidate === pillar || undefined}>
          {candidate === pillar && <Icon name={pillar} size="large" />}
        </span>
      ))}
    </div>
  )
}
