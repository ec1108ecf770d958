import type { UnfinishedContent } from '#contract/written-drafts.ts'

/** Return a content as it is sent: without fields that are undefined. */
export function toUnfinishedContent(content: object): UnfinishedContent {
  return JSON.parse(JSON.stringify(content))
}
