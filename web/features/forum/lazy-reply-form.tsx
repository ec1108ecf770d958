import { lazyComponent, showLoadErrorToast } from '#web/ui/lazy-component.tsx'
import { Markdown } from '#web/ui/Markdown.tsx'

/** The form of a reply: whoever only reads does not load it. Until it is here the reply stays to be read. */
export const ReplyForm = lazyComponent(async () => (await import('./ReplyForm.tsx')).ReplyForm, {
  fallback: ({ reply }) => reply && <Markdown text={reply.content} headings="h3" />,
  onFailure({ onCancel }) {
    showLoadErrorToast()
    onCancel()
  },
})
