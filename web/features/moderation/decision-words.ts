import type { ItemKind } from '#contract/moderation-items.ts'
import type { DecisionAction } from '#contract/moderation.ts'
import { capitalize, nameItem } from './item.ts'

/** Tell the member what was decided, such as "A moderator removed your reply.". */
export function describeDecision(action: DecisionAction, kind: ItemKind, isOfCrew: boolean): string {
  const yours = `your ${nameItem(kind, isOfCrew)}`
  switch (action) {
    case 'auto-hide':
      return `${capitalize(yours)} is hidden until a moderator has reviewed it.`
    case 'keep':
      return `A moderator reviewed ${yours} and kept it.`
    case 'hide':
      return `A moderator hid ${yours}.`
    case 'remove':
      return `A moderator removed ${yours}.`
    case 'restore':
      return `A moderator restored ${yours}.`
    case 'lock':
      return `A moderator locked ${yours}.`
    case 'unlock':
      return `A moderator unlocked ${yours}.`
    case 'pin':
      return `A moderator pinned ${yours}.`
    case 'unpin':
      return `A moderator unpinned ${yours}.`
    case 'move':
      return `A moderator moved ${yours} to another pillar.`
    case 'warn':
      return 'You got a warning from a moderator.'
    case 'mute':
      return 'A moderator muted you.'
    case 'unmute':
      return 'You can post again.'
    case 'suspend':
      return 'Your account was suspended.'
    case 'unsuspend':
      return 'Your account is no longer suspended.'
  }
}

/** Name a decision for staff, such as "Removed a reply". */
export function nameDecision(action: DecisionAction, kind: ItemKind, isOfCrew: boolean): string {
  const verb = staffVerbs[action]
  if (kind === 'member') return verb
  const item = nameItem(kind, isOfCrew)
  return `${verb} ${item === 'answer' ? 'an' : 'a'} ${item}`
}

const staffVerbs: Record<DecisionAction, string> = {
  'auto-hide': 'Reports hid',
  keep: 'Kept',
  hide: 'Hid',
  remove: 'Removed',
  restore: 'Restored',
  lock: 'Locked',
  unlock: 'Unlocked',
  pin: 'Pinned',
  unpin: 'Unpinned',
  move: 'Moved',
  warn: 'Warned',
  mute: 'Muted',
  unmute: 'Ended a mute',
  suspend: 'Suspended',
  unsuspend: 'Ended a suspension',
}

export function isDecisionAction(value: string): value is DecisionAction {
  return Object.hasOwn(staffVerbs, value)
}
