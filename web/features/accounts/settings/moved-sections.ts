import { paths } from '#web/paths.ts'

/** Where the sections are that `/settings#…` led to when the settings were one long screen. */
const movedSections: Record<string, string> = {
  profile: paths.profileSettings(),
  members: paths.profileSettings(),
  day: `${paths.settings('days')}#day`,
  numbers: `${paths.settings('days')}#numbers`,
  breaks: `${paths.settings('days')}#breaks`,
  notifications: paths.notificationSettings(),
  email: `${paths.settings('account')}#email`,
  password: `${paths.settings('account')}#password`,
  sessions: paths.settings('devices'),
  'sidebar-setting': paths.settings('appearance'),
  card: paths.settings('payment'),
  data: `${paths.settings('privacy')}#data`,
  delete: `${paths.settings('privacy')}#delete`,
}

/** @param hash such as "#email" @returns undefined if there was no such section */
export function findMovedSection(hash: string): string | undefined {
  const id = hash.slice(1)
  return Object.hasOwn(movedSections, id) ? movedSections[id] : undefined
}
