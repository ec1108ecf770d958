import type { AuditKind } from '#contract/audit.ts'
import { isDecisionAction, nameDecision } from '#web/features/moderation/decision-words.ts'
import { isItemKind } from '#web/features/moderation/item.ts'

/** Put the detail of an entry in words, such as "Hid a reply" for "hide reply 0198…". */
export function describeDetail(entryKind: AuditKind, detail: string): string {
  if (entryKind !== 'moderation') return detail
  const [, memberAction = '', duration] = /^([a-z]+)(?: (for .*))?$/.exec(detail) ?? []
  if (isDecisionAction(memberAction))
    return [nameDecision(memberAction, 'member', false), duration].filter(Boolean).join(' ')
  const [, answer, action = '', item = ''] = /^(uphold |reverse )?([a-z-]+) ([a-z-]+)(?: |$)/.exec(detail) ?? []
  const isOfCrew = item === 'crew-post'
  const kind = isOfCrew ? 'reply' : item
  if (!isDecisionAction(action) || !isItemKind(kind)) return detail
  const decision = nameDecision(action, kind, isOfCrew)
  if (!answer) return decision
  return `Appeal ${answer === 'reverse ' ? 'reversed' : 'upheld'}: ${decision.charAt(0).toLowerCase()}${decision.slice(1)}`
}
