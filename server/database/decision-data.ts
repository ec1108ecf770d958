import type { DecisionAction } from '#contract/moderation.ts'

/** The JSON of `moderation_decisions.data`: what reversing the decision needs. */
export type DecisionData = {
  /** The decision that hid or removed the post before. */
  previous?: string | null
  /** Of a moved discussion. */
  from?: string
  to?: string
  /** As chosen, to recognize a repeated action. */
  days?: number | null
  posts?: string
  /** The reports had hidden the post, and it is shown again. */
  shown?: true
}

/** Says what a decision made of the posts that it hid or removed. */
export function getPostState({ action, data }: { action: DecisionAction; data: string | null }): 'hidden' | 'removed' {
  const isRemoval = action === 'suspend' ? parseDecisionData(data).posts === 'remove' : action === 'remove'
  return isRemoval ? 'removed' : 'hidden'
}

/** Parses the column `data`. */
export function parseDecisionData(data: string | null): DecisionData {
  return data === null ? {} : JSON.parse(data)
}
