import { createComposer } from './create-composer.ts'

const texts = {
  finished: 'The content you asked for is ready',
  failed: 'Writing content failed',
  interrupted: 'Writing content was interrupted',
} as const

/** Writes about a generation that has ended. */
export const generationComposer = createComposer(
  'run',
  ({ subjectId, unread: { run_status: status, run_kind: kind } }) => {
    // A generation that was resumed or undone is no news.
    if (status !== 'finished' && status !== 'failed' && status !== 'interrupted') return null
    const text = texts[status]
    const page = kind === 'populate' ? '/admin/populate' : '/admin/challenges'
    return {
      subject: text,
      paragraphs: [`${text}. You can see every item, and resume the generation if something is missing.`],
      push: `${text}.`,
      action: { label: 'Open the generation', path: `${page}?run=${subjectId}` },
    }
  },
)
