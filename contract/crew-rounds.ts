/** What became of a commitment. */
export const commitmentOutcomes = ['done', 'not-done', 'changed'] as const
export type CommitmentOutcome = (typeof commitmentOutcomes)[number]
