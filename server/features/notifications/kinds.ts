import {
  type NotificationChannel,
  type NotificationKind,
  notificationChannels,
  notificationKinds,
  type NotificationSettings,
} from '#contract/notification-settings.ts'

type KindSettings = NotificationSettings['kinds']

export type KindChanges = Partial<Record<NotificationKind, Partial<Record<NotificationChannel, boolean>>>>

const defaultKinds: KindSettings = {
  reminder: { inApp: false, push: true, email: true },
  reply: { inApp: true, push: true, email: true },
  mention: { inApp: true, push: true, email: true },
  announcement: { inApp: true, push: true, email: true },
  together: { inApp: true, push: true, email: true },
  moderation: { inApp: true, push: true, email: true },
  report: { inApp: true, push: true, email: true },
  run: { inApp: true, push: true, email: false },
}

const fixed: KindChanges = { reminder: { inApp: false }, announcement: { inApp: true }, moderation: { inApp: true } }

/** Adds the defaults to what a member has changed. @param changes the column `kinds`; null for no row */
export function parseKinds(changes: string | null): KindSettings {
  return applyChanges(defaultKinds, changes === null ? {} : JSON.parse(changes))
}

export function applyChanges(kinds: KindSettings, changes: KindChanges): KindSettings {
  const result = structuredClone(kinds)
  for (const kind of notificationKinds)
    for (const channel of notificationChannels)
      result[kind][channel] = fixed[kind]?.[channel] ?? changes[kind]?.[channel] ?? kinds[kind][channel]
  return result
}

/** Formats what differs from the defaults, so that members who never chose get later defaults. */
export function formatKinds(kinds: KindSettings): string {
  const changes: KindChanges = {}
  for (const kind of notificationKinds)
    for (const channel of notificationChannels)
      if (kinds[kind][channel] !== defaultKinds[kind][channel])
        changes[kind] = { ...changes[kind], [channel]: kinds[kind][channel] }
  return JSON.stringify(changes)
}
