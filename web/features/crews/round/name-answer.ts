import type { RoundAnswer } from '#contract/crew-rounds.ts'

/**
 * Name an answer at the beginning of a reply in the thread, such as "> **sam** in the round of November 25". Without its
 * words: they are gone once the member leaves the crew, and the reply stays.
 * @param date of the round, in words
 */
export function nameAnswer({ username }: Pick<RoundAnswer, 'username'>, date: string): string {
  return `> **${escape(username)}** in the round of ${date}`
}

/** Keeps what looks like Markdown in a name as it is. */
function escape(text: string): string {
  return text.replace(/[\\`*~[\]<]|(?<!\w)_|_(?!\w)/gu, String.raw`\$&`)
}
