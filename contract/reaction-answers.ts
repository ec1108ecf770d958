/** What a one-tap answer is about: a day or the finish of a challenge, a post, or what a member wrote in a weekly round. */
export const reactionKinds = ['day', 'finish', 'discussion', 'reply', 'round-answer'] as const

export const dayAnswers = ['with-you', 'well-done'] as const
export const postAnswers = ['with-you', 'thank-you', 'same-here'] as const
