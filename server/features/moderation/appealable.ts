import type { DecisionAction } from '#contract/moderation.ts'

const appealable: DecisionAction[] = ['hide', 'remove', 'lock', 'move', 'warn', 'mute', 'suspend']

/** Reports hide a post only until a moderator has looked at it, so there is nothing to appeal in that. */
export function canAppeal({ action, appeal }: { action: DecisionAction; appeal: string | null }): boolean {
  return appealable.includes(action) && appeal === null
}
