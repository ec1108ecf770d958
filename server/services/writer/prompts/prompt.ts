/** `source` is the prompt's name and version, which is stored with the written item. */
export type Prompt = { source: string; instructions: string; input: string; maxTokens: number }

/** Quotes untrusted text between marks that it cannot contain. */
export function quoteInput(text: string): string {
  return `<<<\n${text.replaceAll('<<<', '').replaceAll('>>>', '')}\n>>>`
}

export function formatExistingTitles(titles: string[]): string {
  return titles.length > 0
    ? `\n\nThese already exist. Write about something else:\n${titles.map((title) => `- ${title}`).join('\n')}`
    : ''
}
