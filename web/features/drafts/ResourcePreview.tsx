import { useState } from 'react'
import type { Block } from '#contract/resources.ts'
import { apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { ResourceArticle } from '#web/features/resources/ResourceArticle.tsx'
import type { ResourceContent } from './fields/resource-values.ts'

/** No resource has it, so the preview shows the lists without ticks. */
const PREVIEW_ID = 'preview'

/** A draft as members see it. Ticks in its lists do nothing. */
export function ResourcePreview({ content }: { content: ResourceContent }) {
  useState(() =>
    queryClient.setQueryData(apiQuery('GET /api/resources/{id}/ticks', { params: { id: PREVIEW_ID } }).queryKey, []),
  )
  const { title, description, pillar, type, blocks, sources = [] } = content
  return (
    <div inert>
      <ResourceArticle
        resource={{
          id: PREVIEW_ID,
          title: title || 'Without a name',
          description,
          pillar: pillar || 'purpose',
          type,
          readTime: null,
          content: '',
          blocks: JSON.stringify(blocks.filter(isComplete)),
          sources,
        }}
      />
    </div>
  )
}

/** An empty block would make the article say that a part is missing. */
function isComplete(block: Block): boolean {
  return Object.values(block).every((value) => value.length > 0)
}
