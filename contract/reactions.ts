/** What a one-tap answer is about: a day or the finish of a challenge, or a post. */
export type ReactionKind = 'day' | 'finish' | 'discussion' | 'reply'

export const dayAnswers = ['with-you', 'well-done'] as const
export const postAnswers = ['with-you', 'thank-you', 'same-here'] as const
export type ReactionAnswer = (typeof dayAnswers)[number] | (typeof postAnswers)[number]
