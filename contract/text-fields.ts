import { z } from 'zod'

type TextLength = { min?: number; max: number }

/** Single-line text: sanitized and trimmed, with line breaks replaced by spaces. Lengths are in code points. */
export function singleLineText({ min = 1, max }: TextLength) {
  return boundedText(min, max, (value) => sanitizeText(value).replace(/\s+/gu, ' ').trim())
}

/** Multi-line text, sanitized and trimmed. Lengths are in code points. */
export function multilineText({ min = 1, max }: TextLength) {
  return boundedText(min, max, (value) => sanitizeText(value).replace(/\r\n?/g, '\n').trim())
}

/** An existing calendar date such as `2026-11-21`. */
export const calendarDate = z
  .string()
  .meta({ description: 'Calendar date, YYYY-MM-DD', format: 'date' })
  .refine((value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && isRealDate(value), 'Invalid date')

/** An integer in a path or query parameter. */
export function integerParam({ min, max }: { min: number; max: number }) {
  return z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value), 'Expected number, received string')
    .transform(Number)
    .pipe(z.int().min(min).max(max))
}

function boundedText(min: number, max: number, sanitize: (value: string) => string) {
  return z
    .string()
    .refine((value) => !value.includes('\u0000'), 'Invalid character')
    .overwrite(sanitize)
    .check((context) => {
      const { value, issues } = context
      // A title of zero-width characters has a length but is invisible.
      if (countCodePoints(stripInvisible(value)) < min)
        issues.push({ code: 'too_small', origin: 'string', minimum: min, inclusive: true, input: value })
      if (countCodePoints(value) > max)
        issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value })
    })
    .meta({ ...(min > 0 && { minLength: min }), maxLength: max })
}

const controlCharacters = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
// Bidirectional controls can make a name look like another one.
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
