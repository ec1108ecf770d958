import type { StaffRole } from '#contract/standing.ts'

export const roleChoices: { value: StaffRole; label: string; hint: string }[] = [
  { value: 'member', label: 'Member', hint: 'Uses the site like everyone else.' },
  {
    value: 'moderator',
    label: 'Moderator',
    hint: 'Reviews reports, hides or removes posts, and warns, mutes or suspends members.',
  },
  {
    value: 'admin',
    label: 'Admin',
    hint: 'Can do all of that, and manages members, content, announcements and the site itself.',
  },
]
