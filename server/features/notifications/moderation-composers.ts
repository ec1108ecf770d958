import { readSiteName } from '../../database/site-branding.ts'
import type { Composer, ComposerContext } from '../delivery/composer.ts'
import { isUnread } from './inbox.ts'
import { isStaffMember, listCaseSubjects, listDecisionSubjects } from './moderation-queries.ts'
import { getSettings } from './settings.ts'
import { createUnsubscribeToken } from './unsubscribe.ts'

// Never what was reported or written: these messages may appear on a locked screen.

type Message = { text: string; advice: string; label: string; path: string }

/** Tells staff that members have reported something. */
export const reportComposer = createComposer('report', 'report', async ({ database }, caseId) => {
  const [found] = await listCaseSubjects(database, [caseId])
  if (!found) return null
  const subject = found.kind === 'member' ? 'A member' : 'A post'
  return {
    text: found.hidden_by_reports ? `${subject} was reported and is hidden for now` : `${subject} was reported`,
    advice: 'It is waiting for a moderator.',
    label: 'Open the case',
    path: `/moderation/${caseId}`,
  }
})

/** Tells staff that a member appeals a decision. */
export const appealComposer = createComposer('appeal', 'report', async (_context, caseId) => ({
  text: 'A member appealed a decision',
  advice: 'Someone other than the moderator who made the decision should answer.',
  label: 'Open the appeal',
  path: `/moderation/${caseId}`,
}))

/** Tells staff that someone waits for approval. */
export const applicationComposer = createComposer('application', 'report', async () => ({
  text: 'Someone asked to join',
  advice: 'Their request is waiting for your answer.',
  label: 'Open the requests',
  path: '/admin/applications',
}))

/** Tells a member that moderators have made a decision about them or their post. */
export const moderationComposer = createComposer('moderation', 'moderation', async ({ database }, decisionId) => {
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
  return {
    text: texts[state],
    advice: 'You can read the decision and what you can do in the app.',
    label: 'Read the decision',
    path: `/decisions/${decisionId}`,
  }
})

/** Tells a member that what they reported was reviewed. */
export const reviewedComposer = createComposer('reviewed', 'moderation', async () => ({
  text: 'A moderator reviewed what you reported',
  advice: 'Thank you for looking out for other members.',
  label: 'Open your notifications',
  path: '/notifications',
}))

const words = { report: 'Stop emails about reports', moderation: 'Stop emails about moderation' }

function createComposer(
  kind: 'report' | 'appeal' | 'application' | 'moderation' | 'reviewed',
  setting: 'report' | 'moderation',
  write: (context: ComposerContext, subjectId: string) => Promise<Message | null>,
): Composer {
  async function load(context: ComposerContext) {
    const { database, recipient, message } = context
    const { userId } = recipient
    const { subjectId } = message
    if (subjectId === null || !(await isUnread(database, { userId, kind, subjectId }))) return null
    // They may have been demoted since.
    if (setting === 'report' && !(await isStaffMember(database, userId))) return null
    const written = await write(context, subjectId)
    return written && { ...written, channels: (await getSettings(database, userId)).kinds[setting] }
  }
  return {
    async email(context) {
      const message = await load(context)
      if (!message?.channels.email) return null
      const { recipient, dependencies } = context
      const token = createUnsubscribeToken(dependencies.services.secrets, { userId: recipient.userId, kind: setting })
      return {
        subject: message.text,
        paragraphs: [`${message.text}. ${message.advice}`],
        action: { label: message.label, path: message.path },
        unsubscribe: { token, words: words[setting] },
      }
    },
    async push(context) {
      const message = await load(context)
      if (!message?.channels.push) return null
      return {
        title: await readSiteName(context.database),
        body: `${message.text}.`,
        tag: `${kind} ${context.message.subjectId}`,
        path: message.path,
      }
    },
  }
}
