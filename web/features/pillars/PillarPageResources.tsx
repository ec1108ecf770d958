import { useQuery } from '@tanstack/react-query'
import type { Pillar } from '#contract/pillars.ts'
import { apiQuery } from '#web/api/client.ts'
import { resourceTypes } from '#web/features/resources/resource-types.ts'
import { paths } from '#web/paths.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Card, CardFooter } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './PillarPage.module.css'

export function PillarPageResources({ pillar }: { pillar: Pillar }) {
  const result = useQuery(apiQuery('GET /api/resources', { query: { pillar } }))
  const { data } = result
  if (!data)
    return (
      <LoadingState result={result}>
        <Skeleton count={3} grid />
      </LoadingState>
    )
  if (!data.length) return <EmptyState title="No resources in this pillar yet." />
  return (
    <>
      <ul className={styles.grid}>
        {data.map(({ id, title, description, type, readTime }) => (
          <Card key={id} as="li" pillar={pillar}>
            <div className={styles.facts}>
              <Badge>{resourceTypes[type]}</Badge>
              {readTime !== null && <span>{`${readTime} min`}</span>}
            </div>
            <h2 className={styles.title} dir="auto">
              <HeadingText>{title}</HeadingText>
            </h2>
            <p className={styles.text} dir="auto">
              {description}
            </p>
            <CardFooter>
              <LinkButton wide to={paths.resource(id)} aria-label={`View Resource: ${title}`}>
                View Resource
              </LinkButton>
            </CardFooter>
          </Card>
        ))}
      </ul>
      <div className={styles.more}>
        <LinkButton to={paths.resources()}>All resources</LinkButton>
      </div>
    </>
  )
}
