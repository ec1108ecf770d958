import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { apiQuery } from '#web/api/client.ts'
import type { ChallengesTab } from '#web/paths.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { ActiveChallenges } from './ActiveChallenges.tsx'
import { AvailableChallenges } from './AvailableChallenges.tsx'
import { CompletedChallenges } from './CompletedChallenges.tsx'
import { useParticipations } from './participations.ts'

export function ChallengesPage() {
  const [search, setSearch] = useSearchParams()
  const tab = parseTab(search)
  const challengesResult = useQuery(apiQuery('GET /api/challenges'))
  const participationsResult = useParticipations()

  function selectTab(next: ChallengesTab) {
    setSearch({ ...Object.fromEntries(search), tab: next }, { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <PageHeader title="Challenges">
        One small action a day, for a set number of days. Pick one you can keep up on a bad day.
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
          <AvailableChallenges available={challengesResult} participationsResult={participationsResult} />
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
