import type { RoundAnswer } from '#contract/crew-rounds.ts'

/** Characters of the answer at most, so that the reply stays in view. */
const maxLength = 120

/**
 * Quote the beginning of an answer for a reply in the thread, such as "> **sam** in the round of November 25: A long
 * week.".
 * @param date of the round, in words
 */
export function quoteAnswer({ username, answers }: Pick<RoundAnswer, 'username' | 'answers'>, date: string): string {
  const text = answers.find((answer) => answer !== '') ?? ''
  return `> **${escape(username)}** in the round of ${date}: ${escape(shorten(text.replace(/\s+/gu, ' ').trim()))}`
}

function shorten(text: string): string {
  const characters = [...text]
  if (characters.length <= maxLength) return text
  const start = characters.slice(0, maxLength).join('')
  return `${start.replace(/\s\S*$/u, '')}…`
}

/** Members write answers as plain text, and posts as Markdown. */
function escape(text: string): string {
  return text.replace(/[\\`*~[\]<]|(?<!\w)_|_(?!\w)/gu, String.raw`\$&`)
}
