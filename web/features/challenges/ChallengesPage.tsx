import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { query } from '#web/api/client.ts'
import type { ChallengesTab } from '#web/paths.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { ActiveChallenges } from './ActiveChallenges.tsx'
import { AvailableChallenges } from './AvailableChallenges.tsx'
import { CompletedChallenges } from './CompletedChallenges.tsx'
import { useParticipations } from './participation.ts'

export function ChallengesPage() {
  const [search, setSearch] = useSearchParams()
  const tab = tabIn(search)
  const available = useQuery(query('GET /api/challenges'))
  const mine = useParticipations()

  function show(next: ChallengesTab) {
    setSearch({ ...Object.fromEntries(search), tab: next }, { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <PageTitle>Challenges</PageTitle>
      <PageHeader title="Challenges">
        One thing, a set number of days, a brick for each. Pick one you can keep on a bad day.
      </PageHeader>
      <Tabs
        label="Challenges"
        value={tab}
        onChange={show}
        tabs={[
          { value: 'available', label: 'Available', count: available.data?.length },
          { value: 'active', label: 'Active', count: mine.participations.filter(({ completed }) => !completed).length },
          {
            value: 'completed',
            label: 'Completed',
            count: mine.participations.filter(({ completed }) => completed).length,
          },
        ]}
      >
        {tab === 'available' && <AvailableChallenges available={available} mine={mine} />}
        {tab === 'active' && <ActiveChallenges mine={mine} onBrowse={() => show('available')} />}
        {tab === 'completed' && <CompletedChallenges mine={mine} onBrowse={() => show('available')} />}
      </Tabs>
    </>
  )
}

function tabIn(search: URLSearchParams): ChallengesTab {
  const tab = search.get('tab')
  return tab === 'active' || tab === 'completed' ? tab : 'available'
}
