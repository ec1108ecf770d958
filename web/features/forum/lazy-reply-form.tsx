import { lazyComponent, showLoadErrorToast } from '#web/ui/lazy-component.tsx'
import { Markdown } from '#web/ui/Markdown.tsx'

/** Load the reply form on first use. When editing, the reply stays readable until then. */
export const ReplyForm = lazyComponent(async () => (await import('./ReplyForm.tsx')).ReplyForm, {
  fallback: ({ reply }) => reply && <Markdown text={reply.content} headings="h3" keepLines />,
  onFailure({ onCancel }) {
    showLoadErrorToast()
    onCancel()
  },
})
