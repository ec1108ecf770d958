import type { Resource, ResourceDetail } from '#contract/resources.ts'
import type { ListedResource } from './queries.ts'

export function presentResource(row: ListedResource): Resource {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    pillar: row.pillar,
    type: row.type,
    readTime: row.read_time,
  }
}

export function presentResourceDetail(
  row: ListedResource & { content: string; blocks: string | null; sources: string | null },
): ResourceDetail {
  return { ...presentResource(row), content: row.content, blocks: row.blocks, sources: JSON.parse(row.sources ?? '[]') }
}
