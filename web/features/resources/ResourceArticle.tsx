import { useEffect, useMemo } from 'react'
import type { ResourceDetail } from '#contract/resources.ts'
import { SourceList } from '#web/features/resources/sources/SourceList.tsx'
import { paths } from '#web/paths.ts'
import { pillarContent } from '#web/pillars/pillar-content.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { BackLink } from '#web/ui/BackLink.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Banner } from '#web/ui/Banner.tsx'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { PhoneText } from '#web/ui/PhoneText.tsx'
import { toast } from '#web/ui/toast.ts'
import { parseBlocks } from './parse-blocks.ts'
import { resourceTypes } from './resource-types.ts'
import { ResourceBlock } from './ResourceBlock.tsx'
import styles from './ResourceArticle.module.css'

export function ResourceArticle({ resource }: { resource: ResourceDetail }) {
  const { id, title, description, pillar, type, readTime, content, sources } = resource
  const { blocks, problem } = useMemo(() => parseBlocks(resource.blocks), [resource.blocks])

  useEffect(() => {
    if (problem) toast({ title: 'Content Error', description: problem, variant: 'destructive' })
  }, [problem])

  return (
    <article className={styles.article} data-pillar={pillar}>
      <BackLink to={paths.pillarAlias(pillar)}>{`Back to ${pillarContent[pillar].title}`}</BackLink>
      <header className={styles.header}>
        <div className={styles.badges}>
          <PillarBadge pillar={pillar} />
          <Badge>{resourceTypes[type]}</Badge>
          {readTime !== null && <span className={styles.time}>{`${readTime} min read`}</span>}
        </div>
        <h1 dir="auto">
          <HeadingText>{title}</HeadingText>
        </h1>
        <p className={styles.description} dir="auto">
          <PhoneText text={description} />
        </p>
      </header>
      {problem && (
        <div className={styles.banner}>
          <Banner title="Content Loading Error" tone="error">
            {blocks.length
              ? 'Part of this resource could not be shown. The rest is below.'
              : 'This resource could not be shown with its layout. Here is the plain text.'}
          </Banner>
        </div>
      )}
      <div className={styles.body}>
        {blocks.length ? (
          blocks.map(({ index, block }) => (
            <ResourceBlock key={index} resourceId={id} blockIndex={index} block={block} />
          ))
        ) : (
          <p className={styles.content} dir="auto">
            <PhoneText text={content} />
          </p>
        )}
      </div>
      <SourceList sources={sources} />
    </article>
  )
}
