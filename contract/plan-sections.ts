/** Sections of a plan for bad days, in the order in which a member uses them. */
export const planSections = ['signs', 'alone', 'company', 'people', 'services', 'safety', 'reasons'] as const
export type PlanSection = (typeof planSections)[number]
