import { createComposer } from './create-composer.ts'
import { listCaseSubjects, listDecisionSubjects } from './moderation-queries.ts'

// Never what was reported or written: these messages may appear on a locked screen.

/** Tells staff that members have reported something. */
export const reportComposer = createComposer('report', async ({ database, subjectId: caseId }) => {
  const [found] = await listCaseSubjects(database, [caseId])
  if (!found) return null
  const subject = found.kind === 'member' ? 'A member' : 'A post'
  return toMessage(
    found.hidden_by_reports ? `${subject} was reported and is hidden for now` : `${subject} was reported`,
    'It is waiting for a moderator.',
    { label: 'Open the case', path: `/moderation/${caseId}` },
  )
})

/** Tells staff that a member appeals a decision. */
export const appealComposer = createComposer('appeal', ({ subjectId: caseId }) =>
  toMessage('A member appealed a decision', 'Someone other than the moderator who made the decision should answer.', {
    label: 'Open the appeal',
    path: `/moderation/${caseId}`,
  }),
)

/** Tells staff that someone waits for approval. */
export const applicationComposer = createComposer('application', () =>
  toMessage('Someone asked to join', 'Their request is waiting for your answer.', {
    label: 'Open the requests',
    path: '/admin/applications',
  }),
)

/** Tells admins that a draft was not published when it was due. */
export const publicationComposer = createComposer('publication', ({ subjectId: draftId }) =>
  toMessage('A draft could not be published when it was due', 'The draft says why. Correct it and publish it again.', {
    label: 'Open the draft',
    path: `/admin/library/drafts/${draftId}`,
  }),
)

/** Tells a member that moderators have made a decision about them or their post. */
export const moderationComposer = createComposer('moderation', async ({ database, subjectId: decisionId }) => {
  const [found] = await listDecisionSubjects(database, [decisionId])
  if (!found) return null
  const isAnswer = found.appeal_status === 'upheld' || found.appeal_status === 'reversed'
  const subject = found.kind === 'member' ? 'your account' : 'one of your posts'
  const texts = {
    answer: 'A moderator answered your appeal',
    hidden: 'One of your posts is hidden until a moderator has reviewed it',
    decided: `A moderator reviewed ${subject}`,
  }
  const state = isAnswer ? 'answer' : found.action === 'auto-hide' ? 'hidden' : 'decided'
  return toMessage(texts[state], 'You can read the decision and what you can do in the app.', {
    label: 'Read the decision',
    path: `/decisions/${decisionId}`,
  })
})

/** Tells a member that what they reported was reviewed. */
export const reviewedComposer = createComposer('reviewed', () =>
  toMessage('A moderator reviewed what you reported', 'Thank you for looking out for other members.', {
    label: 'Open your notifications',
    path: '/notifications',
  }),
)

function toMessage(text: string, advice: string, action: { label: string; path: string }) {
  return { subject: text, paragraphs: [`${text}. ${advice}`], push: `${text}.`, action }
}
