import { z } from 'zod'

type TextLength = { min?: number; max: number }

/** One line of text: cleaned, trimmed, line breaks folded into spaces. Lengths in code points. */
export function singleLineText({ min = 1, max }: TextLength) {
  return boundedText(min, max, (value) => sanitizeText(value).replace(/\s+/gu, ' ').trim())
}

/** Text of any number of lines: cleaned and trimmed. Lengths in code points. */
export function multilineText({ min = 1, max }: TextLength) {
  return boundedText(min, max, (value) => sanitizeText(value).replace(/\r\n?/g, '\n').trim())
}

/** A date of the calendar, `2026-11-21`, that really exists. */
export const calendarDate = z
  .string()
  .describe('Calendar date, YYYY-MM-DD')
  .refine((value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && isRealDate(value), 'Invalid date')

/** A query parameter that is a whole number written in digits. */
export function integerParam({ min, max }: { min: number; max: number }) {
  return z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value), 'Expected number, received string')
    .transform(Number)
    .pipe(z.number().min(min).max(max))
}

function boundedText(min: number, max: number, sanitize: (value: string) => string) {
  return z
    .string()
    .refine((value) => !value.includes('\u0000'), 'Invalid character')
    .overwrite(sanitize)
    .check((context) => {
      const { value, issues } = context
      // A title of nothing but zero-width characters has length and shows nothing.
      if (countCodePoints(stripInvisible(value)) < min)
        issues.push({ code: 'too_small', origin: 'string', minimum: min, inclusive: true, input: value })
      if (countCodePoints(value) > max)
        issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value })
    })
}

const controlCharacters = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
// Embeddings, overrides and isolates can make a name read as another one.
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g
const stackedCombiningMarks = /(\p{M}{8})\p{M}+/gu

function sanitizeText(value: string): string {
  return value
    .toWellFormed()
    .replace(controlCharacters, '')
    .replace(bidiControls, '')
    .replace(stackedCombiningMarks, '$1')
    .normalize('NFC')
}

function stripInvisible(value: string): string {
  return value.replace(/[\p{Cf}\p{Z}\p{M}\s\u115f\u1160\u2800\u3164\uffa0]/gu, '')
}

function countCodePoints(value: string): number {
  let count = 0
  for (const _ of value) count++
  return count
}

function isRealDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00.000Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
