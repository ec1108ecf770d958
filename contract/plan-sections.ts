/** Sections of a plan for bad days, in the order in which a member uses them. */
export const planSections = ['signs', 'alone', 'company', 'people', 'services', 'safety', 'reasons'] as const
export type PlanSection = (typeof planSections)[number]

/** The question of each section, as the member reads it. */
export const planSectionTitles: Record<PlanSection, string> = {
  signs: 'How do I notice that a bad day is coming?',
  alone: 'What can I do on my own that helps?',
  company: 'Which people and places take my mind off it?',
  people: 'Who can I tell that it’s a bad day?',
  services: 'Which professionals and services can I turn to?',
  safety: 'How do I keep dangerous things out of reach?',
  reasons: 'What do I want to hold on for?',
}
