import type { z } from 'zod'
import type { replyForm } from '#contract/forum.ts'
import type { Viewer } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { invalidFieldError } from '../../errors.ts'
import { clearQuotes, findQuotable, listQuotesOf } from './quote-queries.ts'

export type Quote = NonNullable<z.output<typeof replyForm>['quote']>

/**
 * Checks that a reply quotes words that its author sees in the discussion.
 * @returns the author of the quoted post
 * @throws bad-request if the words are not there
 */
export async function checkQuote(
  tx: Database,
  viewer: Viewer,
  postId: string,
  quote: Quote,
): Promise<{ authorId: string | null }> {
  const quoted = await findQuotable(tx, viewer, { postId, id: quote.id })
  if (!quoted || !hasWords(quoted.content, quote.text))
    throw invalidFieldError('quote', 'These words are no longer in the post')
  return { authorId: quoted.user_id }
}

/** Removes words from quotes that their author has removed from the post. */
export async function refreshQuotes(tx: Database, { id, content }: { id: string; content: string }): Promise<void> {
  const quotes = await listQuotesOf(tx, id)
  const outdated = quotes.filter(({ quoted_text: text }) => text !== null && !hasWords(content, text))
  await clearQuotes(
    tx,
    outdated.map((quote) => quote.id),
  )
}

/** Compares letters and digits only, because a quote is what members see: Markdown without its signs. */
function hasWords(markdown: string, words: string): boolean {
  const withoutTargets = markdown.replaceAll(/\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:\s+["'][^"'\n]*["'])?\)/g, ']')
  return toLetters(withoutTargets).includes(toLetters(words))
}

function toLetters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
