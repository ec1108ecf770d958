import type { GroupKind } from './search-filters.ts'

export const kindLabels: Record<GroupKind, string> = {
  screens: 'Screens and settings',
  challenges: 'Challenges',
  resources: 'Resources',
  discussions: 'Discussions',
  members: 'Members',
  goals: 'Your goals',
  journal: 'Your journal',
  plan: 'Your plan for bad days',
}

export const shortKindLabels: Record<GroupKind, string> = {
  ...kindLabels,
  screens: 'Screens',
  goals: 'Goals',
  journal: 'Journal',
  plan: 'Plan',
}
