import { limits } from '#contract/limits.ts'
import { stripMarkdown } from '#contract/strip-markdown.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { rareIcons } from '#web/ui/rare-icons.ts'
import type { QuotedWords } from './use-post-draft.ts'

export type QuoteButtonProps = {
  post: { id: string; username: string; content: string }
  onQuote: (quoted: QuotedWords) => void
}

/** Characters of a post that is quoted without selecting a passage. */
const quotedLength = 200

/** Quotes the passage of a post that is selected, or else its start. */
export function QuoteButton({ post: { id, username, content }, onQuote }: QuoteButtonProps) {
  return (
    <IconButton
      icon={rareIcons.quote}
      label={`Quote ${isolate(username)}`}
      // A press would clear the selection.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        const text = getSelected(id) || cutAtWord(stripMarkdown(content, { maxLength: quotedLength * 2 }))
        getSelection()?.removeAllRanges()
        onQuote({ id, username, text })
      }}
    />
  )
}

function getSelected(id: string): string {
  const selection = getSelection()
  const text = document.querySelector(`[data-quotable="${CSS.escape(id)}"]`)
  if (!selection?.rangeCount || !text?.contains(selection.getRangeAt(0).commonAncestorContainer)) return ''
  return [...selection.toString().trim()].slice(0, limits.quote).join('')
}

/** Cut a text after a word, without a sign that it goes on, which is not in the post. */
function cutAtWord(text: string): string {
  const characters = [...text.replace(/…$/, '')]
  if (characters.length <= quotedLength) return characters.join('')
  return characters
    .slice(0, quotedLength)
    .join('')
    .replace(/\s\S*$/, '')
}
