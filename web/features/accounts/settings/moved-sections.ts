import { paths } from '#web/paths.ts'

/** Where the sections are that `/settings#…` led to when the settings were one long screen. */
const movedSections: Record<string, string> = {
  profile: paths.profileSettings(),
  members: paths.profileSettings(),
  day: `${paths.daySettings()}#day`,
  numbers: `${paths.daySettings()}#numbers`,
  breaks: `${paths.daySettings()}#breaks`,
  notifications: paths.notificationSettings(),
  email: `${paths.accountSettings()}#email`,
  password: `${paths.accountSettings()}#password`,
  sessions: paths.deviceSettings(),
  'sidebar-setting': paths.appearanceSettings(),
  card: paths.paymentSettings(),
  data: `${paths.privacySettings()}#data`,
  delete: `${paths.privacySettings()}#delete`,
}

/** @param hash such as "#email" @returns undefined if there was no such section */
export function findMovedSection(hash: string): string | undefined {
  const id = hash.slice(1)
  return Object.hasOwn(movedSections, id) ? movedSections[id] : undefined
}
