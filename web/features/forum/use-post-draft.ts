import { useState } from 'react'
import { useFormDraft } from '#web/shell/form-draft.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

/** What a post answers: words of another one in the discussion. */
export type QuotedWords = { id: string; username: string; text: string }

type Start = {
  initialContent: string
  /** Markdown that the text begins with, or continues with if there is a draft. */
  quote: string | undefined
  quoted: QuotedWords | undefined
}

/** The text of a post and the words that it answers. The device keeps them, with the pictures, until they are sent. */
export function usePostDraft(name: string, { initialContent, quote, quoted }: Start) {
  const draft = useFormDraft(name)
  // The server knows no drafts.
  const isHydrated = useIsHydrated()
  const kept = isHydrated ? draft.read() : undefined
  const [text, setText] = useState(() => addQuote(kept?.['content'] ?? initialContent, quote))
  const [answered, setAnswered] = useState(() => quoted ?? parseQuoted(kept))
  const [isRestored, setIsRestored] = useState(isHydrated)
  if (isHydrated && !isRestored) {
    setIsRestored(true)
    setAnswered(quoted ?? parseQuoted(kept))
    // The member may have typed something in the page of the server.
    setText([kept?.['content'], text].filter(Boolean).join('\n\n'))
  }
  const pictures = kept?.['pictures'] ?? ''
  return {
    text,
    setText,
    answered,
    setAnswered,
    pictures,
    keep(changed: { content?: string; words?: QuotedWords | undefined; pictures?: string }) {
      if (!isRestored) return
      const next = { content: text, words: answered, pictures, ...changed }
      if (next.content === initialContent && !next.words && next.pictures === '') draft.discard()
      else draft.save({ content: next.content, pictures: next.pictures, ...formatQuoted(next.words) })
    },
    discard: draft.discard,
    clear() {
      draft.discard()
      setText('')
      setAnswered(undefined)
    },
    getIdempotencyKey: (sent: { content: string; pictures: string }) =>
      draft.getIdempotencyKey({ ...sent, ...formatQuoted(answered) }),
  }
}

function addQuote(text: string, quote: string | undefined): string {
  if (quote === undefined || text.includes(quote)) return text
  return `${text.trim() === '' ? '' : `${text.trimEnd()}\n\n`}${quote}\n\n`
}

/** Drafts are texts. */
function formatQuoted(quoted: QuotedWords | undefined): Record<string, string> {
  return quoted ? { quoteId: quoted.id, quoteName: quoted.username, quoteText: quoted.text } : {}
}

function parseQuoted(draft: Record<string, string> | undefined): QuotedWords | undefined {
  const { quoteId: id, quoteName: username = '', quoteText: text = '' } = draft ?? {}
  return id ? { id, username, text } : undefined
}
