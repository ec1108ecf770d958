import { Markdown } from '#web/ui/Markdown.tsx'
import { onFirstUse, sayNotLoaded } from '#web/ui/on-first-use.tsx'

/** The form of a reply: whoever only reads does not load it. Until it is here the reply stays to be read. */
export const ReplyForm = onFirstUse(async () => (await import('./ReplyForm.tsx')).ReplyForm, {
  meanwhile: ({ reply }) => reply && <Markdown text={reply.content} headings="h3" />,
  onFailure({ onCancel }) {
    sayNotLoaded()
    onCancel()
  },
})
