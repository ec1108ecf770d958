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

const isoDate = /^(\d{4}-\d{2}-\d{2})(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d))?$/

/** A calendar date, or an instant that falls on it. Empty for none. */
export const dateOrInstant = z
  .string()
  .refine((value) => {
    if (value === '') return true
    const [, date] = isoDate.exec(value) ?? []
    return date !== undefined && isRealDate(date)
  }, 'Invalid date')
  .meta({
    description:
      'Calendar date, YYYY-MM-DD, or an ISO 8601 instant. An instant in UTC is its date in the time zone of the member, except at midnight. Midnight UTC and an instant with another offset are the date as written. Empty for none.',
    anyOf: [{ format: 'date' }, { format: 'date-time' }, { const: '' }],
  })

/** A calendar date, YYYY-MM-DD. */
export const calendarDate = z
  .string()
  .refine((value) => isCalendarDate(value), {
    error: ({ input }) => (input === '' ? 'Required' : 'Invalid date'),
  })
  .meta({ description: 'Calendar date, YYYY-MM-DD', format: 'date' })

/** A calendar date that can be left out, also as an empty value. */
export const optionalDate = z
  .string()
  .refine((value) => value === '' || isCalendarDate(value), 'Invalid date')
  .meta({ description: 'Calendar date, YYYY-MM-DD. Empty for none.', anyOf: [{ format: 'date' }, { const: '' }] })
  .transform((value) => value || undefined)
  .optional()

/** A text that can be left out, also as an empty value. */
export function optionalText(text: z.ZodString) {
  return text.transform((value) => (stripInvisible(value) === '' ? undefined : value)).optional()
}

/** The address of a web page. */
export function webAddress(max: number) {
  return singleLineText({ max }).refine(isWebAddress, 'Use a web address that starts with https://')
}

/** A choice that can be left out, also as an empty value. */
export function optionalChoice<const T extends string>(values: readonly T[]) {
  return z
    .enum([...values, ''])
    .transform((value) => values.find((each) => each === value))
    .optional()
}

/** An integer in a path or query parameter. */
export function integerParam({ min, max }: { min: number; max: number }) {
  return z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value), 'Expected number, received string')
    .transform(Number)
    .pipe(z.int().min(min).max(max))
}

function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(value)) return false
  try {
    const { username, password, hostname } = new URL(value)
    return username === '' && password === '' && hostname.includes('.')
  } catch {
    return false
  }
}

function boundedText(min: number, max: number, sanitize: (value: string) => string) {
  return z
    .string()
    .refine((value) => !value.includes('\u0000'), 'Invalid character')
    .overwrite((value) => {
      const text = sanitize(value)
      // Zero-width characters have a length but are invisible.
      return stripInvisible(text) === '' ? '' : text
    })
    .check((context) => {
      const { value, issues } = context
      const visible = stripInvisible(value)
      if (countCodePoints(visible) < min)
        issues.push({ code: 'too_small', origin: 'string', minimum: min, inclusive: true, input: visible })
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

function isCalendarDate(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && isRealDate(value)
}

function isRealDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00.000Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
