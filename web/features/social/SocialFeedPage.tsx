import { useSearchParams } from 'react-router'
import { isPillar, pillarLabels } from '#web/pillars/pillars.ts'
import { useUser } from '#web/shell/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { Tabs } from '#web/ui/Tabs.tsx'
import { AddPost } from './AddPost.tsx'
import { EmbedConsentReset } from './EmbedConsentReset.tsx'
import { Feed } from './Feed.tsx'
import { FetchInstagram } from './FetchInstagram.tsx'
import { platformNames } from './platform-names.ts'
import { isPlatform, platforms } from './platforms.ts'
import styles from './SocialFeedPage.module.css'

const tabs = [
  { value: 'all' as const, label: 'All' },
  ...platforms.map((platform) => ({ value: platform, label: platformNames[platform] })),
]

export function SocialFeedPage() {
  const [search, setSearch] = useSearchParams()
  const isAdmin = useUser()?.isAdmin ?? false
  const params = { platform: search.get('platform'), pillar: search.get('pillar') }
  const platform = isPlatform(params.platform) ? params.platform : undefined
  const pillar = isPillar(params.pillar) ? params.pillar : undefined
  const setFilters = (next: Record<string, string | undefined>) =>
    setSearch(
      Object.entries(next).flatMap(([name, value]) => (value ? [[name, value] satisfies [string, string]] : [])),
      { replace: true, preventScrollReset: true },
    )
  return (
    <>
      <PageHeader title="Social Feed">Posts from Instagram, Threads and TikTok.</PageHeader>
      <Card className={styles.tools}>
        <AddPost />
        {isAdmin && <FetchInstagram />}
      </Card>
      <Tabs
        label="Platforms"
        tabs={tabs}
        value={platform ?? 'all'}
        onChange={(next) => setFilters({ platform: next === 'all' ? undefined : next, pillar })}
      >
        {pillar && (
          <p className={styles.filter}>
            Showing posts for {pillarLabels[pillar]}
            <Button
              variant="quiet"
              onClick={(event) => {
                restoreFocusToRegion(event.currentTarget)
                setFilters({ platform })
              }}
            >
              Show all
            </Button>
          </p>
        )}
        <EmbedConsentReset />
        <Feed key={`${platform} ${pillar}`} platform={platform} pillar={pillar} />
      </Tabs>
    </>
  )
}
