import { z } from 'zod'
import { date } from './common-fields.ts'
import { limits } from './limits.ts'
import { singleLineText, webAddress } from './text-fields.ts'

/** Where a claim comes from. */
export const source = z.object({
  author: z.string().describe('Person or organisation'),
  year: z.int().nullable().describe('Year of publication; null if the page names none'),
  title: z.string(),
  url: z.string().describe('DOI or exact page'),
  checked: date.nullable().describe('Day on which somebody read the page or its abstract; null if nobody could'),
})
export type Source = z.infer<typeof source>

export const sourceDraft = z.strictObject({
  author: singleLineText({ max: limits.title }),
  year: z.int().min(-1000).max(9999).nullable(),
  title: singleLineText({ max: limits.prompt }),
  url: webAddress(limits.url),
  checked: date.nullable(),
})
