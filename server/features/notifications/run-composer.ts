import { readSiteName } from '../../database/site-branding.ts'
import type { Composer, ComposerContext } from '../delivery/composer.ts'
import { findUnread } from './message-queries.ts'
import { getSettings } from './settings.ts'
import { createUnsubscribeToken } from './unsubscribe.ts'

const texts = {
  finished: 'The content you asked for is ready',
  failed: 'Writing content failed',
  interrupted: 'Writing content was interrupted',
} as const

/** Writes about a content run that has ended. */
export const runComposer: Composer = {
  async email(context) {
    const run = await loadUnread(context)
    if (!run?.kinds.run.email) return null
    const { recipient, dependencies } = context
    return {
      subject: run.text,
      paragraphs: [`${run.text}. You can see every item, and resume the run if something is missing.`],
      action: { label: 'Open the run', path: run.path },
      unsubscribe: {
        token: createUnsubscribeToken(dependencies.services.secrets, { userId: recipient.userId, kind: 'run' }),
        words: 'Stop emails about finished runs',
      },
    }
  },
  async push(context) {
    const run = await loadUnread(context)
    if (!run?.kinds.run.push) return null
    return {
      title: await readSiteName(context.database),
      body: `${run.text}.`,
      tag: `run ${context.message.subjectId}`,
      path: run.path,
    }
  },
}

async function loadUnread({ database, recipient: { userId }, message: { subjectId } }: ComposerContext) {
  if (subjectId === null) return null
  const found = await findUnread(database, { userId, kind: 'run', subjectId })
  const { run_status: status, run_kind: kind } = found ?? {}
  // A run that was resumed or undone is no news.
  if (status !== 'finished' && status !== 'failed' && status !== 'interrupted') return null
  const { kinds } = await getSettings(database, userId)
  const path = kind === 'populate' ? '/admin/populate' : '/admin/challenges'
  return { kinds, text: texts[status], path: `${path}?run=${subjectId}` }
}
