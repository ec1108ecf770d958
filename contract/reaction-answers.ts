/** What a one-tap answer is about: a day or the finish of a challenge, or a post. */
export const reactionKinds = ['day', 'finish', 'discussion', 'reply'] as const

export const dayAnswers = ['with-you', 'well-done'] as const
export const postAnswers = ['with-you', 'thank-you', 'same-here'] as const
