import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isPillar, pillarLabels, pillarNames, pillars } from '#web/pillars/pillars.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { communityTaglines } from './community-taglines.ts'
import { CrewsLink } from './CrewsLink.tsx'
import { Discussions } from './Discussions.tsx'
import { JoinedNotice } from './JoinedNotice.tsx'
import { useJustJoined } from './just-joined.ts'
import { StartDiscussion } from './StartDiscussion.tsx'
import { useRememberVisit } from './use-remember-visit.ts'

const tabs = [
  { value: 'all' as const, label: 'All' },
  ...pillars.map((pillar) => ({ value: pillar, label: pillarNames[pillar] })),
]

export function CommunityPage() {
  const [search, setSearch] = useSearchParams()
  const pillarParam = search.get('pillar')
  const pillar = isPillar(pillarParam) ? pillarParam : undefined
  const [joinedIn] = useState(pillar)
  const joined = useJustJoined()
  useRememberVisit()
  const isJustJoined = joined !== undefined && pillar === joinedIn
  return (
    <>
      {isJustJoined && <JoinedNotice {...joined} />}
      <PageHeader
        title="Community"
        documentTitle={pillar && `Community: ${pillarLabels[pillar]}`}
        action={<StartDiscussion pillar={pillar} />}
      >
        {communityTaglines[pillar ?? 'all']}
      </PageHeader>
      {!pillar && <CrewsLink />}
      <Tabs
        label="Pillars"
        tabs={tabs}
        value={pillar ?? 'all'}
        onChange={(next) =>
          setSearch(next === 'all' ? {} : { pillar: next }, { replace: true, preventScrollReset: true })
        }
      >
        <Discussions key={pillar} pillar={pillar} justJoined={isJustJoined} />
      </Tabs>
    </>
  )
}
