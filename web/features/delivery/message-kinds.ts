import type { DeliveryChannel, DeliveryItem } from '#contract/delivery.ts'
import { notificationNames } from '#web/features/notifications/notification-kinds.tsx'

export const channelNames: Record<DeliveryChannel, string> = { email: 'Email', push: 'Push' }

const kindNames: Record<string, string> = {
  ...notificationNames,
  reminder: 'Reminder',
  digest: 'Digest',
  account: 'Account email',
  invitation: 'Invitation',
  test: 'Test',
}

export function getKindName(kind: string): string {
  return kindNames[kind] ?? kind
}

/** Name a message for buttons and dialogs, such as "Reminder to marcus". */
export function nameMessage({ kind, username }: DeliveryItem): string {
  return `${getKindName(kind)} to ${username ?? nameGuest(kind)}`
}

/** Name the recipient of a message to someone without an account. */
export function nameGuest(kind: string): string {
  return kind === 'invitation' ? 'someone new' : 'a deleted member'
}
