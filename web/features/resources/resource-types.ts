import type { ResourceType } from '#contract/resources.ts'

export const resourceTypes: Record<ResourceType, string> = {
  article: 'Article',
  guide: 'Guide',
  exercise: 'Exercise',
  worksheet: 'Worksheet',
}
