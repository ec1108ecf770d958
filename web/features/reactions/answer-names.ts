import type { ReactionAnswer } from '#contract/reactions.ts'

export const answerNames: Record<ReactionAnswer, string> = {
  'with-you': 'With you',
  'well-done': 'Well done',
  'thank-you': 'Thank you',
  'same-here': 'Same here',
}
