/** What a model is asked. `source` names the prompt and its version, and is kept with what comes of it. */
export type Prompt = { source: string; instructions: string; input: string; maxTokens: number }

/** Somebody's words between marks that they cannot contain. */
export function quoteInput(text: string): string {
  return `<<<\n${text.replaceAll('<<<', '').replaceAll('>>>', '')}\n>>>`
}

/** Titles that must not come again. */
export function formatExistingTitles(titles: string[]): string {
  return titles.length > 0
    ? `\n\nThese exist already. Write about something else:\n${titles.map((title) => `- ${title}`).join('\n')}`
    : ''
}
