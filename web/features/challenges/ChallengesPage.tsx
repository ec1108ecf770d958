import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#web/api/client.ts'
import type { ChallengesTab } from '#web/paths.ts'
import { useUser } from '#web/shell/session.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { useUrlFilters } from '#web/ui/use-url-filters.ts'
import type { AvailableChallengesProps } from './finding/AvailableChallenges.tsx'
import type { ParticipationListProps } from './ParticipationList.tsx'
import { useParticipations } from './participations.ts'

const skeleton = () => <Skeleton count={2} grid />

// A page loads only the tab that it shows.
const AvailableChallenges = lazyComponent<AvailableChallengesProps>(
  async () => (await import('./finding/AvailableChallenges.tsx')).AvailableChallenges,
  { fallback: () => <Skeleton count={9} grid />, source: 'web/features/challenges/finding/AvailableChallenges.tsx' },
)

const ActiveChallenges = lazyComponent<ParticipationListProps>(
  async () => (await import('./ActiveChallenges.tsx')).ActiveChallenges,
  { fallback: skeleton, source: 'web/features/challenges/ActiveChallenges.tsx' },
)
const CompletedChallenges = lazyComponent<ParticipationListProps>(
  async () => (await import('./CompletedChallenges.tsx')).CompletedChallenges,
  { fallback: skeleton, source: 'web/features/challenges/CompletedChallenges.tsx' },
)

export function ChallengesPage() {
  const [search, change] = useUrlFilters()
  const tab = parseTab(search)
  const isMember = useUser() !== null
  const challengesResult = useQuery(apiQuery('GET /api/challenges'))
  const participationsResult = useParticipations()
  const selectTab = (next: ChallengesTab) => change({ tab: next })

  return (
    <>
      <PageHeader title="Challenges">
        {!isMember && 'One small action a day, for a set number of days. Pick one you can keep up on a bad day.'}
      </PageHeader>
      <Tabs
        label="Challenges"
        value={tab}
        onChange={selectTab}
        tabs={[
          { value: 'available', label: 'Available', count: challengesResult.data?.length },
          {
            value: 'active',
            label: 'Active',
            count: participationsResult.participations.filter(({ completed }) => !completed).length,
          },
          {
            value: 'completed',
            label: 'Completed',
            count: participationsResult.participations.filter(({ completed }) => completed).length,
          },
        ]}
      >
        {tab === 'available' && (
          <AvailableChallenges
            available={challengesResult}
            participationsResult={participationsResult}
            search={search}
            onChange={change}
          />
        )}
        {tab === 'active' && (
          <ActiveChallenges participationsResult={participationsResult} onBrowse={() => selectTab('available')} />
        )}
        {tab === 'completed' && (
          <CompletedChallenges participationsResult={participationsResult} onBrowse={() => selectTab('available')} />
        )}
      </Tabs>
    </>
  )
}

function parseTab(search: URLSearchParams): ChallengesTab {
  const tab = search.get('tab')
  return tab === 'active' || tab === 'completed' ? tab : 'available'
}
