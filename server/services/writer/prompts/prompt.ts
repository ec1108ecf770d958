import { z } from 'zod'

export type Prompt = {
  /** The prompt's name and version, which is stored with the written item. */
  source: string
  instructions: string
  input: string
  /** States all that `parseAnswer` requires, for servers that can enforce it. */
  answer: z.ZodType
  maxTokens: number
}

export function boundedText(max: number, min = 1) {
  return z.string().min(min).max(max)
}

/** Quotes untrusted text between marks that it cannot contain. */
export function quoteInput(text: string): string {
  return `<<<\n${text.replaceAll('<<<', '').replaceAll('>>>', '')}\n>>>`
}

export function formatExistingTitles(titles: string[]): string {
  return titles.length > 0
    ? `\n\nThese already exist. Write about something else:\n${titles.map((title) => `- ${title}`).join('\n')}`
    : ''
}
