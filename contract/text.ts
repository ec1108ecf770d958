import { z } from 'zod'

type Lengths = { min?: number; max: number }

/** One line of text: cleaned, trimmed, line breaks folded into spaces. Lengths in code points. */
export function line({ min = 1, max }: Lengths) {
  return bounded(min, max, (value) => clean(value).replace(/\s+/gu, ' ').trim())
}

/** Text of any number of lines: cleaned and trimmed. Lengths in code points. */
export function prose({ min = 1, max }: Lengths) {
  return bounded(min, max, (value) => clean(value).replace(/\r\n?/g, '\n').trim())
}

/** A date of the calendar, `2026-11-21`, that really exists. */
export const calendarDate = z
  .string()
  .describe('Calendar date, YYYY-MM-DD')
  .refine((value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && isRealDate(value), 'Invalid date')

/** A query parameter that is a whole number written in digits. */
export function digits({ min, max }: { min: number; max: number }) {
  return z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value), 'Expected number, received string')
    .transform(Number)
    .pipe(z.number().min(min).max(max))
}

function bounded(min: number, max: number, cleaned: (value: string) => string) {
  return z
    .string()
    .refine((value) => !value.includes('\u0000'), 'Invalid character')
    .overwrite(cleaned)
    .check((context) => {
      const { value, issues } = context
      // A title of nothing but zero-width characters has length and shows nothing.
      if (codePoints(visible(value)) < min)
        issues.push({ code: 'too_small', origin: 'string', minimum: min, inclusive: true, input: value })
      if (codePoints(value) > max)
        issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value })
    })
}

const controls = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
// Embeddings, overrides and isolates can make a name read as another one.
const directions = /[\u202a-\u202e\u2066-\u2069]/g
const towersOfMarks = /(\p{M}{8})\p{M}+/gu

function clean(value: string): string {
  return value
    .toWellFormed()
    .replace(controls, '')
    .replace(directions, '')
    .replace(towersOfMarks, '$1')
    .normalize('NFC')
}

function visible(value: string): string {
  return value.replace(/[\p{Cf}\p{Z}\p{M}\s\u115f\u1160\u2800\u3164\uffa0]/gu, '')
}

function codePoints(value: string): number {
  let count = 0
  for (const _ of value) count++
  return count
}

function isRealDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00.000Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
